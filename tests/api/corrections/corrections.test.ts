import { beforeEach, describe, expect, it } from 'vitest'
import type { CorrectionView } from '../../../cms/corrections/endpoints/answers.ts'
import { removeOldCorrections } from '../../../cms/corrections/jobs/remove-old-corrections.ts'
import { startApi } from '../../support/api-server.ts'
import { correctionValues } from '../../support/corrections.ts'
import { fromOneSender } from '../../support/form-values.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startQueueOn } from '../../support/verification.ts'

const queue = await startQueueOn(startApi)
const { payload, database, ana, make } = queue
beforeEach(async () => {
  await database.pool.query('delete from corrections')
  await queue.settleAll()
})

const stored = async () =>
  (await payload.find({ collection: 'corrections', sort: 'id', depth: 0, pagination: false })).docs
const reportedAt = async (id: number) => (await queue.published(id)).reportedWrongAt
const send = (clinic: string, more?: object, headers?: object) =>
  queue.post('/api/corrections', correctionValues(clinic, more), headers)

describe('a correction that somebody sends', () => {
  it('is kept as it was sent, and the clinic then counts as reported wrong', async () => {
    const { id, slug } = await newClinic(payload, {})
    const sent = { topics: ['hours', 'phone'], email: 'a@b.org' }
    const response = await send(slug, sent)
    expect([response.status, await response.json()]).toEqual([201, { status: 'received' }])
    const { text } = correctionValues(slug)
    expect(await stored()).toMatchObject([
      { ...sent, clinic: id, text, urgent: true, locale: 'en', status: 'open' },
    ])
    expect(await reportedAt(id)).toMatch(/^\d{4}-/)
  })

  it('needs at least one thing that is wrong, and a clinic that is listed', async () => {
    const { slug } = await newClinic(payload, {})
    const answers = []
    for (const more of [{ topics: [] }, { topics: ['doctors'] }, { clinic: 'no-such-clinic' }])
      answers.push((await send(slug, more)).status)
    expect([answers, await stored()]).toEqual([[400, 400, 404], []])
  })

  it('is stored once if it is sent again', async () => {
    const { slug } = await newClinic(payload, {})
    const headers = fromOneSender()
    const all = await Promise.all([1, 2, 3].map(() => send(slug, {}, headers)))
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await stored()).toHaveLength(1)
    await send(slug, { text: 'And nobody speaks Spanish.' }, headers)
    expect(await stored()).toHaveLength(2)
  })

  it('tells senders apart without keeping where they are, and follows nobody elsewhere', async () => {
    const headers = fromOneSender()
    for (const name of ['One', 'Other'])
      await send((await newClinic(payload, { name })).slug, {}, headers)
    const { rows } = await database.pool.query('select sender from corrections')
    expect(rows[0].sender).not.toBe(rows[1].sender)
    expect(JSON.stringify(rows)).not.toContain(headers['x-forwarded-for'])
    const read = await ana.askEndpoint<object>(`/corrections/${(await stored())[0]?.id}`)
    expect(JSON.stringify(read.body)).not.toContain(rows[0].sender)
  })
})

describe('in the panel, a correction', () => {
  const sent = async (slug: string, more: object = {}) => {
    await send(slug, more)
    return (await stored()).at(-1)?.id ?? 0
  }
  const view = async (id: number) =>
    (await ana.askEndpoint<CorrectionView>(`/corrections/${id}`)).body

  it('is shown beside what the page says now, with who else says so', async () => {
    const { slug } = await newClinic(payload, { name: 'Shown Clinic', phoneExtension: '12' })
    const id = await sent(slug)
    await sent(slug, { text: 'Wrong number' })
    await sent(slug, { topics: ['hours'] })
    expect(await view(id)).toMatchObject({
      topics: ['phone'],
      urgent: true,
      clinic: { name: 'Shown Clinic', isPublished: true },
      now: [
        { label: 'Phone', value: '864-555-0142' },
        { label: 'Extension', value: '12' },
        { label: 'Further lines', value: 'Unknown' },
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
    const settle = (one: number, status: string, others: number[] = []) =>
      ana.askEndpoint<object>(`/corrections/${one}/settle`, { status, others })
    const answer = await settle(id, 'corrected', [same, elsewhere])
    expect(answer.body).toEqual({ status: 'corrected', settled: 2 })
    expect(await statuses()).toEqual(['corrected', 'corrected', 'open', 'open'])
    expect(await view(id)).toMatchObject({ settledBy: 'Ana' })
    expect(await reportedAt(clinic.id)).not.toBeNull()
    await settle(hours, 'was right')
    expect(await reportedAt(clinic.id)).toBeNull()
    await settle(id, 'open')
    expect(await statuses()).toEqual(['open', 'corrected', 'was right', 'open'])
    expect(await reportedAt(clinic.id)).not.toBeNull()
  })

  it('is removed with its address once it is as old as the settings say', async () => {
    const id = await sent((await newClinic(payload, {})).slug, { email: 'ana@example.org' })
    const left = async () => {
      await removeOldCorrections.work(payload, new AbortController().signal)
      return (await stored()).map((one) => one.id)
    }
    expect(await left()).toEqual([id])
    await database.pool.query(
      "update corrections set created_at = created_at - interval '366 days'",
    )
    expect(await left()).toEqual([])
  })
})

/** A correction as the public form stores it. */
const say = async (clinic: number, topics = ['hours'], sender = 'one') => {
  const urgent = topics.some((topic) => ['phone', 'closed', 'moved'].includes(topic))
  const data = { clinic, topics, text: 'It is wrong', urgent, sender, status: 'open' } as const
  await payload.create({ collection: 'corrections', data })
  await queue.change(clinic, { reportedWrongAt: new Date().toISOString() })
}
const statuses = async () => (await stored()).map(({ status }) => status)

it('the list of clinics to verify begins with what is urgent, then with what most people say, then the oldest, and shows it', async () => {
  const [old, two, loud, closed] = [await make(), await make(), await make(), await make()]
  await say(old)
  await say(two)
  await say(two, ['hours'], 'other')
  // One person says the same again and again.
  for (let times = 0; times < 5; times++) await say(loud)
  await say(closed, ['closed'])
  expect(await queue.queueOf(ana)).toEqual([closed, two, old, loud])
  expect((await queue.open(ana, two)).said).toMatchObject([
    { topic: 'hours', senders: 2, urgent: false },
  ])
})

it('a call closes who said what it corrects and who was wrong, not if it reaches nobody or is undone', async () => {
  const id = await make()
  await say(id, ['phone'])
  await say(id, ['cost'])
  await queue.openAndRecord(id, 'no-answer')
  expect(await statuses()).toEqual(['open', 'open'])
  await queue.openAndRecord(id, 'correct', { corrections: { phone: '864-555-0188' } })
  expect(await statuses()).toEqual(['corrected', 'was right'])
  expect((await queue.open(ana, id)).said).toEqual([])
  await queue.undoCall(ana, id)
  expect(await statuses()).toEqual(['open', 'open'])
})
