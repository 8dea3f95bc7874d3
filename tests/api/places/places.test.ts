import { expect, it } from 'vitest'
import { milesBetween, type Place, searchText, stateText } from '../../../cms/contract/index.ts'
import { loadGazetteer } from '../../../cms/places/gazetteer/load-gazetteer.ts'
import { JURISDICTIONS } from '../../../cms/places/jurisdictions.ts'
import { zipCentroid, zipCentroids } from '../../../cms/places/queries/zip-centroid.ts'
import { startApi, type Values } from '../../support/api-server.ts'
import { readerOn } from '../../support/search-reader.ts'
import { textsOf } from '../../support/texts-of.ts'
import { PLACES, SIZES } from './place-texts.ts'

const api = await startApi()
const { payload, database } = api
const { understood, misread } = await readerOn(database.pool)

const nameOf = (place: Place | null) => (place ? `${place.kind} ${place.label}` : '')

/** Each text for places, with the place, and what is offered beside it if that is known. */
const TEXTS = Object.entries(PLACES).flatMap(([place, texts]) =>
  textsOf(texts).map((written) => {
    const [text = '', offered] = written.split(' → ')
    return [text, place, offered] as const
  }),
)

it('a place is found by what a person types, and no need is read in it', async () => {
  const misses = await misread(TEXTS, ({ place, need }) =>
    [nameOf(place), need?.name].filter(Boolean).join(', '),
  )
  expect(misses).toEqual([])
  expect((await understood('Petaluma')).place).toEqual({
    kind: 'town',
    name: 'Petaluma',
    state: 'CA',
    stateName: 'California',
    label: 'Petaluma, California',
    latitude: expect.closeTo(38.23, 1),
    longitude: expect.closeTo(-122.64, 1),
    radius: null,
  })
  const sizes = Object.entries(SIZES)
  expect(await misread(sizes, ({ place }) => place?.radius ?? null)).toEqual([])
})

it('a point is named by the nearest town and known to a kilometer', async () => {
  const misses: string[] = []
  for (const [text, label] of [
    ['41.8781136,-87.6297982', 'Chicago, Illinois'],
    [' 34.05 -118.24 ', 'Los Angeles, California'],
    ['21.31, -157.86', 'Honolulu, Hawaii'],
    ['18.4, -66.06', 'San Juan, Puerto Rico'],
    ['38.9, -77.04', 'Washington, D.C.'],
    // As maps, telephones and programs write them, exchanged, and without the minus.
    ['(41.8781, -87.6298)', 'Chicago, Illinois'],
    ['-87.6298, 41.8781', 'Chicago, Illinois'],
    ['41°52\'41"N 87°37\'47"W', 'Chicago, Illinois'],
    ['lat: 41.8781, lon: -87.6298', 'Chicago, Illinois'],
    ['geo:41.8781,-87.6298', 'Chicago, Illinois'],
    ['https://maps.example/@41.8781,-87.6298,15z', 'Chicago, Illinois'],
    ['https://maps.example/#map=15/41.8781/-87.6298', 'Chicago, Illinois'],
    ['41.8781° N, 87.6298° W', 'Chicago, Illinois'],
    ['41.8781, 87.6298', 'Chicago, Illinois'],
  ] as const) {
    const { place } = await understood(text)
    const plain = text.trim().split(/[, ]+/).map(Number)
    const [latitude = 0, longitude = 0] =
      label === 'Chicago, Illinois' ? [41.8781, -87.6298] : plain
    const isNear = place && milesBetween(place, { latitude, longitude }) < 0.7
    const isRounded = place?.latitude === Math.round((place?.latitude ?? 0) * 100) / 100
    if (nameOf(place) !== `point ${label}` || !isNear || !isRounded)
      misses.push(`${text}: ${JSON.stringify(place)}`)
  }
  for (const text of ['48.86, 2.35', '0, 0', '25, -40', '91, 0', '41.88', '41.88, -187', '1,2,3'])
    if ((await understood(text)).place?.kind === 'point') misses.push(text)
  expect(misses).toEqual([])
})

