import { describe, expect, it } from 'vitest'
import { wordsFitKey } from '../../../cms/clinics/hours/hours-agreement.ts'
import { withAgreeingHours } from '../../../cms/listings/present/agreeing-hours.ts'
import type { Clinic } from '../../../cms/payload-types.ts'

const [EARLIER, LATER] = ['2026-01-01T12:00:00.000Z', '2026-02-01T12:00:00.000Z']
const MONDAY = [{ day: 'monday' as const, opens: '08:00', closes: '17:00' }]
const UNCLEAR = 'Mondays, women only in the morning'

interface Known {
  words?: string
  weeklySince?: string
  wordsSince?: string
  confirmed?: string[]
  lastVerifiedAt?: string
  text?: string
}

const date = (at: string) => ({ at, source: 'editor' as const })
const shown = (
  { words = 'Mon 9-5', weeklySince, wordsSince, text = words, ...more }: Known,
  locale: 'en' | 'es' = 'en',
) => {
  const clinic = {
    openingHours: MONDAY,
    hoursOfOperation: text,
    factDates: {
      ...(weeklySince && { openingHours: date(weeklySince) }),
      ...(wordsSince && { hoursOfOperation: date(wordsSince) }),
    },
    ...more,
  } as Clinic
  const { clinic: public_, isInDoubt } = withAgreeingHours(clinic, locale, words)
  return [public_.openingHours?.[0]?.opens, public_.hoursOfOperation, isInDoubt]
}

describe('hours that contradict each other are never both public', () => {
  it.each<[string, Known, [string, string | null, boolean]]>([
    [
      'the weekly hours are newer',
      { weeklySince: LATER, wordsSince: EARLIER },
      ['08:00', null, true],
    ],
    ['only the weekly hours are dated', { weeklySince: LATER }, ['08:00', null, true]],
    [
      'the words are newer',
      { weeklySince: EARLIER, wordsSince: LATER },
      ['09:00', 'Mon 9-5', true],
    ],
    ['nothing is dated', {}, ['08:00', null, true]],
    [
      'one call confirmed both',
      { lastVerifiedAt: LATER, wordsSince: EARLIER },
      ['08:00', null, true],
    ],
    ['they say the same', { words: 'Mon 8-5', weeklySince: LATER }, ['08:00', 'Mon 8-5', false]],
    [
      'words without hours',
      { words: 'By appointment', weeklySince: LATER },
      ['08:00', 'By appointment', false],
    ],
    [
      'unclear and old',
      { words: UNCLEAR, weeklySince: LATER, wordsSince: EARLIER },
      ['08:00', null, true],
    ],
    ['unclear, as old as the weekly hours', { words: UNCLEAR }, ['08:00', UNCLEAR, false]],
    [
      'unclear and old, but somebody said that they fit',
      { words: UNCLEAR, weeklySince: LATER, confirmed: [wordsFitKey(MONDAY, UNCLEAR)] },
      ['08:00', UNCLEAR, false],
    ],
  ])('%s', (_, known, expected) => {
    expect(shown(known)).toEqual(expected)
  })

  it('a translation that says other hours is left out', () => {
    expect(shown({ words: 'Mon 8-5', text: 'lunes de 9 a. m. a 5 p. m.' }, 'es')).toEqual([
      '08:00',
      null,
      true,
    ])
    expect(shown({ words: 'Mon 8-5', text: 'lunes de 8 a. m. a 5 p. m.' }, 'es')).toEqual([
      '08:00',
      'lunes de 8 a. m. a 5 p. m.',
      false,
    ])
  })
})
