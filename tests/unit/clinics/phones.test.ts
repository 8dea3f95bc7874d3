import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { linesFromTexts } from '../../../cms/clinics/phones/lines-from-texts.ts'
import { furtherLines, numberToCall, readLines } from '../../../cms/clinics/tidy/phone.ts'
import { tidyWebAddress } from '../../../cms/clinics/tidy/web-address.ts'
import { LOCALES, type Locale } from '../../../cms/contract/constants.ts'
import { lineText } from '../../../cms/contract/line-text.ts'
import {
  LINE_TYPES,
  lineToCall,
  mainLine,
  type PhoneLine,
} from '../../../cms/contract/phone-lines.ts'
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
    ['000-000-0000', 'SC', undefined],
    ['call us', 'SC', undefined],
  ])
})

it('every number of a text is read with what it is for, in which language and what else is said', () => {
  const all = (text: string, state = 'SC') => {
    const lines = readLines(text, state)
    return furtherLines(lines, mainLine(lines)).map((line) => lineText(line))
  }
  const FAX = 'Fax: 864-231-2261'
  const SPANISH = 'Voice: 864-231-2261 (Spanish)'
  expectRows(all, [
    [
      'Main 864-231-2260, Fax: 864-231-2261, TTY/TDD 864-231-2262; toll-free 800-231-2263',
      'SC',
      [FAX, 'TTY: 864-231-2262', 'Voice: 800-231-2263'],
    ],
    ['SMS 864-231-2264', 'SC', ['Text messages: 864-231-2264']],
    // Labels before their numbers, behind them, in brackets, or none.
    ...[
      '864-231-2260 Fax 864-231-2261',
      '864-231-2260 voice, 864-231-2261 fax',
      '864-231-2260 - Main 864-231-2261 - Fax',
      'Tel. 864-231-2260 / Fax 864-231-2261',
      '864-231-2260\n864-231-2261 (fax)',
      'Fax: 864-231-2261; Phone: 864-231-2260',
      '864-231-2260; 864-231-2261 [fax]',
      '864-231-2260, fax 231-2261',
    ].map((text) => [text, 'SC', [FAX]] as const),
    ...[
      '864-231-2260 (English) / 864-231-2261 (Español)',
      'English: 864-231-2260, Spanish: 864-231-2261',
      '864-231-2260; se habla español 864-231-2261',
      'Para español llame al 864-231-2261. English 864-231-2260',
      '864-231-2260 EN, 864-231-2261 ES',
    ].map((text) => [text, 'SC', [SPANISH]] as const),
    ['864-231-2260/2261', 'SC', ['Voice: 864-231-2261']],
    ['8642312260,8642312261', 'SC', ['Voice: 864-231-2261']],
    ['864-231-2260 x12 or x13', 'SC', ['Voice: 864-231-2260 x13']],
    ['555-0109, fax 555-0110', 'ME', ['Fax: 207-555-0110']],
    // Of the number to call, only what helps who calls it.
    ['864-231-2260 (para español, oprima 2)', 'SC', ['Voice: 864-231-2260 (Spanish) – oprima 2']],
    ['Main: 864-231-2260 (bilingual)', 'SC', ['Voice: 864-231-2260 (English, Spanish)']],
    ['864-231-2260 option 3', 'SC', ['Voice: 864-231-2260 – option 3']],
    ['Dental 864-231-2260', 'SC', []],
    ['Phone/Fax: 864-231-2260', 'SC', ['Fax: 864-231-2260']],
    ['Medical 864-231-2260 | Dental 864-231-2261', 'SC', ['Voice: 864-231-2261 – Dental']],
    [
      '864-231-2260, 864-231-2261 (nights and weekends), 24/7 crisis line 864-231-2262',
      'SC',
      ['After hours: 864-231-2261', 'Crisis line: 864-231-2262 – 24/7'],
    ],
    ['WhatsApp 864-231-2261, tel. 864-231-2260', 'SC', ['Text messages: 864-231-2261 – WhatsApp']],
    ['Kreyòl: 864-231-2261, 864-231-2260', 'SC', ['Voice: 864-231-2261 (Haitian Creole)']],
    ['864-231-2260 // 864-231-2261 - private, do not give out', 'SC', []],
    ['Text HELLO to 741741', 'SC', []],
    ['864-231-2260 (2023/2024)', 'SC', []],
  ])
})

it('a line that is written is read again as the same, in each language', () => {
  const misses: string[] = []
  for (const type of LINE_TYPES)
    for (const languages of [[], ['Spanish'], ['English', 'Haitian Creole']])
      for (const description of [null, 'Fax', 'Ask for Ana; x9 – (only Mondays)'])
        for (const locale of LOCALES) {
          const line = { number: '864-231-2260', extension: '045', type, languages, description }
          const [again] = linesFromTexts([lineText(line, locale)], '') ?? []
          if (!isDeepStrictEqual(again, line)) misses.push(lineText(line, locale))
        }
  expect(misses).toEqual([])
})

it('a page in Spanish offers the line in Spanish, and says so where the language is another', () => {
  const line = (number: string, languages: string[], type: PhoneLine['type'] = 'voice') => ({
    ...{ number, extension: null, type, languages, description: null },
  })
  const SPANISH = line('2', ['Spanish'])
  const said = (phone: string | null, phones: readonly PhoneLine[] | null, locale: Locale) => {
    const called = lineToCall({ phone, phoneExtension: null, phones }, locale)
    return called && [called.number, called.language].filter(Boolean).join(' ')
  }
  expectRows(said, [
    ['1', null, 'es', '1'],
    ['1', [SPANISH], 'es', '2 Spanish'],
    ['1', [SPANISH], 'en', '1'],
    ['1', [line('1', ['English', 'Spanish'])], 'es', '1 Spanish'],
    ['1', [line('1', ['Spanish'])], 'en', '1 Spanish'],
    ['1', [line('2', ['Spanish'], 'appointments'), line('3', ['Spanish'])], 'es', '3 Spanish'],
    ...(['text', 'textphone', 'fax', 'crisis', 'afterHours'] as const).flatMap((type) => [
      ['1', [line('2', ['Spanish'], type)], 'es', '1'] as const,
      [null, [line('2', [], type)], 'en', null] as const,
    ]),
    ['1', [line('2', ['Chinese'])], 'es', '1'],
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
    ['javascript:alert(1)', undefined],
    ['www.example.org; other.example', undefined],
  ])
})
