import type { CollectionSlug } from 'payload'
import { expect, it } from 'vitest'
import { ROLES } from '../../../cms/access/roles.ts'
import { NOTED } from '../../../cms/documents/translation/translatable.ts'
import { panelEndpoints } from '../../../cms/product/panel-endpoints.ts'
import { type Documents, documents } from '../../support/documents.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn, visitor } from '../../support/people.ts'
import { expectAnswers } from '../../support/table.ts'

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
  sources: { read: editors, create: nobody, update: editors, delete: nobody },
  'unknown-words': { read: editors, create: nobody, update: nobody, delete: nobody },
  'bulk-changes': { read: editors, create: nobody, update: nobody, delete: nobody },
  'clinic-submissions': sent,
  'contact-messages': sent,
  corrections: sent,
  // Everybody resolves them; who may change the text is below.
  comments: { read: staff, create: staff, update: staff, delete: admins },
  'newsletter-signups': { ...sent, read: editors, update: editors },
  'ready-answers': { ...kept, read: staff },
  users: { read: staff, create: admins, update: admins, delete: nobody },
}

type FieldRule = [collection: keyof Documents, field: string, value: unknown, may: readonly Who[]]

/** What visitors wrote stays as it is. */
const written = (collection: keyof Documents, ...fields: string[]) =>
  fields.map((field): FieldRule => [collection, field, 'x', nobody])

/** Fields that only some of those who may write the document may change. */
const FIELDS: FieldRule[] = [
  ...written('clinic-submissions', 'clinicName', 'address', 'city', 'zipCode', 'phone'),
  ...written('clinic-submissions', 'website', 'contactEmail'),
  ...written('contact-messages', 'name', 'email', 'phone', 'category', 'subject', 'message'),
  ['clinic-submissions', 'status', 'published', nobody],
  ['clinic-submissions', 'declineReason', 'x', nobody],
  ['clinic-submissions', 'log', [], nobody],
  ['clinic-submissions', 'conversation', 'operator answered', nobody],
  ['clinic-submissions', 'notes', 'Called', staff],
  ['contact-messages', 'status', 'answered', nobody],
  ['contact-messages', 'notes', 'Called', staff],
  ['corrections', 'text', 'x', nobody],
  ['corrections', 'email', 'x@example.org', nobody],
  ['corrections', 'status', 'spam', nobody],
  ['corrections', 'notes', 'Called', staff],
  ['comments', 'text', 'x', admins],
  ['comments', 'quote', 'x', nobody],
  ['comments', 'writtenBy', null, nobody],
  ['comments', 'resolved', true, staff],
  ['newsletter-signups', 'token', 'x', nobody],
  ['sources', 'outcome', 'x', nobody],
  ['users', 'role', 'editor', admins],
  ['users', 'invitedAt', '2026-01-01', nobody],
  ['users', 'deactivatedAt', '2026-01-01', nobody],
  ['clinics', 'phone', '864-555-0199', editors],
  ['clinics', 'lastVerifiedAt', '2026-01-01', editors],
]

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

const rest = (who: Who, method: string, path: string, body?: object) =>
  people[who].ask(method, `/${path}`, body)

const refused = (status: number) => status === 401 || status === 403

const isAllowed = async (who: Who, collection: keyof Documents, operation: Operation) => {
  const { id, change } = made[collection]
  const asks: Record<Operation, () => Promise<{ status: number }>> = {
    read: () => rest(who, 'GET', `${collection}/${id}`),
    versions: () => rest(who, 'GET', `${collection}/versions?limit=1`),
    create: () => rest(who, 'POST', collection, made[collection].fresh()),
    update: () => rest(who, 'PATCH', `${collection}/${id}`, change),
    // Another one, since the first is still needed.
    delete: async () => rest(who, 'DELETE', `${collection}/${(await made[collection].make()).id}`),
  }
  const { status } = await asks[operation]()
  if (refused(status)) return false
  // A picture without its file fails after the access check, which is all that matters here.
  if (!(collection === 'media' && operation === 'create')) expect(status).toBeLessThan(300)
  return true
}