it('a state that contradicts the ZIP code is told, and the ZIP code counts', async () => {
  const wanted = [
    ['Boston, TX 02108', 'Texas'],
    ['dentist 94952 Nevada', 'Nevada'],
    ['Petaluma, CA 94952', null],
    ['94952', null],
    ['Oakland, TX', null],
  ] as const
  expect(await misread(wanted, ({ otherState }) => otherState)).toEqual([])
  expect((await understood('Boston, TX 02108', 'es')).place?.name).toBe('02108')
})

it('whether it is the whole state, or in an unknown region, is told', async () => {
  const wanted: [text: string, told: (string | boolean | null)[]][] = [
    ['Nowhere, CA', [true, null]],
    ['Tucson, CA', [true, null]],
    ['CA', [false, null]],
    ['Petaluma, CA', [false, null]],
    ['Paris, France', [false, 'France']],
    ['Toronto, ON', [false, 'Toronto']],
    ['Oakland, Zzyzx', [false, 'Zzyzx']],
    ['asdfgh', [false, null]],
    ['Cuba', [false, 'Cuba']],
    ['APO AE 09012', [false, 'APO AE 09012']],
    ['09012', [false, '09012']],
    ['FPO AP 96349', [false, 'FPO AP 96349']],
  ]
  const misses = await misread(wanted, ({ wholeState, unknownRegion }) => [
    wholeState,
    unknownRegion,
  ])
  expect(misses).toEqual([])
})

it('what was changed or passed over is told, as it was typed', async () => {
  const wanted = {
    'flu shot in Orlanod': ['Orlanod', null],
    'Pheonix AZ': ['Pheonix AZ', null],
    'Pittsburg, PA': ['Pittsburg, PA', null],
    'Sprinfield Misouri': ['Sprinfield Misouri', null],
    'Xyzzy Park Chicago': [null, 'Xyzzy Park'],
    'dentist in Xyzzyville, CA': [null, 'Xyzzyville, CA'],
    'Tucson, CA': [null, 'Tucson, CA'],
    'I need a dentist in Petaluma for my son': [null, null],
    'Hyde Park Chicago': [null, null],
    '123 Main Street, Petaluma, CA 94952': [null, null],
    'dentist Philly': [null, null],
  }
  const told = await misread(Object.entries(wanted), ({ respelled, passedOver }) => [
    respelled,
    passedOver,
  ])
  expect(told).toEqual([])
})

it('namesakes are offered, five at most, each once, and each is understood again', async () => {
  const misses: string[] = []
  for (const [text, , wanted] of TEXTS) {
    const { place, alternatives } = await understood(text)
    const offered = alternatives.map(nameOf)
    if (wanted && !offered.includes(wanted)) misses.push(`${text}: ${offered}, not ${wanted}`)
    const all = [...(place ? [place] : []), ...alternatives]
    if (alternatives.length > 5 || new Set(all.map(searchText)).size < all.length) misses.push(text)
    for (const one of alternatives) {
      const again = (await understood(searchText(one))).place
      if (JSON.stringify(again) !== JSON.stringify(one)) misses.push(`${text}: ${one.label}`)
    }
  }
  expect(misses).toEqual([])
})

it('in Spanish, a place has the names that states have there, by which it is found, as it is again', async () => {
  const wanted = Object.entries({
    'Charlotte, NC': 'Charlotte, Carolina del Norte',
    'Nueva York': 'New York, Nueva York',
    'Estado de Nueva York': 'Nueva York',
    '10001': '10001 (New York, Nueva York)',
    'Washington DC': 'Washington, D.C.',
    '39.95, -75.17': 'Philadelphia, Pensilvania',
    'condado de harris': 'Condado de Harris, Texas',
    'Fresno County': 'Condado de Fresno, California',
    'Parroquia de Orleans': 'Parroquia de Orleans, Luisiana',
  })
  const misses = await misread(wanted, ({ place }) => place?.label ?? '', 'es')
  for (const { abbreviation, name } of JURISDICTIONS) {
    const { place } = await understood(stateText(name), 'es')
    const again = (await understood(place ? searchText(place) : '', 'es')).place
    if (place?.kind !== 'state' || place.state !== abbreviation || again?.label !== place.label)
      misses.push([name, place?.label, again?.label])
  }
  expect(misses).toEqual([])
  const english = await understood('Charlotte, Carolina del Norte')
  expect(english.place?.label).toBe('Charlotte, North Carolina')
})

