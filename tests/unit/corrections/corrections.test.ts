import { expect, it } from 'vitest'
import {
  CLINIC_FACTS,
  CORRECTION_TOPICS,
  factsOfTopic,
  isUrgent,
} from '../../../cms/contract/index.ts'
import { settledByCall } from '../../../cms/corrections/settled-by-call.ts'
import { expectRows } from '../../support/table.ts'

it('somebody can say that any fact is wrong that calls ask for, in one topic', () => {
  const named = CORRECTION_TOPICS.flatMap((topic): string[] => factsOfTopic(topic))
  expect(new Set(named).size).toBe(named.length)
  const asked = CLINIC_FACTS.filter((fact) => 'asked' in fact).map(({ name }) => name)
  expect(asked.filter((name) => !named.includes(name))).toEqual([])
  // What lets people call or travel in vain.
  expect(CORRECTION_TOPICS.filter((topic) => isUrgent([topic]))).toEqual([
    'phone',
    'closed',
    'moved',
  ])
  expect([isUrgent(['hours', 'phone']), isUrgent([])]).toEqual([true, false])
})

it('a call settles what was said of what it found', () => {
  const topics = ['phone', 'hours', 'moved', 'closed'] as const
  const settled = (outcome: string, ...changed: string[]) =>
    topics.map((topic) => settledByCall([topic], { outcome, changed }))
  const [none, right, corrected] = [undefined, 'was right', 'corrected']
  expectRows(
    (outcome: string, changed: string) => settled(outcome, changed),
    [
      ['no answer', '', [none, none, none, none]],
      ['wrong number', '', [corrected, none, none, none]],
      ['all still right', 'lastVerifiedAt', [right, right, right, right]],
      ['edited', 'phone', [corrected, right, right, right]],
      ['edited', 'openingHours', [right, corrected, right, right]],
      ['moved', 'address', [right, right, corrected, right]],
      ['closed', '', [corrected, corrected, corrected, corrected]],
    ],
  )
  expect(settledByCall(['phone', 'hours'], { outcome: 'wrong number', changed: [] })).toBe(none)
})
