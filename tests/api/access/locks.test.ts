import { expect, it } from 'vitest'
import { LOCKS } from '../../../cms/documents/drafts/form-lock.ts'
import { startPayload } from '../../support/payload.ts'
import { type Person, signIn } from '../../support/people.ts'

const { payload } = await startPayload()
const admin = await signIn(payload, 'admin')
const editor = await signIn(payload, 'editor')
const reviewer = await signIn(payload, 'reviewer')
const PEOPLE = { admin, editor, reviewer }

type Target = { document: { relationTo: string; value: number } } | { globalSlug: string }
const lockOf = (target: Target, { id }: Person) => ({
  ...target,
  user: { relationTo: 'users', value: id },
})
const holding = (target: Target, holder: Person) =>
  payload.create({ collection: LOCKS, data: lockOf(target, holder) as never })
const empty = () => payload.delete({ collection: LOCKS, where: {} })

/** Whether somebody can lock something, see somebody else’s lock of it, and take that over. */
const rightsTo = async (target: Target, who: Person) => {
  await empty()
  const locked = (await who.ask('POST', `/${LOCKS}`, lockOf(target, who))).status
  await empty()
  const other = who === admin ? editor : admin
  const { id } = await holding(target, other)
  const { body } = await who.ask<{ totalDocs: number }>('GET', `/${LOCKS}`)
  const to = { user: { relationTo: 'users', value: who.id } }
  const many = (await who.ask('PATCH', `/${LOCKS}?where[id][equals]=${id}`, to)).status
  await empty()
  const { id: again } = await holding(target, other)
  const one = (await who.ask('PATCH', `/${LOCKS}/${again}`, to)).status
  const { user } = await payload.findByID({ collection: LOCKS, id: again, depth: 0 })
  return { locked, seen: body.totalDocs, many, taken: one === 200 && user.value === who.id }
}
const ALL = { locked: 201, seen: 1, many: 200, taken: true }
const NONE = { locked: 403, seen: 0, many: 200, taken: false }

const settings: [name: string, target: Target, may: object] = [
  'site-settings',
  { globalSlug: 'site-settings' },
  { admin: true, editor: false, reviewer: false },
]

/** A document of each collection that has one, and who may update it by Payload’s own word. */
const targets = async () => {
  const found = [settings]
  for (const { slug, lockDocuments } of payload.config.collections) {
    const { docs } = await payload.find({ collection: slug, limit: 1, depth: 0 })
    const [doc] = docs
    if (lockDocuments === false || !doc) continue
    const may: Record<string, boolean> = {}
    for (const [role, who] of Object.entries(PEOPLE)) {
      const { body } = await who.ask<{ update?: unknown }>('POST', `/${slug}/access/${doc.id}`, {})
      may[role] = Boolean(body.update)
    }
    found.push([slug, { document: { relationTo: slug, value: Number(doc.id) } }, may])
  }
  return found
}

it('only whoever may update a document can lock it, see its lock or take it over', async () => {
  const all = await targets()
  expect(all.map(([name]) => name)).toEqual(expect.arrayContaining(['clinics', 'guides', 'users']))
  for (const [name, target, may] of all)
    for (const [role, who] of Object.entries(PEOPLE))
      expect(await rightsTo(target, who), `${role}, ${name}`).toEqual(
        Reflect.get(may, role) ? ALL : NONE,
      )
})

const { docs } = await payload.find({ collection: 'clinics', limit: 1, depth: 0 })
const document = { relationTo: 'clinics', value: Number(docs[0]?.id) }

it('a lock on a document is set, taken over and let go of only for oneself', async () => {
  await empty()
  const lock = (by: Person, holder: Person) =>
    by.ask<{ doc: { id: number } }>('POST', `/${LOCKS}`, lockOf({ document }, holder))
  expect((await lock(admin, editor)).status).toBe(403)
  const { status, body } = await lock(admin, admin)
  const { id } = body.doc
  const holderNow = async () => {
    const { user } = await payload.findByID({ collection: LOCKS, id, depth: 0 })
    return user.value
  }
  expect([status, await holderNow()]).toEqual([201, admin.id])
  const hand = async (by: Person, holder: Person, path = `/${LOCKS}/${id}`) => {
    const answer = await by.ask('PATCH', path, { user: { relationTo: 'users', value: holder.id } })
    return [answer.status, await holderNow()]
  }
  expect(await hand(admin, editor)).toEqual([403, admin.id])
  expect(await hand(editor, editor)).toEqual([200, editor.id])
  expect(await hand(editor, admin, `/${LOCKS}?where[id][equals]=${id}`)).toEqual([403, editor.id])
  expect((await admin.ask('DELETE', `/${LOCKS}/${id}`)).status).toBeGreaterThan(400)
  expect(await holderNow()).toBe(editor.id)
  expect((await editor.ask('DELETE', `/${LOCKS}/${id}`)).status).toBe(200)
})

it('nobody makes a lock of theirs into one of what they may not update', async () => {
  await empty()
  const { id } = await holding({ document: { relationTo: 'users', value: reviewer.id } }, reviewer)
  const turned = (target: Target) =>
    reviewer.ask('PATCH', `/${LOCKS}/${id}`, lockOf(target, reviewer))
  expect((await turned({ document })).status).toBe(403)
  expect((await turned({ globalSlug: 'site-settings' })).status).toBe(403)
  const nothing = await reviewer.ask('POST', `/${LOCKS}`, lockOf({} as Target, reviewer))
  expect(nothing.status).toBe(403)
})
