import type { CollectionSlug } from 'payload'
import { afterAll, describe, expect, it } from 'vitest'
import { ROLES } from '../../../cms/access/roles.ts'
import { type Documents, documents } from '../../support/documents.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn, visitor } from '../../support/people.ts'

const WHO = ['visitor', ...ROLES] as const
type Who = (typeof WHO)[number]

const OPERATIONS = ['read', 'versions', 'create', 'update', 'delete'] as const
type Operation = (typeof OPERATIONS)[number]
type Rules = Partial<Record<Operation, readonly Who[]>>

const everybody: readonly Who[] = WHO
const staff: readonly Who[] = ROLES
const editors: readonly Who[] = ['admin', 'editor']
const admins: readonly Who[] = ['admin']
const nobody: readonly Who[] = []

const kept: Rules = { read: editors, create: editors, update: editors, delete: admins }
const sent: Rules = { read: staff, create: nobody, update: staff, delete: admins }

/** Who may do what; operations that a collection does not have are left out. */
const MATRIX: Record<keyof Documents, Rules> = {
  clinics: { ...kept, read: staff, versions: staff },
  states: { ...kept, read: staff },
  categories: { ...kept, read: staff },
  services: { ...kept, read: staff },
  needs: kept,
  'poverty-figures': kept,
  guides: { ...kept, versions: editors },
  articles: { ...kept, versions: editors },
  'article-categories': kept,
  media: { ...kept, read: everybody },
  redirects: kept,
  verifications: { read: staff, create: nobody, update: nobody, delete: admins },
  imports: { read: editors, create: nobody, update: nobody, delete: nobody },
  'bulk-changes': { read: editors, create: nobody, update: nobody, delete: nobody },
  'clinic-submissions': sent,
  'contact-messages': sent,
  corrections: sent,
  'newsletter-signups': { ...sent, read: editors, update: editors },
  users: { read: staff, create: admins, update: admins, delete: nobody },
}

const test = await startPayload()
const { payload } = test
// The matrix needs no samples, and each change of a category regenerates every clinic's listing.
await test.database.pool.query('delete from clinics')
const people = {
  visitor: visitor(payload),
  admin: await signIn(payload, 'admin'),
  editor: await signIn(payload, 'editor'),
  reviewer: await signIn(payload, 'reviewer'),
}
const made = await documents(payload)
afterAll(() => test.close())

const rest = (who: Who, method: string, path: string, body?: object) =>
  people[who].ask(method, `/${path}`, body)

const refused = (status: number) => status === 401 || status === 403

type Way = (who: Who, collection: keyof Documents, operation: Operation) => Promise<boolean>

/** Makes a document to delete, since the others are still needed. */
const spare = async (collection: keyof Documents): Promise<number> =>
  (await made[collection].make()).id

const overRest: Way = async (who, collection, operation) => {
  const { id, change } = made[collection]
  const ask = async () => {
    if (operation === 'read') return rest(who, 'GET', `${collection}/${id}`)
    if (operation === 'versions') return rest(who, 'GET', `${collection}/versions?limit=1`)
    if (operation === 'update') return rest(who, 'PATCH', `${collection}/${id}`, change)
    if (operation === 'delete')
      return rest(who, 'DELETE', `${collection}/${await spare(collection)}`)
    return rest(who, 'POST', collection, await made[collection].fresh())
  }
  const { status } = await ask()
  if (refused(status)) return false
  // A picture without its file fails after the access check, which is all that matters here.
  if (!(collection === 'media' && operation === 'create')) expect(status).toBeLessThan(300)
  return true
}

const overLocal: Way = async (who, collection, operation) => {
  const { id, change } = made[collection]
  const as = { user: people[who].user, overrideAccess: false, collection } as const
  const ask = async (): Promise<unknown> => {
    if (operation === 'read') return payload.findByID({ ...as, id })
    if (operation === 'versions') return payload.findVersions({ ...as, limit: 1 } as never)
    if (operation === 'update') return payload.update({ ...as, id, data: change } as never)
    if (operation === 'delete') return payload.delete({ ...as, id: await spare(collection) })
    return payload.create({ ...as, data: await made[collection].fresh() } as never)
  }
  return ask().then(
    () => true,
    (error: { status?: number; name?: string }) => {
      if (refused(error.status ?? 0)) return false
      if (collection === 'media' && error.name === 'MissingFile') return true
      throw error
    },
  )
}

const CELLS = (Object.keys(MATRIX) as (keyof Documents)[]).flatMap((collection) =>
  OPERATIONS.flatMap((operation) =>
    MATRIX[collection][operation] ? [{ collection, operation }] : [],
  ),
)

describe.each([
  ['Payload’s REST', overRest],
  ['Payload’s Local API', overLocal],
])('%s', (_, way) => {
  it.each(CELLS)('$operation of $collection', async ({ collection, operation }) => {
    const allowed: Who[] = []
    for (const who of WHO) if (await way(who, collection, operation)) allowed.push(who)
    expect(allowed.sort()).toEqual([...(MATRIX[collection][operation] ?? [])].sort())
  })
})

