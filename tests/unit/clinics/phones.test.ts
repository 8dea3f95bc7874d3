import { it } from 'vitest'
import { numberToCall, readPhones } from '../../../cms/clinics/tidy/phone.ts'
import { tidyWebAddress } from '../../../cms/clinics/tidy/web-address.ts'
import { expectRows } from '../../support/table.ts'

it('the number to call is found among others, and is never a fax or for texts only', () => {
  const call = (text: string, state: string) => {
    const { phone, phoneExtension } = numberToCall(text, state) ?? {}
    return phone && (phoneExtension ? `${phone} x${phoneExtension}` : phone)
  }
  expectRows(call, [
    ['864-231-2260', 'SC', '864-231-2260'],
    ['(864) 231.2260', 'SC', '864-231-2260'],
    ['+1 864 231 2260', 'SC', '864-231-2260'],
    ['1-864-231-2260', 'SC', '864-231-2260'],
    ['8642312260', 'SC', '864-231-2260'],
    ['8642312260.0', 'SC', '864-231-2260'],
    ['864/231-2260', 'SC', '864-231-2260'],
    ['864-231-2260 / 864-231-2261', 'SC', '864-231-2260'],
    ['864-231-2260 option 3', 'SC', '864-231-2260'],
    ['541-484-4800 x54134', 'OR', '541-484-4800 x54134'],
    ['541-484-4800 ext. 045', 'OR', '541-484-4800 x045'],
    ['808-555-0142, Extension 7', 'HI', '808-555-0142 x7'],
    ['tollfree: 800-555-0101, tdd: 800-555-0102, main: 813-555-0103', 'FL', '813-555-0103'],
    ['(813) 555-0104, TTY: (813) 555-0105', 'FL', '813-555-0104'],
    ['TTY 864-231-2260; Voice 864-231-2261', 'SC', '864-231-2261'],
    ['(813) 555-0106 or 800-555-0107 (toll-free, 24 hrs)', 'FL', '813-555-0106'],
    ['Toll free 800-231-2260', 'SC', '800-231-2260'],
    ['Call 813-555-0111 to make an appointment.', 'FL', '813-555-0111'],
    ['864-231-2260 (fax) 864-231-2261 (voice)', 'SC', '864-231-2261'],
    ['813-555-0113 Fax 813-555-0114', 'FL', '813-555-0113'],
    ['Fax 813-555-0112', 'FL', undefined],
    ['Text 864-231-2260', 'SC', undefined],
    ['Call or text 864-231-2260', 'SC', '864-231-2260'],
    ['691-320-2213', 'FM', '+691 320 2213'],
    // Where all numbers have one area code, people leave it out.
    ['555-0109', 'ME', '207-555-0109'],
    ['622-7566', 'ME', '207-622-7566'],
    ['555-0109', 'FL', undefined],
    ['1-800-CALL-NOW', 'SC', undefined],
    ['911', 'SC', undefined],
    ['864-231-226', 'SC', undefined],
    ['call us', 'SC', undefined],
  ])
})

it('every number of a text is read with what it is for', () => {
  const all = (text: string) => readPhones(text, 'SC').map(({ kind, phone }) => `${kind} ${phone}`)
  expectRows(all, [
    [
      'Main 864-231-2260, Fax: 864-231-2261, TTY/TDD 864-231-2262; toll-free 800-231-2263',
      ['voice 864-231-2260', 'fax 864-231-2261', 'tty 864-231-2262', 'tollFree 800-231-2263'],
    ],
    ['SMS 864-231-2264', ['text 864-231-2264']],
  ])
})

it('a web address has the name of a site', () => {
  expectRows(tidyWebAddress, [
    ['www.example.org', 'http://www.example.org'],
    ['https://example.org/a?b=1', 'https://example.org/a?b=1'],
    ['xn--n3h.xn--p1ai', 'http://xn--n3h.xn--p1ai'],
    ['47130', undefined],
    ['http://0.0.184.26', undefined],
    ['www,web.example', undefined],
    ['info@example.org', undefined],
    ['example', undefined],
    ['www.example.org; other.example', undefined],
  ])
})
