import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload, type TestPayload } from '../../support/payload.ts'
import { type Person, signIn } from '../../support/people.ts'

const LOCKS = '/payload-locked-documents'

let test: TestPayload
let editor: Person
let reviewer: Person
let clinic: number
beforeAll(async () => {
  test = await startPayload()
  await test.database.pool.query('delete from clinics')
  editor = await signIn(test.payload, 'editor')
  reviewer = await signIn(test.payload, 'reviewer')
  clinic = (await newClinic(test.payload, {})).id
})
afterAll(() => test.close())

const lockFor = ({ id }: Person) => ({
  document: { relationTo: 'clinics', value: clinic },
  user: { relationTo: 'users', value: id },
})
const lock = async (by: Person, holder: Person) =>
  by.ask<{ doc: { id: number } }>('POST', LOCKS, lockFor(holder))
const holderOf = async (id: number) => {
  const { rows } = await test.database.pool.query(
    `select users_id from payload_locked_documents_rels
     where parent_id = $1 and users_id is not null`,
    [id],
  )
  return rows[0]?.users_id
}

describe('a lock on a document', () => {
  it('is set by a person only for themselves', async () => {
    expect((await lock(reviewer, editor)).status).toBe(403)
    const { status, body } = await lock(reviewer, reviewer)
    expect(status).toBe(201)
    expect(await holderOf(body.doc.id)).toBe(reviewer.id)
  })

  it('is taken over for oneself, and handed to nobody else', async () => {
    const { body } = await lock(reviewer, reviewer)
    const { id } = body.doc
    const change = (by: Person, holder: Person) =>
      by.ask('PATCH', `${LOCKS}/${id}`, { user: lockFor(holder).user })
    expect((await change(reviewer, editor)).status).toBe(403)
    expect(await holderOf(id)).toBe(reviewer.id)
    expect((await change(editor, editor)).status).toBe(200)
    expect(await holderOf(id)).toBe(editor.id)
    const many = `${LOCKS}?where[id][equals]=${id}`
    expect((await editor.ask('PATCH', many, { user: lockFor(reviewer).user })).status).toBe(403)
    expect(await holderOf(id)).toBe(editor.id)
  })

  it('is let go of by its holder alone', async () => {
    const { body } = await lock(editor, editor)
    const { id } = body.doc
    expect((await reviewer.ask('DELETE', `${LOCKS}/${id}`)).status).toBeGreaterThan(400)
    expect(await holderOf(id)).toBe(editor.id)
    expect((await editor.ask('DELETE', `${LOCKS}/${id}`)).status).toBe(200)
  })
})
