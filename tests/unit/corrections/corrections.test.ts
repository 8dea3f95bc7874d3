import { describe, expect, it } from 'vitest'
import {
  CLINIC_FACTS,
  CORRECTION_TOPICS,
  isUrgent,
  TOPIC_NAMES,
} from '../../../cms/contract/index.ts'
import { saidByTopic } from '../../../cms/corrections/said.ts'
import { settledByCall } from '../../../cms/corrections/settled-by-call.ts'

describe('what somebody can say is wrong', () => {
  it('has every fact that calls ask for, once', () => {
    const named = TOPIC_NAMES.flatMap((topic): string[] => [...CORRECTION_TOPICS[topic].facts])
    expect(new Set(named).size).toBe(named.length)
    const asked = CLINIC_FACTS.filter((fact) => 'asked' in fact).map(({ name }) => name)
    expect(asked.filter((name) => !named.includes(name))).toEqual([])
  })

  it('is urgent if people call or travel in vain because of it', () => {
    expect(TOPIC_NAMES.filter((topic) => isUrgent([topic]))).toEqual(['phone', 'closed', 'moved'])
    expect(isUrgent(['hours', 'phone'])).toBe(true)
    expect(isUrgent([])).toBe(false)
  })
})

describe('what several people say', () => {
  const said = (id: number, sender: string, ...topics: ('phone' | 'hours' | 'cost')[]) => ({
    id,
    at: `2026-11-0${id}T12:00:00.000Z`,
    topics,
    text: '',
    sender,
  })

  it('is listed by topic: the urgent first, then what most people say', () => {
    const list = saidByTopic([
      said(1, 'a', 'cost'),
      said(2, 'a', 'hours'),
      said(3, 'b', 'hours', 'phone'),
    ])
    expect(list.map(({ topic, senders }) => [topic, senders])).toEqual([
      ['phone', 1],
      ['hours', 2],
      ['cost', 1],
    ])
    expect(list[1]).toMatchObject({ lastAt: '2026-11-03T12:00:00.000Z', urgent: false })
    expect(list[1]?.corrections.map(({ id }) => id)).toEqual([3, 2])
  })

  it('counts somebody who says it twice once', () => {
    expect(saidByTopic([said(1, 'a', 'hours'), said(2, 'a', 'hours')])[0]?.senders).toBe(1)
  })
})

describe('a call', () => {
  const settled = (outcome: string, ...changed: string[]) =>
    (['phone', 'hours', 'moved', 'closed'] as const).map((topic) =>
      settledByCall([topic], { outcome, changed }),
    )

  it('that reaches nobody settles nothing', () => {
    expect(settled('no answer')).toEqual([undefined, undefined, undefined, undefined])
    expect(settled('ask again')).toEqual([undefined, undefined, undefined, undefined])
  })

  it('that finds a wrong number, or another one, settles what is said of the number', () => {
    for (const outcome of ['wrong number', 'number found'])
      expect(settled(outcome)).toEqual(['corrected', undefined, undefined, undefined])
    expect(settledByCall(['phone', 'hours'], { outcome: 'wrong number', changed: [] })).toBe(
      undefined,
    )
  })

  it('that finds everything right says so of each correction', () => {
    expect(new Set(settled('all still right', 'lastVerifiedAt'))).toEqual(new Set(['was right']))
  })

  it('that changes a fact confirms who said that it is wrong', () => {
    const right = 'was right'
    expect(settled('edited', 'phone')).toEqual(['corrected', right, right, right])
    expect(settled('edited', 'openingHours')).toEqual([right, 'corrected', right, right])
    expect(settled('moved', 'address')).toEqual([right, right, 'corrected', right])
  })

  it('that finds the clinic closed confirms everybody', () => {
    expect(new Set(settled('closed'))).toEqual(new Set(['corrected']))
  })
})
