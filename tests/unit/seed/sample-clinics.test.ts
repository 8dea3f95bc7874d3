import { Clinic, factsOfKind } from '@healthcare-for-all/cms/contract'
import { describe, expect, it } from 'vitest'
import { contradictionSlips } from '../../../cms/clinics/slips/contradiction-slips.ts'
import { hoursSlips } from '../../../cms/clinics/slips/hours-slips.ts'
import { hoursWordsSlip } from '../../../cms/clinics/slips/hours-words-slip.ts'
import { usualNames } from '../../../cms/clinics/slips/usual-names.ts'
import { wordSlips } from '../../../cms/clinics/slips/word-slips.ts'
import { RESERVED_SLUGS } from '../../../cms/documents/fields/validate-slug.ts'
import { categories } from '../../../seed/categories.ts'
import { jurisdictions } from '../../../seed/jurisdictions.ts'
import { areaCodes } from '../../../seed/sample/area-codes.ts'
import { towns } from '../../../seed/sample/towns.ts'
import { type SampleClinic, sampleClinics } from '../../../seed/sample-clinics.ts'
import { greatCircleMiles } from '../../support/great-circle.ts'

const clinics = sampleClinics()
const count = (matches: (clinic: SampleClinic) => boolean) => clinics.filter(matches).length
const unique = (values: readonly unknown[]) => new Set(values).size

/** What is found out from other fields, or only in time. */
const DERIVED = [
  ...['id', 'stateName', 'categories', 'verified', 'updatedAt', 'openWeek', 'timeZone'],
  ...['factDates', 'confirmedByClinicAt', 'movedFrom', 'movedAt', 'inEnglish'],
] as const
/** What the contract lets a clinic leave out. */
const LEFT_OUT = [
  'phoneIsWrong',
  'formerNames',
  'limitedHours',
  'closedUntil',
  'notice',
  'noticeUntil',
]

describe('the sample clinics', () => {
  it('are 785, the same every time, with every field as the contract promises', () => {
    expect(clinics).toHaveLength(785)
    expect(sampleClinics()).toEqual(clinics)
    const derived = Object.fromEntries(DERIVED.map((name) => [name, true as const]))
    const Sample = Clinic.omit(derived as Record<(typeof DERIVED)[number], true>)
    expect(clinics.filter((clinic) => !Sample.safeParse(clinic).success)).toEqual([])
    const isUsed = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))
    const used = new Set(
      clinics.flatMap((clinic) =>
        Object.entries(clinic).flatMap(([name, value]) => (isUsed(value) ? [name] : [])),
      ),
    )
    const unused = Object.keys(Sample.shape).filter((name) => !used.has(name))
    expect(unused.filter((name) => !LEFT_OUT.includes(name))).toEqual([])
  })

  it('are told apart from real ones by name, id and phone number', () => {
    expect(clinics.filter(({ name }) => !/\bSample\b/.test(name))).toEqual([])
    expect([clinics[0]?.sourceId, clinics.at(-1)?.sourceId]).toEqual(['sample-001', 'sample-785'])
    const isFictional = ({ phone, state }: SampleClinic) =>
      /^\d{3}-555-01\d\d$/.test(phone ?? '') && areaCodes[state]?.includes(phone?.slice(0, 3) ?? '')
    expect(clinics.filter((clinic) => !isFictional(clinic))).toEqual([])
    for (const field of ['sourceId', 'phone', 'slug'] as const)
      expect(unique(clinics.map((clinic) => clinic[field])), field).toBe(785)
    const isSlug = (slug: string) =>
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && !RESERVED_SLUGS.includes(slug)
    expect(clinics.filter(({ slug }) => !isSlug(slug))).toEqual([])
  })

  it('are in real towns, within a mile of the middle of their ZIP code', () => {
    const isThere = ({ state, city, zipCode, latitude, longitude }: SampleClinic) => {
      const place = towns[state]?.find(([name, zip]) => name === city && zip === zipCode)
      if (!place || latitude === null || longitude === null) return Boolean(place)
      const middle = { latitude: place[2], longitude: place[3] }
      return greatCircleMiles(middle, { latitude, longitude }) < 1
    }
    expect(clinics.filter((clinic) => !isThere(clinic))).toEqual([])
  })

  it('are in every jurisdiction, most in the most populous, and in every category', () => {
    const inState = jurisdictions.map(({ abbreviation }) =>
      count(({ state }) => state === abbreviation),
    )
    expect(Math.min(...inState)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...inState)).toBe(count(({ state }) => state === 'CA'))
    const few = categories.filter(({ serviceNames }) => {
      const names = new Set(serviceNames.map((name) => name.toLowerCase()))
      return count(({ services }) => services.some((name) => names.has(name.toLowerCase()))) < 5
    })
    expect(few).toEqual([])
  })

  it('are a mix, but each costs little, and none is called free that is not', () => {
    const FEWEST: [fewest: number, matches: (clinic: SampleClinic) => boolean][] = [
      [100, ({ isFree, isLowCost }) => isFree && !isLowCost],
      [100, ({ isFree, isLowCost }) => !isFree && isLowCost],
      [20, ({ isFree, isLowCost }) => isFree && isLowCost],
      [100, ({ lastVerifiedAt }) => lastVerifiedAt === null],
      [5, ({ latitude }) => latitude === null],
      [5, ({ name }) => name.length > 80],
      [10, ({ name }) => /[^\p{ASCII}]/u.test(name)],
      [100, ({ openingHours }) => openingHours.length > 0],
      [50, ({ openingHours, hoursOfOperation }) => openingHours.length === 0 && !hoursOfOperation],
      [78, ({ spanish }) => spanish !== null],
    ]
    expect(FEWEST.filter(([fewest, matches]) => count(matches) <= fewest)).toEqual([])
    expect(count(({ isFree, isLowCost }) => !isFree && !isLowCost)).toBe(0)
    expect(count(({ name, isFree }) => !isFree && /\bfree\b/i.test(name))).toBe(0)
    expect(count(({ state, spanish }) => state === 'PR' && spanish === null)).toBe(0)
  })

  it('raise none of the questions that an editor would be asked about them', () => {
    const yesNo = (value: boolean | null) => (value === null ? null : value ? 'yes' : 'no')
    const stored = (clinic: SampleClinic) => ({
      ...clinic,
      ...Object.fromEntries(factsOfKind('yesNo').map((name) => [name, yesNo(clinic[name])])),
    })
    const lists = ['services', 'languages', 'insuranceAccepted'] as const
    const asked = clinics.flatMap((clinic) => {
      const facts = stored(clinic)
      const words = hoursWordsSlip(clinic)
      const slips = [
        ...hoursSlips(clinic.openingHours),
        ...contradictionSlips(facts),
        ...(clinic.spanish ? contradictionSlips({ ...facts, ...clinic.spanish }) : []),
        // Not comparable, as in words like 'First Saturday', is no slip beside no weekly hours.
        ...(words?.isSure ? [words] : []),
        ...lists.flatMap((list) => wordSlips(list, clinic[list], usualNames(list, 'en'))),
      ]
      return slips.map(({ key }) => `${clinic.slug}: ${key}`)
    })
    expect(asked).toEqual([])
    // They would be noticed.
    const [clinic = expect.fail('no clinic')] = clinics.filter(({ isFree }) => isFree)
    const changed = { ...stored(clinic), slidingFeeScale: 'yes' }
    expect(contradictionSlips(changed)).toHaveLength(1)
  })
})
