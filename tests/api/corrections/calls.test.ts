import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newClinic } from '../../support/new-clinic.ts'
import { startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload, database, ana } = test
afterAll(() => test.close())
beforeEach(() => test.settleAll())

const make = async (name = 'A Clinic') => (await newClinic(payload, { name })).id
/** A correction as the public form stores it. */
const say = async (clinic: number, topics = ['hours'], sender = 'one') => {
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
    const [old, two, loud, closed] = [await make(), await make(), await make(), await make()]
    await say(old)
    await say(two)
    await say(two, ['hours'], 'other')
    // One person says the same again and again.
    for (let times = 0; times < 5; times++) await say(loud)
    await say(closed, ['closed'])
    const order: number[] = []
    while (order.length < 4) order.push((await test.next(ana, order)).clinic?.id ?? 0)
    expect(order).toEqual([closed, two, old, loud])
  })

  it('shows what is said, by topic', async () => {
    const id = await make()
    await say(id)
    await say(id, ['hours', 'phone'], 'other')
    expect((await test.open(ana, id)).said).toMatchObject([
      { topic: 'phone', senders: 1, urgent: true },
      { topic: 'hours', senders: 2, urgent: false },
    ])
  })
})

describe('a call', () => {
  it('that corrects a fact closes who said so, and who was wrong', async () => {
    const id = await make()
    const [phone, cost] = [await say(id, ['phone']), await say(id, ['cost'])]
    await test.openAndRecord(id, 'correct', { corrections: { phone: '864-555-0188' } })
    expect([await statusOf(phone), await statusOf(cost)]).toEqual(['corrected', 'was right'])
    expect((await test.open(ana, id)).said).toEqual([])
  })

  it('that reaches nobody leaves it open, and an undone one opens it again', async () => {
    const id = await make()
    const said = await say(id)
    await test.openAndRecord(id, 'no-answer')
    expect(await statusOf(said)).toBe('open')
    await test.openAndRecord(id, 'confirm')
    expect(await statusOf(said)).toBe('was right')
    const calls = await test.historyOf(id)
    const confirmed = calls.find(({ outcome }) => outcome === 'all still right')
    await ana.askEndpoint(`/verifications/${confirmed?.id}/undo`, {})
    expect(await statusOf(said)).toBe('open')
  })

  it('leaves open what came in after the caller saw the clinic', async () => {
    const id = await make()
    const shown = await test.open(ana, id)
    const said = await say(id)
    expect((await test.recordOutcome(ana, shown, 'confirm')).body.saved).toBe(false)
    expect(await statusOf(said)).toBe('open')
  })
})
