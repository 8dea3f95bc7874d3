import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CorrectionView } from '../../../cms/corrections/endpoints/answers.ts'
import { removeOldCorrections } from '../../../cms/corrections/jobs/remove-old-corrections.ts'
import { startApi } from '../../support/api-server.ts'
import { correctionValues, sendCorrection } from '../../support/corrections.ts'
import { fromOneSender } from '../../support/form-values.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { signIn, visitor } from '../../support/people.ts'

const api = await startApi()
const { payload, database } = api
const { signal } = new AbortController()
const ana = await signIn(payload, 'reviewer', 'Ana')
afterAll(() => api.close())
beforeEach(async () => {
  await database.pool.query('delete from corrections; update clinics set reported_wrong_at = null')
})

const stored = async () =>
  (await payload.find({ collection: 'corrections', sort: 'id', depth: 0, pagination: false })).docs
const reportedAt = async (id: number) =>
  (await payload.findByID({ collection: 'clinics', id, depth: 0 })).reportedWrongAt

describe('a correction that somebody sends', () => {
  it('is kept as it was sent, and the clinic then counts as reported wrong', async () => {
    const clinic = await newClinic(payload, {})
    const values = correctionValues(clinic.slug, { topics: ['hours', 'phone'], email: 'a@b.org' })
    const response = await sendCorrection(api.url, values)
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ status: 'received' })
    const [correction] = await stored()
    expect(correction).toMatchObject({
      clinic: clinic.id,
      topics: ['hours', 'phone'],
      text: values.text,
      email: 'a@b.org',
      urgent: true,
      locale: 'en',
      status: 'open',
    })
    expect(await reportedAt(clinic.id)).toMatch(/^\d{4}-/)
  })

  it('needs at least one thing that is wrong, and a clinic that is listed', async () => {
    const clinic = await newClinic(payload, {})
    const wrong = async (more: object) => {
      const response = await sendCorrection(api.url, correctionValues(clinic.slug, more))
      return { status: response.status, errors: Object.keys((await response.json()).errors ?? {}) }
    }
    expect(await wrong({ topics: [] })).toEqual({ status: 400, errors: ['topics'] })
    expect(await wrong({ topics: ['doctors'] })).toEqual({ status: 400, errors: ['topics'] })
    expect(await wrong({ email: 'ana at home' })).toEqual({ status: 400, errors: ['email'] })
    expect(await wrong({ clinic: 'no-such-clinic' })).toEqual({ status: 404, errors: [] })
    expect(await stored()).toEqual([])
  })

  it('is stored once if it is sent again, and once if a bot fills in the trap', async () => {
    const clinic = await newClinic(payload, {})
    const headers = fromOneSender()
    const values = correctionValues(clinic.slug)
    const send = (more: object = {}) => sendCorrection(api.url, { ...values, ...more }, headers)
    const all = await Promise.all([send(), send(), send()])
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await stored()).toHaveLength(1)
    await send({ leaveThisEmpty: 'pills' })
    expect(await stored()).toHaveLength(1)
    await send({ text: 'And nobody speaks Spanish.' })
    expect(await stored()).toHaveLength(2)
  })

  it('tells senders apart without keeping where they are, and follows nobody elsewhere', async () => {
    const [one, other] = [await newClinic(payload, {}), await newClinic(payload, {})]
    const headers = fromOneSender()
    await sendCorrection(api.url, correctionValues(one.slug), headers)
    await sendCorrection(api.url, correctionValues(other.slug), headers)
    const { rows } = await database.pool.query('select sender from corrections')
    expect(rows[0].sender).not.toBe(rows[1].sender)
    expect(JSON.stringify(rows)).not.toContain(headers['x-forwarded-for'])
    const read = await ana.askEndpoint<object>(`/corrections/${(await stored())[0]?.id}`)
    expect(JSON.stringify(read.body)).not.toContain(rows[0].sender)
  })
})

describe('in the panel, a correction', () => {
  const sent = async (slug: string, more: object = {}) => {
    await sendCorrection(api.url, correctionValues(slug, more))
    return (await stored()).at(-1)?.id ?? 0
  }
  const view = async (id: number) =>
    (await ana.askEndpoint<CorrectionView>(`/corrections/${id}`)).body

  it('is shown beside what the page says now, with who else says so', async () => {
    const clinic = await newClinic(payload, { name: 'Shown Clinic', phoneExtension: '12' })
    const id = await sent(clinic.slug)
    await sent(clinic.slug, { text: 'Wrong number' })
    await sent(clinic.slug, { topics: ['hours'] })
    expect(await view(id)).toMatchObject({
      topics: ['phone'],
      urgent: true,
      clinic: { name: 'Shown Clinic', isPublished: true },
      now: [
        { label: 'Phone', value: '864-555-0142' },
        { label: 'Extension', value: '12' },
      ],
      others: [{ topic: 'phone', senders: 1, corrections: [{ text: 'Wrong number' }] }],
    })
  })

  it('is settled in one action, with those that say the same, and can be opened again', async () => {
    const clinic = await newClinic(payload, {})
    const id = await sent(clinic.slug)
    const same = await sent(clinic.slug, { text: 'Wrong number' })
    const hours = await sent(clinic.slug, { topics: ['hours'] })
    const elsewhere = await sent((await newClinic(payload, {})).slug)
    const settle = (status: string, others: number[] = []) =>
      ana.askEndpoint<object>(`/corrections/${id}/settle`, { status, others })
    const answer = await settle('corrected', [same, elsewhere])
    expect(answer.body).toEqual({ status: 'corrected', settled: 2 })
    const statuses = async () => (await stored()).map(({ status }) => status)
    expect(await statuses()).toEqual(['corrected', 'corrected', 'open', 'open'])
    expect(await view(id)).toMatchObject({ settledBy: 'Ana' })
    expect(await reportedAt(clinic.id)).not.toBeNull()
    await ana.askEndpoint(`/corrections/${hours}/settle`, { status: 'was right' })
    expect(await reportedAt(clinic.id)).toBeNull()
    await settle('open')
    expect(await statuses()).toEqual(['open', 'corrected', 'was right', 'open'])
    expect(await reportedAt(clinic.id)).not.toBeNull()
  })

  it('can be settled only by people who have signed in', async () => {
    const id = await sent((await newClinic(payload, {})).slug)
    const stranger = visitor(payload)
    expect((await stranger.askEndpoint(`/corrections/${id}`)).status).toBe(401)
    const refused = await stranger.askEndpoint(`/corrections/${id}/settle`, { status: 'spam' })
    expect(refused.status).toBe(401)
    expect((await ana.askEndpoint('/corrections/999999')).status).toBe(404)
  })

  it('is removed with its address once it is as old as the settings say', async () => {
    const id = await sent((await newClinic(payload, {})).slug, { email: 'ana@example.org' })
    const left = async () => (await stored()).map((one) => one.id)
    await removeOldCorrections.work(payload, signal)
    expect(await left()).toEqual([id])
    await database.pool.query(
      "update corrections set created_at = created_at - interval '366 days'",
    )
    await removeOldCorrections.work(payload, signal)
    expect(await left()).toEqual([])
  })
})
