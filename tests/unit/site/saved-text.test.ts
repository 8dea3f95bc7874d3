import { expect, it } from 'vitest'
import { savedText } from '../../../site/features/saved/export.ts'

const clinic = {
  slug: 'river-clinic',
  name: 'River Clinic',
  address: '414 North St',
  city: 'Anderson',
  state: 'SC',
  zipCode: '29621',
  phone: '864-555-0142',
  phoneExtension: '12',
}

it('the saved clinics as text say whom to call, where and more', () => {
  const other = { ...clinic, slug: 'other', name: 'Other', phone: null, phoneExtension: null }
  expect(savedText([clinic, other], (slug) => `https://site.example/${slug}`)).toBe(
    [
      'River Clinic\n864-555-0142 x12\n414 North St, Anderson, SC 29621\nhttps://site.example/river-clinic',
      'Other\n414 North St, Anderson, SC 29621\nhttps://site.example/other',
    ].join('\n\n'),
  )
})
