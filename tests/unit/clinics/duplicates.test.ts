import { expect, it } from 'vitest'
import { comparedAddress, likenessOf } from '../../../cms/clinics/duplicates/duplicate-score.ts'
import { comparedPhone } from '../../../cms/clinics/tidy/compared-phone.ts'
import { differencesOf } from '../../../cms/submissions/differences.ts'
import { expectRows } from '../../support/table.ts'

it('addresses and numbers are compared in one spelling', () => {
  expectRows(comparedAddress, [
    ['414 North Street, Suite 2', '414 n st'],
    ['414 N ST #2', '414 n st'],
    ['1400 Mill Street Northwest, Bldg. B', '1400 mill st nw'],
    ['Route 2, Box 14', 'route 2 box 14'],
  ])
  const same = ['864-555-0142', '(864) 555-0142', '+1 864.555.0142', '864-555-0142 ext. 9']
  expect(new Set(same.map(comparedPhone))).toEqual(new Set(['8645550142']))
})

it('two clinics are alike by name in one town, or by a more similar name elsewhere', () => {
  const asked = { name: 'River Clinic', stateId: 1, city: 'Anderson', zipCode: '29621' }
  const elsewhere = { city: 'Greer', zipCode: '29650' }
  const empty = { address: '', phone: '' }
  const reasons = (similarity: number, more: object) =>
    likenessOf({ ...asked, ...empty }, { ...asked, ...empty, similarity, ...more })?.reasons
  expectRows(reasons, [
    [0.2, {}, undefined],
    [0.6, {}, ['similar name in the same town']],
    [0.6, elsewhere, undefined],
    [0.8, elsewhere, ['similar name']],
  ])
})

it('differences leave out values that are only written differently', () => {
  const listed = { name: 'River clinic', phone: '(864) 555-0142', website: 'http://www.a.org/' }
  const sent = { name: 'River Clinic', phone: '864-555-0143', website: 'https://a.org' }
  expect(differencesOf(sent, listed)).toEqual([
    { label: 'Phone', sent: '864-555-0143', listed: '(864) 555-0142' },
  ])
  expect(differencesOf({ name: 'A', phone: '1' }, { name: 'A' })).toEqual([
    { label: 'Phone', sent: '1', listed: 'nothing' },
  ])
})