it('every operation on every collection is for the roles that the matrix says, and for no others', async () => {
  const rules = Object.entries(MATRIX).flatMap(([collection, operations]) =>
    Object.entries(operations).map(([name, who]) => ({
      collection: collection as keyof Documents,
      operation: name as Operation,
      who,
    })),
  )
  await expectAnswers(rules, async ({ collection, operation, who }) => {
    const allowed: Who[] = []
    for (const one of WHO) if (await isAllowed(one, collection, operation)) allowed.push(one)
    return [allowed.sort(), [...who].sort()]
  })
  const own = payload.config.collections.map(({ slug }) => slug as CollectionSlug)
  expect(own.filter((slug) => !slug.startsWith('payload-')).sort()).toEqual(
    Object.keys(MATRIX).sort(),
  )
})

it('nobody reads Payload’s own tables or starts jobs from outside; editors read the site’s settings, which admins change', async () => {
  // The first has no address at all.
  const none = { 'payload-migrations': 404, 'payload-jobs': 403, 'payload-kv': 403 }
  for (const who of WHO) {
    for (const [collection, status] of Object.entries(none))
      expect((await rest(who, 'GET', collection)).status, collection).toBe(status)
    expect(refused((await rest(who, 'GET', 'payload-jobs/run')).status)).toBe(true)
    const read = await rest(who, 'GET', 'globals/site-settings')
    expect(refused(read.status), who).toBe(!editors.includes(who))
    const write = await rest(who, 'POST', 'globals/site-settings', { supportHours: 'Mornings' })
    expect(refused(write.status), who).toBe(!admins.includes(who))
  }
})

it('fields are changed by those who may, and stay as they were for others', async () => {
  await expectAnswers(FIELDS, async ([collection, field, value, may]) => {
    const { id } = made[collection]
    const read = async () =>
      Reflect.get(await payload.findByID({ collection, id, showHiddenFields: true }), field)
    const changed: Who[] = []
    for (const who of WHO) {
      await made[collection].restore()
      const before = JSON.stringify(await read())
      await rest(who, 'PATCH', `${collection}/${id}`, { [field]: value })
      if (JSON.stringify(await read()) !== before) changed.push(who)
    }
    return [changed.sort(), [...may].sort()]
  })
})

it('secret fields are shown to nobody, and nobody changes their own role', async () => {
  for (const who of staff) {
    const users = await rest(who, 'GET', 'users?limit=100')
    const signups = await rest(who, 'GET', 'newsletter-signups?limit=100')
    expect(JSON.stringify([users.body, signups.body])).not.toMatch(
      /"(hash|salt|token|resetPasswordToken)"/,
    )
  }
  for (const role of ['editor', 'reviewer'] as const) {
    const { id } = people[role]
    const answer = await rest(role, 'PATCH', `users/${id}`, { role: 'admin', name: 'Ana' })
    expect(answer.status).toBe(200)
    const now = await payload.findByID({ collection: 'users', id })
    expect(now).toMatchObject({ role, name: 'Ana' })
  }
})