it('the matrix covers every collection that people see', () => {
  const own = payload.config.collections.map(({ slug }) => slug as CollectionSlug)
  expect(own.filter((slug) => !slug.startsWith('payload-')).sort()).toEqual(
    Object.keys(MATRIX).sort(),
  )
})

/** The first has no address at all. */
const NO_LIST = { 'payload-migrations': 404, 'payload-jobs': 403, 'payload-kv': 403 }

it.each(['payload-jobs', 'payload-migrations', 'payload-kv'] as const)(
  'nobody can read %s',
  async (collection) => {
    for (const who of WHO)
      expect((await rest(who, 'GET', collection)).status).toBe(NO_LIST[collection])
  },
)

it('nobody can start jobs from outside', async () => {
  for (const who of WHO) {
    expect(refused((await rest(who, 'GET', 'payload-jobs/run')).status)).toBe(true)
  }
})

describe('the settings of the site', () => {
  const update = { supportHours: 'Mornings' }

  it.each(WHO)('are read by editors and changed by admins: %s', async (who) => {
    const read = await rest(who, 'GET', 'globals/site-settings')
    expect(refused(read.status)).toBe(!editors.includes(who))
    const write = await rest(who, 'POST', 'globals/site-settings', update)
    expect(refused(write.status)).toBe(!admins.includes(who))
  })
})

/** Fields that only some of those who may write the document may change. */
const FIELDS: {
  collection: keyof Documents
  field: string
  value: unknown
  may: readonly Who[]
}[] = [
  ...['clinicName', 'address', 'city', 'zipCode', 'phone', 'website', 'contactEmail'].map(
    (field) => ({ collection: 'clinic-submissions' as const, field, value: 'x', may: nobody }),
  ),
  { collection: 'clinic-submissions', field: 'status', value: 'published', may: nobody },
  { collection: 'clinic-submissions', field: 'declineReason', value: 'x', may: nobody },
  { collection: 'clinic-submissions', field: 'log', value: [], may: nobody },
  { collection: 'clinic-submissions', field: 'notes', value: 'Called', may: staff },
  ...['name', 'email', 'phone', 'category', 'subject', 'message'].map((field) => ({
    collection: 'contact-messages' as const,
    field,
    value: 'x',
    may: nobody,
  })),
  { collection: 'contact-messages', field: 'status', value: 'answered', may: nobody },
  { collection: 'contact-messages', field: 'notes', value: 'Called', may: staff },
  { collection: 'corrections', field: 'text', value: 'x', may: nobody },
  { collection: 'corrections', field: 'email', value: 'x@example.org', may: nobody },
  { collection: 'corrections', field: 'status', value: 'spam', may: nobody },
  { collection: 'corrections', field: 'notes', value: 'Called', may: staff },
  { collection: 'newsletter-signups', field: 'token', value: 'x', may: nobody },
  { collection: 'users', field: 'role', value: 'editor', may: admins },
  { collection: 'users', field: 'deactivatedAt', value: '2026-01-01', may: nobody },
  { collection: 'clinics', field: 'phone', value: '864-555-0199', may: editors },
  { collection: 'clinics', field: 'lastVerifiedAt', value: '2026-01-01', may: editors },
]

type Write = (who: Who, collection: keyof Documents, data: object) => Promise<unknown>

const WAYS_TO_WRITE: [string, Write][] = [
  ['REST', (who, slug, data) => rest(who, 'PATCH', `${slug}/${made[slug].id}`, data)],
  [
    'the Local API',
    (who, collection, data) => {
      const as = { user: people[who].user, overrideAccess: false }
      const change = { collection, id: made[collection].id, data, ...as }
      // Those who may not write the document at all are refused; either way the field stays.
      return payload.update(change as never).catch(() => undefined)
    },
  ],
]

describe.each(WAYS_TO_WRITE)('fields, through %s', (_, write) => {
  it.each(FIELDS)('$field of $collection', async ({ collection, field, value, may }) => {
    const { id } = made[collection]
    const read = async (): Promise<unknown> =>
      Reflect.get(await payload.findByID({ collection, id, showHiddenFields: true }), field)
    for (const who of WHO) {
      await made[collection].restore()
      const before = await read()
      await write(who, collection, { [field]: value })
      const changed = JSON.stringify(await read()) !== JSON.stringify(before)
      expect(`${who}: ${changed}`).toBe(`${who}: ${may.includes(who)}`)
    }
  })
})

describe('fields', () => {
  it.each(staff)('that are secret are shown to nobody: %s', async (who) => {
    const users = await rest(who, 'GET', 'users?limit=100')
    const signups = await rest(who, 'GET', 'newsletter-signups?limit=100')
    expect(JSON.stringify([users.body, signups.body])).not.toMatch(
      /"(hash|salt|token|resetPasswordToken)"/,
    )
  })
})

describe('an account', () => {
  it.each(['editor', 'reviewer'] as const)('of a %s can’t change its role', async (role) => {
    const { id } = people[role]
    const answer = await rest(role, 'PATCH', `users/${id}`, { role: 'admin', name: 'Ana' })
    expect(answer.status).toBe(200)
    const now = await payload.findByID({ collection: 'users', id })
    expect(now).toMatchObject({ role, name: 'Ana' })
  })
})
