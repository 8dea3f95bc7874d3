import { describe, expect, it } from 'vitest'
import { comparedAddress, likenessOf } from '../../../cms/clinics/duplicates/duplicate-score.ts'
import { comparedPhone } from '../../../cms/clinics/tidy/compared-phone.ts'
import { differencesOf } from '../../../cms/submissions/differences.ts'

describe('the form that is compared', () => {
  it.each([
    ['414 North Street, Suite 2', '414 n st'],
    ['414 N. St', '414 n st'],
    ['414 N ST #2', '414 n st'],
    ['1400 Mill Street Northwest, Bldg. B', '1400 mill st nw'],
    ['Route 2, Box 14', 'route 2 box 14'],
  ])('of the address %j is %j', (address, compared) => {
    expect(comparedAddress(address)).toBe(compared)
  })

  it.each(['864-555-0142', '(864) 555-0142', '+1 864.555.0142', '864-555-0142 ext. 9'])(
    'of the number %j is its digits',
    (phone) => {
      expect(comparedPhone(phone)).toBe('8645550142')
    },
  )
})

describe('the likeness of two clinics', () => {
  const asked = { name: 'River Clinic', stateId: 1, city: 'Anderson', zipCode: '29621' }
  const candidate = { ...asked, similarity: 0.2 }

  it('is undefined if only the town is the same', () => {
    expect(likenessOf(asked, candidate)).toBeUndefined()
  })

  it('needs a more similar name in a different place', () => {
    const elsewhere = { ...candidate, city: 'Greer', zipCode: '29650', similarity: 0.6 }
    expect(likenessOf(asked, { ...candidate, similarity: 0.6 })?.reasons).toEqual([
      'similar name in the same town',
    ])
    expect(likenessOf(asked, elsewhere)).toBeUndefined()
    expect(likenessOf(asked, { ...elsewhere, similarity: 0.8 })?.reasons).toEqual(['similar name'])
  })

  it('does not count two empty addresses as the same', () => {
    expect(
      likenessOf({ ...asked, address: '', phone: '' }, { ...candidate, address: '', phone: '' }),
    ).toBeUndefined()
  })
})

describe('differences', () => {
  it('leave out values that are only written differently', () => {
    const listed = { name: 'River clinic', phone: '(864) 555-0142', website: 'http://www.a.org/' }
    const sent = { name: 'River Clinic', phone: '864-555-0143', website: 'https://a.org' }
    expect(differencesOf(sent, listed)).toEqual([
      { label: 'Phone', sent: '864-555-0143', listed: '(864) 555-0142' },
    ])
    expect(differencesOf({ name: 'A', phone: '1' }, { name: 'A' })).toEqual([
      { label: 'Phone', sent: '1', listed: 'nothing' },
    ])
  })
})
