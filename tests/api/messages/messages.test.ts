import { afterAll, describe, expect, it } from 'vitest'
import { messageValues } from '../../support/form-values.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn, visitor } from '../../support/people.ts'

const test = await startPayload()
const reviewer = await signIn(test.payload, 'reviewer')
afterAll(() => test.close())

const receive = () =>
  test.payload.create({
    collection: 'contact-messages',
    data: { ...messageValues(), status: 'new' },
  })
const statusOf = async (id: number) =>
  (await test.payload.findByID({ collection: 'contact-messages', id })).status

describe('a message', () => {
  it('can be marked by the people who deal with it', async () => {
    const { id } = await receive()
    for (const status of ['read', 'answered', 'spam', 'read', 'new']) {
      const answer = await reviewer.askEndpoint(`/messages/${id}/status`, { status })
      expect(answer.body).toEqual({ status })
    }
    expect((await reviewer.askEndpoint(`/messages/${id}/status`, { status: 'lost' })).status).toBe(
      400,
    )
    const stranger = visitor(test.payload)
    expect((await stranger.askEndpoint(`/messages/${id}/status`, { status: 'spam' })).status).toBe(
      401,
    )
    expect(await statusOf(id)).toBe('new')
  })

  it('that somebody has answered meanwhile is not marked read by being opened', async () => {
    const { id } = await receive()
    await reviewer.askEndpoint(`/messages/${id}/status`, { status: 'answered' })
    const answer = await reviewer.askEndpoint(`/messages/${id}/status`, {
      status: 'read',
      from: 'new',
    })
    expect(answer.body).toEqual({ status: 'answered' })
    expect(await statusOf(id)).toBe('answered')
  })

  it('does not make a note beside it stale when it is marked', async () => {
    const { id, updatedAt } = await receive()
    await reviewer.askEndpoint(`/messages/${id}/status`, { status: 'read', from: 'new' })
    const now = await test.payload.findByID({ collection: 'contact-messages', id })
    expect(now).toMatchObject({ status: 'read', updatedAt })
  })

  it('that has been removed meanwhile is reported as gone', async () => {
    const { id } = await receive()
    await test.payload.delete({ collection: 'contact-messages', id })
    const answer = await reviewer.askEndpoint(`/messages/${id}/status`, { status: 'answered' })
    expect(answer).toMatchObject({ status: 404, refusal: 'This message no longer exists.' })
  })
})

describe('a message that says a clinic is wrong', () => {
  const clinicNow = (id: number, draft = false) =>
    test.payload.findByID({ collection: 'clinics', id, draft })
  const listing = async (id: number) => {
    const { rows } = await test.database.pool.query(
      "select detail from listings where clinic_id = $1 and locale = 'en'",
      [id],
    )
    return rows[0]?.detail
  }

  it('marks the clinic as reported, and leaves an editor’s draft as it is', async () => {
    const { id } = await newClinic(test.payload, { name: 'Reported Clinic' })
    await test.payload.update({
      collection: 'clinics',
      id,
      draft: true,
      data: { description: 'Half written' },
    })
    const [before, was] = [await listing(id), await clinicNow(id)]
    const message = await receive()
    const answer = await reviewer.askEndpoint(`/messages/${message.id}/clinic`, { clinic: id })
    const { updatedAt } = await test.payload.findByID({
      collection: 'contact-messages',
      id: message.id,
    })
    expect(answer.body).toEqual({ clinic: id, updatedAt })
    const [published, draft] = [await clinicNow(id), await clinicNow(id, true)]
    expect(Date.parse(published.reportedWrongAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(draft).toMatchObject({ description: 'Half written', _status: 'draft' })
    expect(draft.reportedWrongAt).not.toBeNull()
    expect(published).toMatchObject({ description: was.description, updatedAt: was.updatedAt })
    expect(await listing(id)).toBe(before)
    // When the editor publishes the draft later, the clinic is still reported.
    await test.payload.update({ collection: 'clinics', id, data: { _status: 'published' } })
    expect(await clinicNow(id)).toMatchObject({
      description: 'Half written',
      reportedWrongAt: expect.any(String),
    })
  })

  it('reports it only once, not at each change of the message', async () => {
    const { id } = await newClinic(test.payload, { name: 'Reported Once' })
    const message = await receive()
    await reviewer.askEndpoint(`/messages/${message.id}/clinic`, { clinic: id })
    await test.payload.update({ collection: 'clinics', id, data: { reportedWrongAt: null } })
    await reviewer.askEndpoint(`/messages/${message.id}/status`, { status: 'answered' })
    expect((await clinicNow(id)).reportedWrongAt).toBeNull()
  })

  it('is refused if the clinic does not exist', async () => {
    const message = await receive()
    const answer = await reviewer.askEndpoint(`/messages/${message.id}/clinic`, {
      clinic: 99_999_999,
    })
    expect(answer.status).toBe(404)
  })
})