const suggestions = (q: string, more: Values = {}) => api.call('places', { q, ...more })
const suggested = async (q: string, more: Values = {}) =>
  (await suggestions(q, more)).map(({ label }) => label)

const SEARCH = '/api/clinics/search'
const search = (query: Values) => api.call('searchClinics', query)

/** What is typed, and the first suggestion. */
const FIRST = {
  chic: 'Chicago, Illinois',
  'new y': 'New York, New York',
  'st. lou': 'St. Louis, Missouri',
  'st l': 'St. Louis, Missouri',
  'springfield, m': 'Springfield, Missouri',
  'springfield, mas': 'Springfield, Massachusetts',
  'springfield, IL': 'Springfield, Illinois',
  tex: 'Texas',
  'cook cou': 'Cook County, Illinois',
  'condado de fres': 'Fresno County, California',
  '60601': '60601 (Chicago, Illinois)',
  NYC: 'New York, New York',
  // Misspelled, so that no name begins so.
  chigaco: 'Chicago, Illinois',
  albuqerque: 'Albuquerque, New Mexico',
}

/** Needs, also urgent ones beside a place, what has no place yet, and what is none. */
const NOTHING = `poison|toothach|pregnant|quiero mori|overdose chic|dentist in|dentist now||c|6|???|99999|xqzxqz|paris, france`

