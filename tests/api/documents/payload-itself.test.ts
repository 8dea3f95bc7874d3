import { postgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { buildConfig, type CollectionConfig, getPayload, handleEndpoints } from 'payload'
import { expect, it } from 'vitest'
import { inTransaction } from '../../../cms/database/in-transaction.ts'
import { cleanUp } from '../../support/clean-up.ts'
import { testEmptyDatabase } from '../../support/test-product.ts'

/**
 * Payload without our mends, in cms/documents/mends. Each test shows what one of them is for; if it
 * fails after an upgrade, the mend may be no longer needed: try without.
 */
const people: CollectionConfig = {
  slug: 'people',
  auth: true,
  fields: [{ name: 'secret', type: 'text', hidden: true }],
}

const pages: CollectionConfig = {
  slug: 'pages',
  versions: { drafts: { autosave: true } },
  fields: [
    { name: 'title', type: 'text' },
    { name: 'author', type: 'relationship', relationTo: 'people' as never },
    { name: 'words', type: 'text', hasMany: true, localized: true },
  ],
}

const database = await testEmptyDatabase()
const config = await buildConfig({
  secret: 'a secret that only tests use',
  collections: [people, pages],
  localization: { locales: ['en', 'es'], defaultLocale: 'en' },
  db: postgresAdapter({ pool: { connectionString: database.url } }),
  admin: { user: 'people' },
  telemetry: false,
  typescript: { autoGenerate: false },
  logger: { options: { level: 'silent' } },
})
process.env.DISABLE_PAYLOAD_HMR = 'true'
const payload = await getPayload({ config, key: 'plain' })
const { pool } = payload.db
// It never comes back, and a pool waits for it.
cleanUp(async () => {
  pool.on('error', () => undefined)
  await database.drop()
})

// The generated types are those of the product's collections.
const create = async (collection: string, data: object, more: object = {}) =>
  Number((await payload.create({ collection, data, ...more } as never)).id)
const find = async (collection: string, more: object) =>
  (await payload.find({ collection, ...more } as never)).docs.map(({ id }) => id)
const person = (name: string) =>
  create('people', { email: `${name}@example.org`, password: 'long enough to do', secret: name })
const as = (id: number) => ({ overrideAccess: false, user: { id, collection: 'people' } })
const LOCKS = 'payload-locked-documents'
const lock = (page: number, by: number) => ({
  document: { relationTo: 'pages', value: page },
  user: { relationTo: 'people', value: by },
})

it('holds a connection to the database for nothing (payload-pool)', async () => {
  await expect.poll(() => pool.idleCount).toBeGreaterThan(0)
  expect(pool.totalCount - pool.idleCount).toBe(1)
})

it('acknowledges what Postgres refused to commit (sure-commit)', async () => {
  await pool.query(`create table promised (
    id int primary key, other int references promised deferrable initially deferred)`)
  const id = String(await payload.db.beginTransaction())
  const req = { payload, transactionID: id }
  await inTransaction(req, sql`insert into promised values (1, 99)`)
  await expect(payload.db.commitTransaction(id)).resolves.toBeUndefined()
  expect((await pool.query('select * from promised')).rows).toEqual([])
})

it('takes a lock in somebody else’s name (own-locks)', async () => {
  const [ann, ben] = [await person('ann'), await person('ben')]
  const page = await create('pages', { title: 'Locked' })
  expect(await create(LOCKS, lock(page, ben), as(ann))).toBeGreaterThan(0)
})

it('unlocks a document with each autosave (kept-lock)', async () => {
  const cleo = await person('cleo')
  const page = await create('pages', { title: 'Typed in' })
  await create(LOCKS, lock(page, cleo))
  const mine = { 'document.value': { equals: page } }
  expect(await find(LOCKS, { where: mine })).toHaveLength(1)
  const data = { title: 'Typed in again' }
  const saved = { collection: 'pages', id: page, data, draft: true, autosave: true, ...as(cleo) }
  await payload.update(saved as never)
  expect(await find(LOCKS, { where: mine })).toEqual([])
})

it('overwrites with an autosave what a colleague has autosaved (own-versions)', async () => {
  const [dan, eva] = [await person('dan'), await person('eva')]
  const page = await create('pages', { title: 'Typed by nobody' })
  for (const [who, title] of [[dan, 'By Dan'] as const, [eva, 'By Eva'] as const])
    await payload.update({
      ...{ collection: 'pages', id: page, data: { title }, draft: true, autosave: true },
      ...as(who),
    } as never)
  const where = { parent: { equals: page } }
  const { docs } = await payload.findVersions({ collection: 'pages', where } as never)
  expect(docs.map(({ version }) => 'title' in version && version.title)).toEqual([
    'By Eva',
    'Typed by nobody',
  ])
})

it('tells by the order of a list what nobody may read (hidden-sort)', async () => {
  const [yves, zoe] = [await person('yves'), await person('zoe')]
  const ofZoe = await create('pages', { title: 'A', author: zoe })
  const ofYves = await create('pages', { title: 'B', author: yves })
  const where = { id: { in: [ofZoe, ofYves] } }
  expect(await find('pages', { where, sort: 'author.secret', ...as(zoe) })).toEqual([ofYves, ofZoe])
})

it('fails to filter by a list that has a language (localized-lists)', async () => {
  await create('pages', { words: ['molar'] })
  await expect(find('pages', { where: { words: { equals: 'molar' } } })).rejects.toThrow()
})

it('takes what every object has for a collection (names-of-collections)', async () => {
  const request = new Request('http://localhost/api/constructor')
  const asked = handleEndpoints({ config, payloadInstanceCacheKey: 'plain', request })
  await expect(asked).rejects.toThrow(TypeError)
})
