import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { dataExports } from '../../../cms/contract/exports.ts'
import { FILES, filePath } from '../../../cms/contract/files.ts'
import { endpoints } from '../../../cms/contract/index.ts'
import { LOCALES } from '../../../cms/contract/paths.ts'
import { makeStaffLink } from '../../../cms/staff/queries/staff-links.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { correctionValues } from '../../support/corrections.ts'
import { keepFewSamples } from '../../support/database.ts'
import { ALSO_HELD, startImporter } from '../../support/importer.ts'
import { mergesBy } from '../../support/merges.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { signIn } from '../../support/people.ts'
import { receiveMessage } from '../../support/receive-message.ts'
import { startQueueOn } from '../../support/verification.ts'

const test = await startQueueOn<TestApi>(startApi)
await keepFewSamples(test.database)
const { payload, database, get, change, published: stored, listingOf, ofSource } = test
const importer = await startImporter(payload)
const editor = await signIn(payload, 'editor', 'Eve')
const { merge, unmerge } = mergesBy(editor)

/** In every writing: of the street, of the point, and of the street in a page's address. */
const SECRET = 'quillback|34\\.5123|82\\.6543'
const isSecret = new RegExp(SECRET, 'i')
const NAME = 'Harbor House Clinic'
const columns = {
  sourceId: 'Id',
  name: 'Name',
  address: 'Street',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP',
  latitude: 'Lat',
  longitude: 'Lon',
  phone: 'Phone',
  description: 'About',
}
const mapping = { source: 'county', columns }
const HEADER = 'Id,Name,Street,City,State,ZIP,Lat,Lon,Phone,About,Directions'
const row = (street: string, id = 'S-1') =>
  `${id},${NAME},"${street}",Anderson,SC,29621,34.512345,-82.654321,864-555-0151,Behind 731 Quillback Ave.,Left of Quillback Bakery`
const FIRST = `${HEADER}\n${row('731 Quillback Avenue, Suite 4')}`

const bring = async (text: string, given: object = mapping) =>
  importer.accept(await importer.review(text, given), ALSO_HELD)