/** What is typed, and how the first suggestion completes it. */
const COMPLETED = {
  'Dentist in chic': 'Dentist in Chicago, Illinois',
  'free clinic near san an': 'free clinic near San Antonio, Texas',
  'dentista en fres': 'dentista en Fresno, California',
  'eye exam 606': expect.stringMatching(/^eye exam 606\d\d \(/),
}

it('suggested places begin with the likeliest, keep what was typed before, and are none where no place is meant', async () => {
  const first: Record<string, string | undefined> = {}
  for (const q of Object.keys(FIRST)) first[q] = (await suggestions(q))[0]?.label
  expect(first).toEqual(FIRST)
  const texts: Record<string, string | undefined> = {}
  for (const q of Object.keys(COMPLETED)) texts[q] = (await suggestions(q))[0]?.text
  expect(texts).toEqual(COMPLETED)
  for (const q of NOTHING.split('|')) expect(await suggested(q), q).toEqual([])
  // What a search finds.
  for (const q of ['cook', 'dorchester', 'west sac', 'west philly', 'crown heights'])
    expect((await suggested(q))[0]).toBe((await search({ location: q })).place?.label)
})

it('suggested places begin as they were typed, each once, and are eight at most', async () => {
  for (const q of ['spring', 'chi', 'toothache chi', 'wash', 'philly', 'chigaco', '606']) {
    const names = await suggested(q)
    expect(names.length, q).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
    if (/^(spring|606)$/.test(q))
      expect(names.filter((name) => !name.toLowerCase().startsWith(q))).toEqual([])
  }
  const names = await suggested('spring')
  expect(names).toHaveLength(8)
  expect(await suggested('spring', { limit: '3' })).toEqual(names.slice(0, 3))
})

it('suggested places have the names of states in Spanish there alone', async () => {
  const es = { locale: 'es' }
  const names = (await suggested('nueva y', es)).slice(0, 2).toSorted()
  expect(names).toEqual(['New York, Nueva York', 'Nueva York'])
  const [charlotte] = await suggested('charlotte, carolina del n', es)
  expect(charlotte).toBe('Charlotte, Carolina del Norte')
  expect(await suggested('nueva y')).not.toContain('New York')
})

it('suggested places put towns with clinics first', async () => {
  const before = await suggested('anderson')
  await api.database.pool.query('delete from listings where cell is not null')
  await api.database.pool.query("select pg_notify('content_changed', '')")
  await expect.poll(() => suggested('anderson')).not.toEqual(before)
})

it('asking quietly is answered as to its address, nearest first, and nobody keeps or counts it', async () => {
  const post = (path: string, asked: object) => {
    const headers = { 'content-type': 'application/json' }
    return api.get(path, { method: 'POST', body: JSON.stringify(asked), headers })
  }
  const asked = { location: '29.76, -95.37', services: 'dental', distance: '50' }
  for (const path of [SEARCH, '/api/clinics/counts']) {
    const response = await post(path, asked)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const address = `${path}?${new URLSearchParams(asked)}`
    expect(await response.text()).toBe(await (await api.get(address)).text())
  }
  const { place, clinics } = await search(asked)
  const pointOf = (one: typeof place | (typeof clinics)[number]) => ({
    latitude: one?.latitude ?? 0,
    longitude: one?.longitude ?? 0,
  })
  const miles = clinics.map((clinic) => milesBetween(pointOf(place), pointOf(clinic)))
  expect(miles).toEqual(miles.toSorted((one, other) => one - other))
  await post(SEARCH, { location: '44.5, -109.5', distance: '10', open: 'late' })
  await api.emptySearches.close()
  const { rows } = await api.database.pool.query('select * from empty_searches')
  expect(rows).toEqual([])
})

const count = async (where: string) => {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from places where ${where}`,
  )
  return rows[0]?.count
}

it('the gazetteer is loaded once, also by two processes that start together, and again if its sources change', async () => {
  const before = await count('true')
  expect(await loadGazetteer(database.pool)).toBe(0)
  await database.pool.query("delete from places; comment on table places is ''")
  const reports: number[] = []
  const report = (done: number, total: number) => reports.push(done / total)
  const written = await Promise.all([
    loadGazetteer(database.pool, report),
    loadGazetteer(database.pool, report),
  ])
  expect(written.toSorted((one, other) => one - other)).toEqual([0, before])
  expect([await count('true'), reports.at(-1)]).toEqual([before, 1])
})

it('the gazetteer knows 59 jurisdictions, their towns and their ZIP codes, each with a point', async () => {
  expect(await count("kind = 'state'")).toBe(59)
  const { rows } = await database.pool.query(
    "select kind, count(distinct state)::int from places where kind in ('town', 'zip') group by 1",
  )
  expect(rows.map((row) => row.count)).toEqual([59, 59])
  // Military post offices are no places.
  expect(await count("state in ('AA', 'AE', 'AP')")).toBe(0)
  expect(await count('abs(latitude) < 5 and abs(longitude) < 5')).toBe(0)
  expect(await count("normalized = '' or not (latitude between -15 and 72)")).toBe(0)
})

it('the gazetteer puts a county where its people live, and corrects ZIP codes that a source puts elsewhere', async () => {
  // The middle of San Bernardino County is desert, 60 miles from the city.
  const { rows } = await database.pool.query(
    "select latitude, longitude from places where name = 'San Bernardino County'",
  )
  expect(rows).toEqual([
    { latitude: expect.closeTo(34.19, 1), longitude: expect.closeTo(-117.36, 0) },
  ])
  const centroids = await zipCentroids({ payload }, ['92143', '99505', '66040'])
  expect(centroids.get('92143')?.latitude).toBeCloseTo(32.56, 1) // San Ysidro, by the border
  expect(centroids.get('99505')?.longitude).toBeCloseTo(-149.65, 1) // by Anchorage
  expect(centroids.get('66040')?.latitude).toBeCloseTo(38.36, 1) // La Cygne, Kansas
})

it('the gazetteer finds the middle of a ZIP code, or of many, keyed as they were given', async () => {
  expect(await zipCentroid({ payload }, '94952')).toEqual({
    latitude: expect.closeTo(38.24, 1),
    longitude: expect.closeTo(-122.68, 0),
    city: 'Petaluma',
    state: 'CA',
  })
  for (const zip of ['00000', 'not a ZIP']) expect(await zipCentroid({ payload }, zip)).toBeNull()
  const centroids = await zipCentroids({ payload }, ['94952', '949523388', '00000', '96910'])
  expect([...centroids].map(([zip, { city }]) => [zip, city])).toEqual([
    ['94952', 'Petaluma'],
    ['949523388', 'Petaluma'],
    ['96910', 'Hagåtña'],
  ])
})
