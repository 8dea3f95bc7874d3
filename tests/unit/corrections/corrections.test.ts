import { expect, it } from 'vitest'
import {
  CLINIC_FACTS,
  CORRECTION_TOPICS,
  factsOfTopic,
  isUrgent,
} from '../../../cms/contract/index.ts'
import { settledByCall } from '../../../cms/corrections/settled-by-call.ts'
import { agreesWith, valueSaid } from '../../../cms/corrections/value-said.ts'
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
      ['something changed', 'phone', [corrected, right, right, right]],
      ['something changed', 'openingHours', [right, corrected, right, right]],
      ['moved', 'address', [right, right, corrected, right]],
      ['closed', '', [corrected, corrected, corrected, corrected]],
    ],
  )
  expect(settledByCall(['phone', 'hours'], { outcome: 'wrong number', changed: [] })).toBe(none)
})

it('a number or hours that a visitor says are right are read as values, if there is no doubt', () => {
  const phone = '864-226-0142'
  const said = (text: string, ...topics: ('phone' | 'hours')[]) =>
    valueSaid({ topics, text }, { phone }, 'SC')
  const other = { phone: '864-226-0177', phoneExtension: null }
  const openingHours = [expect.objectContaining({ day: 'monday', opens: '09:00', closes: '17:00' })]
  const rows: [text: string, topic: 'phone' | 'hours', value: object][] = [
    ['It is (864) 226 0177', 'phone', other],
    [`${phone} is dead, now 864.226.0177`, 'phone', other],
    [`${phone} is dead`, 'phone', {}],
    ['864-226-0177 or 864-226-0188', 'phone', {}],
    ['They have moved', 'phone', {}],
    ['It is (864) 226 0177', 'hours', {}],
    ['Monday 9am-5pm', 'hours', { openingHours }],
    ['Ask them', 'hours', {}],
  ]
  expect(rows.map(([text, topic]) => said(text, topic))).toEqual(rows.map(([, , value]) => value))
})

it('somebody agrees with what is listed who sends just that, and nothing else', () => {
  const week = { opens: '09:00', closes: '17:00' } as const
  const openingHours = (['monday', 'tuesday'] as const).map((day) => ({ day, ...week }))
  const clinic = { phone: '864-226-0142', openingHours, hoursOfOperation: null }
  expectRows(
    (text: string, ...topics: string[]) => agreesWith({ topics, text }, clinic, 'SC'),
    [
      ['864-226-0142', 'phone', true],
      ['(864) 226 0142', 'phone', true],
      ['864-226-0177', 'phone', false],
      ['864-226-0142 is dead', 'phone', false],
      ['864-226-0142, 864-226-0177', 'phone', false],
      ['', 'phone', false],
      ['Monday and Tuesday 9am-5pm', 'hours', true],
      ['Monday 9am-5pm', 'hours', false],
      ['Not Monday and Tuesday 9am-5pm', 'hours', false],
      ['Ask them', 'hours', false],
      ['864-226-0142', 'moved', false],
      ['864-226-0142', 'phone', 'closed', false],
    ],
  )
  // Of a clinic without weekly hours, the words count; of one without hours, nothing agrees.
  const inWords = (hoursOfOperation: string | null, text: string) =>
    agreesWith({ topics: ['hours'], text }, { ...clinic, openingHours: [], hoursOfOperation }, 'SC')
  expectRows(inWords, [
    ['Mon 9-12', 'Monday 9am-12pm', true],
    ['Mon 9-12', 'Tuesday 9am-5pm', false],
    [null, 'Monday 9am-12pm', false],
  ])
})
