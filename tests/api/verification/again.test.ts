import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newClinic } from '../../support/new-clinic.ts'
import { daysAgo, startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload } = test
afterAll(() => test.close())
beforeEach(() => test.settleAll())

describe('an answer that is sent again because the response was lost', () => {
  type Again = [outcome: string, more?: object]
  const answers: Again[] = [
    ['confirm'],
    ['no-answer'],
    ['close'],
    ['ask-again', { day: daysAgo(-10).slice(0, 10) }],
    ['correct', { corrections: { phone: '864-555-0177', languages: ['English'] } }],
  ]

  it.each(answers)('counts once, and the next clinic stays open: %s', async (outcome, more) => {
    const [first, second] = [await newClinic(payload, {}), await newClinic(payload, {})]
    const shown = await test.open(test.ana, first.id)
    await test.recordOutcome(test.ana, shown, outcome, more)
    const before = await test.published(first.id)
    const { body } = await test.recordOutcome(test.ana, shown, outcome, more)
    expect(body).toMatchObject({ saved: true, turn: { clinic: { id: second.id } } })
    expect(await test.published(first.id)).toEqual(before)
    expect(await test.historyOf(first.id)).toHaveLength(1)
    expect((await test.next(test.ben)).clinic).toBeNull()
  })

  it('counts once if the first try is still running', async () => {
    const { id } = await newClinic(payload, {})
    const shown = await test.open(test.ana, id)
    const tries = await Promise.all(
      [1, 2].map(() => test.recordOutcome(test.ana, shown, 'no-answer')),
    )
    expect(tries.map(({ body }) => body.saved)).toEqual([true, true])
    expect(await test.historyOf(id)).toHaveLength(1)
  })

  it('keeps the note that was sent last', async () => {
    const { id } = await newClinic(payload, {})
    const shown = await test.open(test.ana, id)
    for (const note of ['Ask for Rosa', 'Ask for Rosa, after noon', undefined]) {
      await test.recordOutcome(test.ana, shown, 'no-answer', { note })
      expect((await test.historyOf(id)).map((row) => row.note ?? undefined)).toEqual([note])
    }
  })

  it.each<[first: Again, second: Again]>([
    [['no-answer'], ['confirm']],
    [
      ['ask-again', { day: daysAgo(-10).slice(0, 10) }],
      ['ask-again', { day: daysAgo(-11).slice(0, 10) }],
    ],
    [
      ['correct', { corrections: { phone: '864-555-0177' } }],
      ['correct', { corrections: { phone: '864-555-0177', city: 'Clemson' } }],
    ],
  ])('does not count as the same if it says something else: %j, %j', async (first, second) => {
    const { id } = await newClinic(payload, {})
    const shown = await test.open(test.ana, id)
    await test.recordOutcome(test.ana, shown, ...first)
    const { body } = await test.recordOutcome(test.ana, shown, ...second)
    if (body.saved) throw new Error('It was taken for the same')
    expect(body.clinic.history).toHaveLength(1)
    await test.recordOutcome(test.ana, body.clinic, ...second)
    expect(await test.historyOf(id)).toHaveLength(2)
  })

  it('does not count as the same from somebody else', async () => {
    const { id } = await newClinic(payload, {})
    const shown = await test.open(test.ana, id)
    await test.recordOutcome(test.ana, shown, 'no-answer')
    expect((await test.recordOutcome(test.ben, shown, 'no-answer')).body.saved).toBe(false)
    expect(await test.historyOf(id)).toHaveLength(1)
  })
})
