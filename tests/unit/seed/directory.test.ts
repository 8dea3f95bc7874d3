import { describe, expect, it } from 'vitest'
import { RESERVED_SLUGS } from '../../../cms/documents/fields/validate-slug.ts'
import { categories } from '../../../seed/categories.ts'
import { jurisdictions } from '../../../seed/jurisdictions.ts'

/** The choices in the add-clinic form that are help around care, not a kind of care. */
const AROUND_CARE = ['Health Education', 'Case Management', 'Transportation']

const FORM_CHOICES = [
  'Medical Care',
  'Dental Care',
  'Vision Care',
  'Mental Health',
  "Women's Health",
  'Pediatric Care',
  'Immunizations',
  'Pharmacy',
  'Blood Pressure Check',
  'Diabetes Care',
  'STD Testing',
  'Colonoscopy',
  'Substance Abuse Treatment',
  'Physical Therapy',
  'Nutrition Counseling',
  'Health Education',
  'Case Management',
  'Transportation',
  'Prescription Assistance',
  'Emergency Care',
]

describe('the jurisdictions', () => {
  it('are the 50 states, DC and the eight others that health centers serve', () => {
    expect(jurisdictions).toHaveLength(59)
    const abbreviations = jurisdictions.map(({ abbreviation }) => abbreviation)
    expect(new Set(abbreviations).size).toBe(59)
    expect(abbreviations).toEqual(
      expect.arrayContaining(['DC', 'PR', 'GU', 'VI', 'AS', 'MP', 'FM', 'MH', 'PW']),
    )
  })

  it('have unique slugs, none of them reserved', () => {
    const slugs = jurisdictions.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(59)
    expect(slugs).toContain('district-of-columbia')
    expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([])
    expect(slugs.filter((slug) => RESERVED_SLUGS.includes(slug))).toEqual([])
  })

  it('have unique descriptions in both languages', () => {
    const english = jurisdictions.map(({ description }) => description.en)
    const spanish = jurisdictions.map(({ description }) => description.es)
    for (const text of [...english, ...spanish]) expect(text).toMatch(/^[A-Z].{30,}\.$/)
    expect(new Set(english).size).toBe(59)
    expect(new Set(spanish).size).toBe(59)
  })
})

describe('the categories', () => {
  it('are the eight to browse by, and the two that the footer links to', () => {
    expect(categories.map(({ slug, name, icon }) => [slug, name.en, icon])).toEqual([
      ['medical', 'Medical Care', 'medical'],
      ['dental', 'Dental Care', 'dental'],
      ['mental-health', 'Mental Health', 'mental-health'],
      ['vision', 'Vision Care', 'vision'],
      ['pediatric', 'Pediatric Care', 'pediatric'],
      ['womens-health', "Women's Health", 'womens-health'],
      ['immunizations', 'Immunizations', 'immunizations'],
      ['pharmacy', 'Pharmacy', 'pharmacy'],
      ['urgent-care', 'Urgent Care', 'urgent-care'],
      ['emergency-care', 'Emergency Care', 'emergency-care'],
    ])
  })

  it('each include the service with the category’s own name', () => {
    for (const { name, serviceNames } of categories) expect(serviceNames).toContain(name.en)
  })

  it('share no service name, whatever its letter case', () => {
    const names = categories.flatMap(({ serviceNames }) =>
      serviceNames.map((name) => name.toLowerCase()),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  it('include every choice in the add-clinic form that is a kind of care', () => {
    const names = new Set(categories.flatMap(({ serviceNames }) => serviceNames))
    expect(FORM_CHOICES.filter((name) => !names.has(name))).toEqual(AROUND_CARE)
  })
})
