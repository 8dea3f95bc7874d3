import { DAYS } from '../../contract/constants.ts'
import type { OpenTime } from '../../contract/open-time.ts'
import type { Clause, Segment } from './hours-clauses.ts'
import type { SomeDay } from './hours-items.ts'
import type { Stretch } from './stretch.ts'

const isLater = (times: readonly Stretch[], after: readonly Stretch[] | undefined) =>
  (after?.at(-1)?.closes ?? '99') <= (times[0]?.opens ?? '')

/** Every day of some clauses, once. */
const allDays = (clauses: readonly Clause[]): SomeDay[] => {
  const open = clauses.filter(({ times }) => times?.length).flatMap(({ days }) => days)
  return [...new Map(open.map((each) => [`${each.day} ${each.weeks}`, each])).values()]
}

/**
 * Puts halves together: 'Monday' above '8-5', '8-12; 1-5, Mon-Fri'. What is said behind or before all of
 * them, as 'By appointment only', is true of each.
 */
const joined = (segments: readonly Segment[]): Clause[] | undefined => {
  const clauses: Clause[] = []
  let isTimesFirst = false
  let ofAll: Clause['access']
  let days: SomeDay[] | undefined
  let times: Stretch[] | undefined
  for (const segment of segments) {
    const [first, ...rest] = segment.clauses
    const last = clauses.at(-1)
    if (first) {
      if (days || (times && !(segment.isTimesFirst && isLater(first.times ?? [], times))))
        return undefined
      clauses.push({ ...first, times: first.times && [...(times ?? []), ...first.times] }, ...rest)
      isTimesFirst = segment.isTimesFirst
      times = undefined
    } else if (segment.days) {
      if (days) return undefined
      if (times) clauses.push({ days: segment.days, times })
      else days = segment.days
      times = undefined
    } else if (segment.times) {
      if (days) clauses.push({ days, times: segment.times, access: segment.access })
      else if (segment.access === 'walkIn' && last)
        clauses.push({ days: allDays(clauses), times: segment.times, access: 'walkIn' })
      else if (times || segment.access) return undefined
      else if (!last) times = segment.times
      else if (isTimesFirst || !last.times || !isLater(segment.times, last.times)) return undefined
      else last.times = [...last.times, ...segment.times]
      days = undefined
    } else if (segment.access && segment.access !== 'walkIn') {
      if (ofAll && ofAll !== segment.access) return undefined
      ofAll = segment.access
    }
  }
  if (days || times || (ofAll && clauses.some(({ access }) => access))) return undefined
  return ofAll ? clauses.map((clause) => ({ ...clause, access: ofAll })) : clauses
}

const overlap = (one: OpenTime, other: OpenTime): boolean =>
  one.opens === '' || other.opens === '' || (one.opens < other.closes && other.opens < one.closes)

/** 'Mon-Fri 8-5, Wed 8-7': which of the two is it on Wednesday? Walk-ins may be part of other times. */
const contradict = (one: OpenTime, other: OpenTime): boolean =>
  one.day === other.day &&
  (one.access === 'walkIn') === (other.access === 'walkIn') &&
  !(one.weeks && other.weeks && one.weeks !== other.weeks) &&
  overlap(one, other)

const contradicts = (times: readonly OpenTime[]): boolean =>
  times.some((one, index) => times.slice(index + 1).some((other) => contradict(one, other)))

/** Without a break that all days have which are open before and after it. */
const withBreak = (times: readonly OpenTime[], pause: Stretch): OpenTime[] | undefined => {
  const during = times.filter((time) => time.opens && overlap(time, { ...time, ...pause }))
  const isInside = during.every(({ opens, closes }) => opens < pause.opens && pause.closes < closes)
  if (during.length === 0 || !isInside) return undefined
  return times.flatMap((time) =>
    during.includes(time)
      ? [
          { ...time, closes: pause.opens },
          { ...time, opens: pause.closes },
        ]
      : [time],
  )
}

const ANY_TIME: Stretch = { opens: '', closes: '' }

/**
 * The rows of some segments: 'Daily 9-5; Sunday closed' is closed on Sunday.
 * @returns undefined if they contradict each other
 */
export const rowsOf = (segments: readonly Segment[]): OpenTime[] | undefined => {
  const clauses = joined(segments)
  if (!clauses) return undefined
  const isClosed = ({ times }: Clause) => times?.length === 0
  const closing = clauses.filter(isClosed)
  const closed = new Set(closing.flatMap(({ days }) => days.map(({ day }) => day)))
  const isUnclear =
    closing.some(({ days, access }) => access || days.some(({ weeks }) => weeks)) ||
    clauses.some((clause) => !isClosed(clause) && clause.days.every(({ day }) => closed.has(day)))
  if (isUnclear) return undefined
  const rows = clauses.flatMap(({ days, times, access }) =>
    (times ?? [ANY_TIME]).flatMap((time) =>
      days
        .filter(({ day }) => !closed.has(day))
        .map(({ day, weeks }): OpenTime => {
          const kind = { ...(access && { access }), ...(weeks && { weeks }) }
          return { day: DAYS[day] ?? 'monday', ...time, ...kind }
        }),
    ),
  )
  const pauses = segments.flatMap((segment) => segment.pauses)
  const all = pauses.reduce<OpenTime[] | undefined>(
    (rest, pause) => rest && withBreak(rest, pause),
    rows,
  )
  return all && all.length > 0 && !contradicts(all) ? all : undefined
}