/** The tables that have it in any column. Nobody writes those of the gazetteer, which are the largest. */
const tablesWithIt = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = current_schema()
       and c.relname not in ('places', 'county_shapes') order by 1`,
  )
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const text = `select count(*)::int as count from "${name}" t where t::text ~* $1`
      return { name, ...(await database.pool.query(text, [SECRET])).rows[0] }
    }),
  )
  return found.filter(({ count }) => count > 0).map(({ name }) => name)
}

const textOf = async (path: string): Promise<string> => {
  const response = await get(path)
  const body = new Uint8Array(await response.arrayBuffer())
  if (!path.endsWith('.zip')) return strFromU8(body)
  return Object.values(unzipSync(body))
    .map((file) => strFromU8(file))
    .join('\n')
}

/** What the public API says of a clinic, in each language. */
const publicAnswers = async (slug: string, token: string) => {
  const lists = Object.values(endpoints).flatMap(({ path }) => (path.includes('{') ? [] : [path]))
  const paths = LOCALES.flatMap((locale) => [
    ...lists.map((path) => `${path}?locale=${locale}`),
    `/api/clinics/search?location=29621&locale=${locale}`,
    `/api/clinics/slug/${slug}?locale=${locale}`,
    `/api/states/sc/clinics?limit=100&near=${slug}&locale=${locale}`,
    `/api/own-listings/${token}?locale=${locale}`,
    ...Object.values(FILES).map((path) => path.replace('{slug}', slug)),
  ])
  const hsds = ['services', 'locations', 'organizations', 'service_at_locations']
  const all = [
    ...paths,
    ...hsds.map((name) => `/hsds/${name}?full=true&per_page=100`),
    ...Object.values(dataExports).map(({ path }) => path),
  ]
  return Promise.all(all.map(async (path) => ({ path, text: await textOf(path) })))
}

const count = (name: string) => `select count(*)::int as count from ${name}`
const publish = (id: number, data: object) =>
  editor.ask('PATCH', `/clinics/${id}`, { ...data, _status: 'published' })

it('nothing that says where a clinic is remains once its address is private, and nothing brings it back', async () => {
  // Two of the name, so that the third one's page has the street in its address.
  for (const address of ['1 Elm St', '2 Elm St']) await newClinic(payload, { name: NAME, address })
  const first = await bring(FIRST)
  const [clinic] = await ofSource('county')
  const id = clinic?.id ?? 0
  expect([clinic?.slug, clinic?.address]).toEqual([
    'harbor-house-clinic-anderson-731-quillback-avenue-suite-4',
    '731 Quillback Avenue, Suite 4',
  ])
  const [version] = (
    await payload.findVersions({ collection: 'clinics', where: { parent: { equals: id } } })
  ).docs
  // All that may keep it: a translation, a change of many, a call, words of visitors, staff, a merge, a draft.
  await change(id, { description: 'En 731 Quillback Avenue' }, { locale: 'es' })
  const where = { id: { equals: id } }
  const many = { collection: 'clinics', chosen: { where }, confirmed: 1 }
  const edits = [{ field: 'appointments', how: 'set', value: 'Call' }]
  const bulk = await editor.askEndpoint<{ id: number }>('/bulk/run', {
    ...many,
    change: { action: 'edit', edits },
  })
  await test.openAndRecord(id, 'correct', {
    corrections: { address: '733 Quillback Ave' },
    confirmed: [],
    note: 'They are in Quillback Avenue 733',
  })
  await test.post(
    '/api/corrections',
    correctionValues(clinic?.slug ?? '', { text: 'At 733 Quillback Ave.' }),
  )
  await receiveMessage(payload, { message: 'Is 731 Quillback Ave. open?', clinic: id })
  await payload.create({
    collection: 'comments',
    data: { document: { relationTo: 'clinics', value: id }, text: 'Not 731 Quillback Ave.?' },
  })
  const token = await makeStaffLink(test, id)
  const propose = async (address: string) => {
    const link = await makeStaffLink(test, id)
    const { values } = await (await get(`/api/own-listings/${link}`)).json()
    const changes = { ...values, token: link, address, asksForId: 'no' }
    return (await test.post('/api/listing-changes', changes)).status
  }
  expect(await propose('735 Quillback Ave')).toBe(201)
  const twin = await newClinic(payload, {
    name: 'Harbor House',
    address: '733 Quillback Ave',
    latitude: 34.512345,
    longitude: -82.654321,
  })
  await merge(id, twin.id)
  const waiting = await importer.review(FIRST.replaceAll('731', '737'), mapping)
  expect(await tablesWithIt()).toEqual(
    expect.arrayContaining(['clinics', '_clinics_v', 'listings']),
  )

  // It is said before it happens.
  const asked = await publish(id, { addressIsPrivate: true })
  expect([asked.status, JSON.stringify(asked.body)]).toEqual([
    400,
    expect.stringContaining('removed for good'),
  ])
  expect((await stored(id)).address).toBe('733 Quillback Ave')
  const done = await publish(id, { addressIsPrivate: true, confirmed: ['private address'] })
  expect([done.status, done.body]).toEqual([200, expect.anything()])
  expect(await tablesWithIt()).toEqual([])
  const now = await stored(id)
  expect(now).toMatchObject({ address: null, latitude: null, longitude: null, zipCode: '29621' })
  expect(now.description).toBe('Behind ….')
  expect(now.slug).toBe('harbor-house-clinic-anderson-2')

  // What the public reads: the town and the telephone number.
  expect(await listingOf(id)).toMatchObject({
    city: 'Anderson',
    phone: '864-555-0151',
    addressIsPrivate: true,
    address: '',
    zipCode: null,
    latitude: null,
    timeZone: 'America/New_York',
  })
  const answers = await publicAnswers(now.slug, token)
  expect(answers.filter(({ text }) => isSecret.test(text)).map(({ path }) => path)).toEqual([])
  expect(answers.filter(({ text }) => text.includes(NAME)).length).toBeGreaterThan(15)
  expect((await get(filePath('clinicMap', 'en', now.slug))).status).toBe(404)
  const found = (await test.call('searchClinics', { location: '29621' })).clinics
  expect(found.find((one) => one.id === id)).toMatchObject({
    distanceMiles: expect.any(Number),
    coordinatesApproximate: true,
  })
  const { contents } = JSON.parse(
    answers.find(({ path }) => path.startsWith('/hsds/locations?full'))?.text ?? '',
  )
  expect(
    contents.find(
      (one: { name: string; addresses: object[] }) =>
        one.name === NAME && one.addresses.length === 0,
    ),
  ).not.toHaveProperty('latitude')

  // Nothing brings it back.
  const calls = await test.historyOf(id)
  const proposed = async () =>
    (await payload.find({ collection: 'corrections', where: { fromStaff: { equals: true } } })).docs
  const tries: [string, () => Promise<unknown>][] = [
    [
      'a save of its form',
      () => publish(id, { address: '731 Quillback Ave', latitude: 34.512345 }),
    ],
    [
      'a draft',
      () => editor.ask('PATCH', `/clinics/${id}?draft=true`, { address: '731 Quillback Ave' }),
    ],
    ['an earlier version', () => editor.ask('POST', `/clinics/versions/${version?.id}`)],
    ['undoing a call', () => editor.askEndpoint(`/verifications/${calls[0]?.id}/undo`, {})],
    ['undoing a change of many', () => editor.askEndpoint(`/bulk/${bulk.body.id}/undo`, {})],
    ['undoing an import', () => importer.move(first, 'undo')],
    ['unmerging', () => unmerge(twin.id, true)],
    ['its own staff', () => propose('731 Quillback Ave')],
    [
      'an editor who accepts that',
      async () => {
        for (const one of await proposed())
          await editor.askEndpoint(`/corrections/${one.id}/apply`, { facts: ['address'] })
      },
    ],
    [
      'a call: it has moved',
      async () => {
        const place = {
          address: '739 Quillback Ave',
          city: 'Anderson',
          state: now.state,
          zipCode: '29621',
        }
        expect((await test.openAndRecord(id, 'move', { place })).status).toBe(200)
      },
    ],
    ['the file that waited', () => importer.accept(waiting)],
    [
      'the next edition, without a check',
      async () => {
        const next = await importer.review(FIRST.replaceAll('731', '741'), mapping)
        expect(
          (await importer.rows(next, { kinds: ['held'] })).map(({ differences }) => differences),
        ).toMatchObject([[{ field: 'addressIsPrivate', ours: 'Yes', file: 'No' }]])
        await importer.accept(next)
      },
    ],
  ]
  const back: unknown[] = []
  for (const [what, attempt] of tries) {
    await attempt()
    const listing = await listingOf(id)
    const tables = await tablesWithIt()
    if (tables.length > 0 || listing?.addressIsPrivate !== true)
      back.push([what, tables, listing?.addressIsPrivate])
  }
  expect(back).toEqual([])
  expect(await listingOf(twin.id)).toMatchObject({ addressIsPrivate: true, address: '' })
  expect((await database.pool.query(count('import_rows'))).rows[0].count).toBeGreaterThan(2)

  // Unticked, nothing comes back by itself; the next file says it again.
  await publish(id, { addressIsPrivate: false })
  expect(await listingOf(id)).toMatchObject({ addressIsPrivate: false, address: '' })
  expect(await tablesWithIt()).toEqual([])
})

it('a file keeps an address private, and another one opens it only if somebody accepts that', async () => {
  const header = `${HEADER},Address is confidential`
  const flagged = { source: 'shelters', columns }
  const edition = (said: string) =>
    `${header}\n${row('731 Quillback Ave', 'S-2').replace(NAME, 'Hope Shelter Clinic').replace('864-555-0151', '864-555-0152')},${said}`
  await bring(edition('Yes'), flagged)
  const of = async () => (await ofSource('shelters'))[0]
  const clinic = await of()
  expect(clinic).toMatchObject({ addressIsPrivate: true, address: null, latitude: null })
  // Not even in the rows of the file.
  expect(await tablesWithIt()).toEqual([])
  const id = await importer.review(edition('No'), flagged)
  const [held] = await importer.rows(id, { kinds: ['held'] })
  expect(held?.differences[0]?.held).toContain('Its address is private here')
  await importer.decide(id, 'declined', { ids: [held?.id ?? 0] })
  await importer.move(id, 'apply')
  // What was declined is not asked again.
  for (const text of [edition('No'), edition('')]) await bring(text, flagged)
  expect(await of()).toMatchObject({ addressIsPrivate: true, address: null })
  expect(await tablesWithIt()).toEqual([])
  // Once a person has unticked it, no file says otherwise unless somebody accepts that.
  await publish(clinic?.id ?? 0, { addressIsPrivate: false })
  await bring(edition('No'), flagged)
  expect(await of()).toMatchObject({ address: '731 Quillback Ave' })
  await bring(edition('Yes'), flagged)
  expect(await of()).toMatchObject({ addressIsPrivate: true, address: null })
  expect(await tablesWithIt()).toEqual([])
})
