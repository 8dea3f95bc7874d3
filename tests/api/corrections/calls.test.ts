import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newClinic } from '../../support/new-clinic.ts'
import { startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload, database } = test
afterAll(() => test.close())
beforeEach(() => test.settleAll())

interface Sent {
  topics?: string[]
  sender?: string
}

/** A correction as the public form stores it. */
const say = async (clinic: number, { topics = ['hours'], sender = 'one' }: Sent = {}) => {
  const urgent = topics.some((topic) => ['phone', 'closed', 'moved'].includes(topic))
  const { id } = await payload.create({
    collection: 'corrections',
    data: { clinic, topics, text: 'It is wrong', urgent, sender, status: 'open' },
  })
  await database.pool.query('update clinics set reported_wrong_at = now() where id = $1', [clinic])
  return id
}
const statusOf = async (id: number) =>
  (await payload.findByID({ collection: 'corrections', id })).status

describe('the list of clinics to verify', () => {
  it('begins with what is urgent, then with what most people say, then the oldest', async () => {
    const [old, two, closed] = [
      await newClinic(payload, { name: 'Old' }),
      await newClinic(payload, { name: 'Two' }),
      await newClinic(payload, { name: 'Closed' }),
    ]
    await say(old.id)
    await say(two.id)
    await say(two.id, { sender: 'other' })
    await say(closed.id, { topics: ['closed'] })
    const order: (string | undefined)[] = []
    const seen: number[] = []
    while (order.length < 3) {
      const { clinic } = await test.next(test.ana, seen)
      order.push(clinic?.facts.name?.toString())
      seen.push(clinic?.id ?? 0)
    }
    expect(order).toEqual(['Closed', 'Two', 'Old'])
  })

  it('is not led by somebody who says the same again and again', async () => {
    const [first, loud] = [
      await newClinic(payload, { name: 'First' }),
      await newClinic(payload, { name: 'Loud' }),
    ]
    await say(first.id)
    for (let times = 0; times < 5; times++) await say(loud.id)
    expect((await test.next(test.ana)).clinic?.facts.name).toBe('First')
  })

  it('shows what is said, by topic', async () => {
    const { id } = await newClinic(payload, {})
    await say(id)
    await say(id, { topics: ['hours', 'phone'], sender: 'other' })
    expect((await test.open(test.ana, id)).said).toMatchObject([
      { topic: 'phone', senders: 1, urgent: true },
      { topic: 'hours', senders: 2, urgent: false },
    ])
  })
})

describe('a call', () => {
  it('that corrects a fact closes who said so, and who was wrong', async () => {
    const { id } = await newClinic(payload, {})
    const [phone, cost] = [
      await say(id, { topics: ['phone'] }),
      await say(id, { topics: ['cost'] }),
    ]
    await test.openAndRecord(id, 'correct', { corrections: { phone: '864-555-0188' } })
    expect([await statusOf(phone), await statusOf(cost)]).toEqual(['corrected', 'was right'])
    expect((await test.open(test.ana, id)).said).toEqual([])
  })

  it('that reaches nobody leaves it open, and an undone one opens it again', async () => {
    const { id } = await newClinic(payload, {})
    const said = await say(id)
    await test.openAndRecord(id, 'no-answer')
    expect(await statusOf(said)).toBe('open')
    await test.openAndRecord(id, 'confirm')
    expect(await statusOf(said)).toBe('was right')
    const [call] = await test.historyOf(id)
    const newest = (await test.historyOf(id)).find(({ outcome }) => outcome === 'all still right')
    await test.ana.askEndpoint(`/verifications/${(newest ?? call)?.id}/undo`, {})
    expect(await statusOf(said)).toBe('open')
  })

  it('leaves open what came in after the caller saw the clinic', async () => {
    const { id } = await newClinic(payload, {})
    const shown = await test.open(test.ana, id)
    const said = await say(id)
    const { body } = await test.recordOutcome(test.ana, shown, 'confirm')
    expect(body.saved).toBe(false)
    expect(await statusOf(said)).toBe('open')
  })
})
