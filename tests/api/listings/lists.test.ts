import { expect, it } from 'vitest'
import type { ListedClinic } from '../../../cms/contract/index.ts'
import { pathsFor } from '../../../cms/contract/paths.ts'
import { clinic } from '../../../site/copy/en/clinic.ts'
import { OTHER_CLINICS } from '../../../site/features/clinic/api.ts'
import { headingOfOthers, hrefOfOthers } from '../../../site/features/clinic/other-clinics.ts'
import { startApi, type Values } from '../../support/api-server.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { withinASecond } from '../../support/within-a-second.ts'

const api = await startApi()

const inState = async (abbreviation: string, query: Values) =>
  (await api.call('stateClinics', { abbreviation, limit: 100, ...query })).clinics
const lettersOf = async (query: Values) => (await api.call('clinicLetters', query)).letters

const slugsOf = (clinics: ListedClinic[]) => clinics.map(({ slug }) => slug).sort()
const townsOf = (clinics: ListedClinic[]) => clinics.map(({ city }) => city)
const byWords = (one: string, other: string) =>
  one.toLowerCase() < other.toLowerCase() ? -1 : Number(one.toLowerCase() > other.toLowerCase())

it('a list in the order of towns has every clinic of the list by name, those of a town together', async () => {
  const clinics = await inState('TX', { sort: 'town' })
  expect(townsOf(clinics)).toEqual(townsOf(clinics).toSorted(byWords))
  const names = clinics.filter(({ city }) => city === clinics[0]?.city).map(({ name }) => name)
  expect(names).toEqual(names.toSorted(byWords))
  const dental = { category: 'dental', state: 'CA', limit: 100 }
  const [byTown, byName] = [
    await api.call('categoryClinics', { ...dental, sort: 'town' }),
    await api.call('categoryClinics', dental),
  ]
  expect(slugsOf(byTown.clinics)).toEqual(slugsOf(byName.clinics))
  const whole = await inState('CA', { sort: 'town', limit: 40 })
  const second = await inState('CA', { sort: 'town', limit: 20, offset: 20 })
  expect(second).toEqual(whole.slice(20))
})

it('the letters of towns are those of the list, each with its clinics, whatever accents and marks a name has', async () => {
  const letters = await lettersOf({ state: 'CA' })
  expect(letters.length).toBeGreaterThan(1)
  expect(letters.map(({ letter }) => letter)).toEqual(letters.map(({ letter }) => letter).sort())
  for (const { letter, clinicCount } of letters) {
    const clinics = await inState('CA', { letter })
    expect(clinics).toHaveLength(clinicCount)
    expect(townsOf(clinics).every((town) => town.startsWith(letter))).toBe(true)
  }
  for (const where of [{}, { state: 'TX' }] as Values[]) {
    const ofDental = await lettersOf({ category: 'dental', ...where })
    const dental = await api.call('categoryBySlug', { category: 'dental', ...where })
    expect(ofDental.reduce((sum, { clinicCount }) => sum + clinicCount, 0)).toBe(dental.clinicCount)
  }
  for (const [letter, city] of [
    ['n', 'Ñandú Town'],
    ['O', 'ʻOkina Beach'],
  ] as const) {
    await newClinic(api.payload, { name: `Clinic of ${city}`, city })
    const found = await inState('SC', { letter })
    expect(found.map(({ name }) => name)).toContain(`Clinic of ${city}`)
  }
})