/** Endpoints of the panel's screens that are not for everybody who signs in. */
const FOR_SOME: Record<string, readonly Who[]> = {
  'post /launch/looked-at': admins,
  'post /launch/true-figures': admins,
  'post /people/:id/deactivate': admins,
  'post /people/invite': admins,
  'post /people/:id/invite': admins,
  'post /people/:id/reactivate': admins,
  'post /people/:id/second-factor/remove': admins,
  'get /words': editors,
  'get /words/:id/clinics': editors,
  'post /words/:id/decide': editors,
  'post /words/merge': editors,
  'get /bulk/:id': editors,
  'post /bulk/:id/continue': editors,
  'post /bulk/:id/undo': editors,
  'post /bulk/review': editors,
  'post /bulk/run': editors,
  'post /clinics/:clinic/compare': editors,
  'post /clinics/:clinic/merge': editors,
  'post /clinics/:clinic/unmerge': editors,
  'post /clinics/duplicates': editors,
  'get /duplicates': editors,
  'get /duplicates/:pair': editors,
  'post /duplicates/:pair/decide': editors,
  'get /history.csv': editors,
  'get /imports/:id': editors,
  'get /imports/:id/rejected.csv': editors,
  'post /imports': editors,
  'post /imports/:id/decide': editors,
  'post /imports/:id/pair': editors,
  'post /imports/:id/leave-points': editors,
  'post /imports/:id/discard': editors,
  'post /imports/:id/move': editors,
  'post /imports/:id/rows': editors,
  'post /imports/:id/undo': editors,
  'post /imports/columns': editors,
  'post /sources/:id/fetch': editors,
  'post /remove-samples': editors,
  'get /site-settings/truths': editors,
  'post /translations/:collection/:id/still-right': editors,
  'get /unpublished/:collection/:id': editors,
  'get /zip/:zip': editors,
}

it('the panel’s endpoints are for staff, and some for those alone that the table says', async () => {
  const misses: unknown[] = []
  const seen = new Set<string>()
  for (const { method, path } of panelEndpoints.filter((one) => one.path.startsWith('/desk/'))) {
    const name = `${method} ${path.replace('/desk', '')}`
    seen.add(name)
    // Everybody who signs in may read clinics.
    const address = path.replace(':collection', 'clinics').replaceAll(/:\w+/g, '2147483647')
    for (const who of WHO) {
      const body = method === 'get' ? undefined : {}
      const { status } = await people[who].ask(method.toUpperCase(), address, body)
      const may = (FOR_SOME[name] ?? staff).includes(who)
      if (refused(status) === may || status >= 500) misses.push([who, name, status])
    }
  }
  expect(misses).toEqual([])
  expect(Object.keys(FOR_SOME).filter((name) => !seen.has(name))).toEqual([])
})

/** What nobody may read who may not read the document itself. */
const SECRET = 'Half a secret'

const DRAFTED = ['clinics', 'guides', 'articles'] as const

/** The addresses that tell of one document, or of all of a collection. */
const tellingOf = async (collection: keyof Documents, id: number) => {
  const hasList = payload.collections[collection].config.admin.hidden !== true
  const told = hasList ? [['GET', `/desk/export/${collection}`]] : []
  if (NOTED.some((one) => one === collection))
    told.push(['GET', `/desk/translations/${collection}/${id}`])
  const drafted = DRAFTED.find((one) => one === collection)
  if (!drafted) return told
  const where = { parent: { equals: id } }
  const versions = { collection: drafted, where, sort: '-updatedAt', limit: 1 }
  const [version] = (await payload.findVersions(versions)).docs
  const path = `/desk/versions/${collection}/${version?.id}`
  return [...told, ['GET', path], ['POST', `/desk/preview/${collection}`]]
}

it('whoever may not read a document learns nothing of it from any screen’s endpoint', async () => {
  for (const collection of DRAFTED) {
    const text = collection === 'clinics' ? 'description' : 'title'
    const { id } = made[collection]
    const draft = { collection, id, draft: true, data: { [text]: SECRET } }
    await payload.update(draft as never)
  }
  for (const collection of Object.keys(made) as (keyof Documents)[]) {
    const { id } = made[collection]
    const latest = await payload.findByID({ collection, id, draft: true, depth: 0 })
    for (const who of WHO) {
      const { status } = await people[who].ask('GET', `/${collection}/${id}?draft=true`)
      // Pictures are public, but their list in the panel is not.
      const mayRead = status === 200 && who !== 'visitor'
      for (const [method = '', address = ''] of await tellingOf(collection, id)) {
        const body = method === 'POST' ? { data: { ...latest } } : undefined
        const answer = await people[who].ask(method, address, body)
        expect([who, method, address, answer.status < 300]).toEqual([who, method, address, mayRead])
        if (!mayRead) expect(JSON.stringify(answer.body)).not.toContain(SECRET)
      }
    }
  }
})
