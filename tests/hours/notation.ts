import { DAYS } from '../../cms/contract/constants.ts'
import type { OpenTime } from '../../cms/contract/open-time.ts'

const ACCESS: Readonly<Record<string, OpenTime['access']>> = {
  A: 'appointment',
  C: 'call',
  W: 'walkIn',
}
const WEEKS: Readonly<Record<string, OpenTime['weeks']>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  last: 'last',
  alt: 'alternate',
  some: 'some',
}

const clock = (text: string): string => {
  const [hour = '', minutes = '00'] = text.split(':')
  return `${hour.padStart(2, '0')}:${minutes}`
}

/** '1' is Monday, '@2,4' the second and fourth of the month, 'A' by appointment, '9-12,13-17' times. */
const PART = /^([1-7]+)(?:@([\w,]+))?(?: ([ACW]))?(?: ([\d:,-]+))?$/

const timesOf = (part: string): OpenTime[] => {
  const [, days = '', weeks = '', access, spans = ''] = PART.exec(part) ?? []
  if (!days) throw new Error(`Not a part of a week: “${part}”`)
  return [...days].flatMap((digit) =>
    weeks.split(',').flatMap((each) =>
      spans.split(',').map((span) => {
        const [opens = '', closes = ''] = span ? span.split('-').map(clock) : []
        const day = DAYS[Number(digit) - 1] ?? 'monday'
        return { day, opens, closes, access: ACCESS[access ?? ''], weeks: WEEKS[each] }
      }),
    ),
  )
}

/** The week of '1234 9-17; 5 A; 6@1,3 9-12', in which a text is judged; undefined for 'no'. */
export const judgedWeek = (judged: string): OpenTime[] | undefined =>
  judged === 'no' ? undefined : judged.split('; ').flatMap(timesOf)

/** Equal for equal weeks, however they are cut into rows. */
export const weekKey = (times: readonly OpenTime[] | undefined): string =>
  times?.length
    ? times
        .map(({ day, opens, closes, access, weeks }) =>
          [DAYS.indexOf(day) + 1, opens, closes, access ?? '', weeks ?? ''].join(' '),
        )
        .sort()
        .join('; ')
    : 'no'