it('popular clinics are those editors chose, then free ones, verified ones first', async () => {
  const { rows } = await api.database.pool.query<{ id: number; rank: number }>(
    `select clinic_id as id,
       (not featured)::int * 4 + (not is_free)::int * 2 + (not verified)::int as rank
     from listings where locale = 'en'`,
  )
  const ranks = new Map(rows.map(({ id, rank }) => [id, rank]))
  const pages = Array.from({ length: 8 }, (_, page) =>
    api.call('featuredClinics', { limit: 100, offset: page * 100 }),
  )
  const shown = (await Promise.all(pages)).flat().map(({ id }) => ranks.get(id) ?? Number.NaN)
  expect(shown).toHaveLength(rows.length)
  expect(shown).toEqual(shown.toSorted((one, other) => one - other))
  // The home page shows only free clinics with the sample data.
  const home = await api.call('featuredClinics')
  expect(home.length).toBeGreaterThanOrEqual(4)
  expect(home.filter(({ isFree }) => !isFree)).toEqual([])
})

const NOWHERE = { latitude: null, longitude: null }

const search = async (location: string) =>
  (await api.call('searchClinics', { location, distance: 25, limit: 100 })).clinics

it('a clinic without coordinates counts as being in the middle of its ZIP code, or else of its town', async () => {
  for (const [location, zipCode] of [
    ['29621', '29621'],
    ['Anderson, SC', null],
    // Unknown, and of another state.
    ['Anderson, SC', '29699'],
    ['Anderson, SC', '10001'],
  ] as const) {
    const { id, name } = await newClinic(api.payload, {
      name: `Clinic In ${zipCode}`,
      zipCode,
      ...NOWHERE,
    })
    await withinASecond(
      () => search(location),
      (clinics) =>
        expect(clinics.find((clinic) => clinic.name === name)).toMatchObject({
          distanceMiles: 0,
          coordinatesApproximate: true,
        }),
    )
    const stored = await api.payload.findByID({ collection: 'clinics', id })
    expect(stored).toMatchObject({ ...NOWHERE, coordinatesApproximate: false })
  }
})

it('a clinic without coordinates has the clinics around that point as its neighbors, or comes last if even its town is unknown', async () => {
  const { slug } = await newClinic(api.payload, { name: 'With Neighbors', ...NOWHERE })
  const point = { latitude: 34.53, longitude: -82.64 }
  const own = await newClinic(api.payload, { name: 'Next Door', ...point })
  const neighbor = (await inState('SC', { near: slug })).find((clinic) => clinic.slug === own.slug)
  expect(neighbor?.distanceMiles).toBeLessThan(10)
  const unknown = { city: 'Xyzzyville', zipCode: null, ...NOWHERE }
  const { slug: lost } = await newClinic(api.payload, { name: 'Nowhere At All', ...unknown })
  const last = (await inState('SC', { near: own.slug })).at(-1)
  expect([last?.slug, last?.distanceMiles]).toEqual([lost, undefined])
})

it('the other clinics of a clinic are headed truly, and all of them are more than itself', async () => {
  const [paths, text] = [pathsFor('en'), clinic.others]
  const headings = new Set<string>()
  const missed: string[] = []
  for (const abbreviation of ['PR', 'AK', 'MT', 'NY'])
    for (const { slug } of (await inState(abbreviation, {})).filter(
      (_, index) => index % 4 === 0,
    )) {
      const known = await api.call('clinicBySlug', { slug })
      const others = await inState(abbreviation, { near: slug, limit: OTHER_CLINICS })
      const heading = headingOfOthers(text, known, others)
      const isOfTown = others.every(({ city }) => city === known.city)
      if ((heading === text.heading(known.city, known.state)) !== isOfTown) missed.push(heading)
      headings.add(heading.split(' in ')[0] ?? '')
      const { searchParams } = new URL(hrefOfOthers(paths, known, others), 'http://site.invalid')
      const all = await api.call('searchClinics', {
        limit: 100,
        ...Object.fromEntries(searchParams),
      })
      const found = new Set(all.clinics.map((one) => one.slug))
      if (others.some((other) => !found.has(other.slug) && all.total <= 100))
        missed.push(`${slug}: ${searchParams}`)
    }
  expect(missed).toEqual([])
  expect([...headings].toSorted()).toEqual(['Nearby clinics', 'Other Clinics'])
})
