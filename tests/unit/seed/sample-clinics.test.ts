import { Clinic } from '@healthcare-for-all/cms/contract'
import { describe, expect, it } from 'vitest'
import { RESERVED_SLUGS } from '../../../cms/documents/fields/validate-slug.ts'
import { categories } from '../../../seed/categories.ts'
import { jurisdictions } from '../../../seed/jurisdictions.ts'
import { areaCodes } from '../../../seed/sample/area-codes.ts'
import { towns } from '../../../seed/sample/towns.ts'
import { type SampleClinic, sampleClinics } from '../../../seed/sample-clinics.ts'

const clinics = sampleClinics()
const count = (matches: (clinic: SampleClinic) => boolean) => clinics.filter(matches).length
const unique = (values: readonly unknown[]) => new Set(values).size

const milesFrom = (clinic: SampleClinic, latitude: number, longitude: number) => {
  const north = ((clinic.latitude ?? latitude) - latitude) * 69
  const east = ((clinic.longitude ?? longitude) - longitude) * 69
  return Math.hypot(north, east * Math.cos((latitude * Math.PI) / 180))
}

describe('the sample clinics', () => {
  it('are 785, and the same ones every time', () => {
    expect(clinics).toHaveLength(785)
    expect(sampleClinics()).toEqual(clinics)
  })

  it('have every field as the contract promises', () => {
    const Sample = Clinic.omit({
      id: true,
      stateName: true,
      categories: true,
      verified: true,
      updatedAt: true,
      openWeek: true,
      timeZone: true,
      factDates: true,
      confirmedByClinicAt: true,
      movedFrom: true,
      movedAt: true,
      inEnglish: true,
    })
    for (const clinic of clinics) expect(Sample.parse(clinic)).toBeDefined()
  })

  it('say in their names that they are samples', () => {
    expect(clinics.filter(({ name }) => !/\bSample\b/.test(name))).toEqual([])
    expect(unique(clinics.map(({ name }) => name))).toBeGreaterThan(400)
  })

  it('have unique addresses on the site, none of them reserved', () => {
    const slugs = clinics.map(({ slug }) => slug)
    expect(unique(slugs)).toBe(785)
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    expect(slugs.filter((slug) => RESERVED_SLUGS.includes(slug))).toEqual([])
  })

  it('have ids from sample-001 to sample-785', () => {
    expect(clinics[0]?.sourceId).toBe('sample-001')
    expect(clinics.at(-1)?.sourceId).toBe('sample-785')
    expect(unique(clinics.map(({ sourceId }) => sourceId))).toBe(785)
    expect(unique(clinics.map(({ source }) => source))).toBe(1)
  })

  it('have unique fictional phone numbers in an area code of their state', () => {
    for (const { phone, state } of clinics) {
      expect(phone).toMatch(/^\d{3}-555-01\d\d$/)
      expect(areaCodes[state]).toContain(phone?.slice(0, 3))
    }
    expect(unique(clinics.map(({ phone }) => phone))).toBe(785)
  })

  it('are in real towns, within a mile of the middle of their ZIP code', () => {
    for (const clinic of clinics) {
      const place = towns[clinic.state]?.find(
        ([name, zipCode]) => name === clinic.city && zipCode === clinic.zipCode,
      )
      expect(place, clinic.slug).toBeDefined()
      if (place) expect(milesFrom(clinic, place[2], place[3])).toBeLessThan(1)
    }
  })

  it('are in every jurisdiction, at least two in each, most in the most populous', () => {
    const inState = (abbreviation: string) => count(({ state }) => state === abbreviation)
    for (const { abbreviation } of jurisdictions) {
      expect(inState(abbreviation), abbreviation).toBeGreaterThanOrEqual(2)
    }
    expect(Math.max(...jurisdictions.map((one) => inState(one.abbreviation)))).toBe(inState('CA'))
  })

  it.each(categories.map(({ slug, serviceNames }) => [slug, serviceNames] as const))(
    'are in the category %s',
    (_, serviceNames) => {
      const names = new Set(serviceNames.map((name) => name.toLowerCase()))
      const members = count(({ services }) =>
        services.some((name) => names.has(name.toLowerCase())),
      )
      expect(members).toBeGreaterThanOrEqual(5)
    },
  )

  it('are a mix: free, low-cost, both, verified or not, on the map or not', () => {
    expect(count(({ isFree, isLowCost }) => !isFree && !isLowCost)).toBe(0)
    expect(count(({ isFree, isLowCost }) => isFree && !isLowCost)).toBeGreaterThan(100)
    expect(count(({ isFree, isLowCost }) => !isFree && isLowCost)).toBeGreaterThan(100)
    expect(count(({ isFree, isLowCost }) => isFree && isLowCost)).toBeGreaterThan(20)
    expect(count(({ lastVerifiedAt }) => lastVerifiedAt === null)).toBeGreaterThan(100)
    expect(count(({ latitude }) => latitude === null)).toBeGreaterThan(5)
    expect(count(({ name }) => name.length > 80)).toBeGreaterThan(5)
    expect(count(({ name }) => /[^\p{ASCII}]/u.test(name))).toBeGreaterThan(10)
  })

  it('have hours as rows, as words, as both, and not at all', () => {
    const rows = ({ openingHours }: SampleClinic) => openingHours.length > 0
    const words = ({ hoursOfOperation }: SampleClinic) => hoursOfOperation !== null
    expect(count((clinic) => rows(clinic) && words(clinic))).toBeGreaterThan(100)
    expect(count((clinic) => rows(clinic) && !words(clinic))).toBeGreaterThan(10)
    expect(count((clinic) => !rows(clinic) && words(clinic))).toBeGreaterThan(100)
    expect(count((clinic) => !rows(clinic) && !words(clinic))).toBeGreaterThan(50)
  })

  it('write times in the format that the panel accepts', () => {
    const times = clinics.flatMap(({ openingHours }) =>
      openingHours.flatMap(({ opens, closes }) => [opens, closes]),
    )
    expect(times.filter((time) => !/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time))).toEqual([])
  })

  it('use every field of the contract somewhere', () => {
    const isUsed = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))
    const used = new Set(
      clinics.flatMap((clinic) =>
        Object.entries(clinic).flatMap(([name, value]) => (isUsed(value) ? [name] : [])),
      ),
    )
    const derived = [
      'id',
      'stateName',
      'categories',
      'verified',
      'updatedAt',
      'openWeek',
      'timeZone',
      'factDates',
      'confirmedByClinicAt',
      'phoneIsWrong',
      'movedFrom',
      'movedAt',
      'formerNames',
      'inEnglish',
    ]
    const expected = Object.keys(Clinic.shape).filter((name) => !derived.includes(name))
    expect(expected.filter((name) => !used.has(name))).toEqual([])
  })

  it('were last verified on fixed days of 2026', () => {
    const dates = clinics.flatMap(({ lastVerifiedAt }) => lastVerifiedAt ?? []).sort()
    expect(dates[0]?.slice(0, 4)).toBe('2026')
    expect(dates.at(-1)?.slice(0, 7)).toBe('2026-11')
  })

  it('have Spanish texts for at least a tenth, including all in Puerto Rico', () => {
    expect(count(({ spanish }) => spanish !== null)).toBeGreaterThan(78)
    expect(count(({ state, spanish }) => state === 'PR' && spanish === null)).toBe(0)
  })

  it('include some for the home page from different states, with complete cards', () => {
    const featured = clinics.filter((clinic) => clinic.featured)
    expect(featured.length).toBeGreaterThanOrEqual(4)
    expect(unique(featured.map(({ state }) => state))).toBe(featured.length)
    for (const { lastVerifiedAt, hoursOfOperation, isFree } of featured) {
      expect(lastVerifiedAt && hoursOfOperation && isFree).toBeTruthy()
    }
  })

  it('are free if their name says so', () => {
    const called = clinics.filter(({ name }) => /\bfree\b/i.test(name))
    expect(called.length).toBeGreaterThan(20)
    expect(called.filter(({ isFree }) => !isFree).map(({ name }) => name)).toEqual([])
  })
})
