import type { HoursAccess } from '../../contract/hours-kinds.ts'
import type { Item, SomeDay } from './hours-items.ts'
import type { Stretch } from './stretch.ts'

/** Some days with when they are open; closed, if there are no times; undefined, if no times are said. */
export interface Clause {
  days: SomeDay[]
  times: Stretch[] | undefined
  access?: HoursAccess | undefined
}

/** What a segment says: clauses, or half of one, which goes with the segment before or after it. */
export interface Segment {
  clauses: Clause[]
  isTimesFirst: boolean
  days?: SomeDay[]
  times?: Stretch[]
  access?: HoursAccess | undefined
  pauses: Stretch[]
}

type Of<Kind extends Item['kind']> = Extract<Item, { kind: Kind }>
const is =
  <Kind extends Item['kind']>(kind: Kind) =>
  (item: Item | undefined): item is Of<Kind> =>
    item?.kind === kind
const [isDays, isTimes, isAccess] = [is('days'), is('times'), is('access')]

/** 'Closed Sunday' behind other days, which had their times. */
const isClosedFirst = (items: readonly Item[], at: number): boolean => {
  const [closed, days, next] = items.slice(at, at + 3)
  return isTimes(closed) && closed.times.length === 0 && isDays(days) && !isTimes(next)
}

/** @returns undefined if days and times don't go together in one way */
export const segmentOf = (all: readonly Item[]): Segment | undefined => {
  const pauses = all.flatMap((item) => (item.kind === 'break' ? [item.pause] : []))
  const items = all.filter(({ kind }) => kind !== 'break')
  const halves = items.filter((item) => !isAccess(item))
  const [half, second] = halves
  const isTimesFirst = isTimes(half)
  const empty = { clauses: [], isTimesFirst, pauses }
  const accesses = items.filter(isAccess)
  if (!half) return accesses.length > 1 ? undefined : { ...empty, access: accesses[0]?.access }
  if (!second && accesses.length === 0)
    return {
      ...empty,
      ...(isTimes(half) ? { times: half.times } : isDays(half) && { days: half.days }),
    }
  if (!second && isTimes(half)) {
    const [only, more] = accesses
    return more ? undefined : { ...empty, times: half.times, access: only?.access }
  }

  const clauses: Clause[] = []
  let at = 0
  let lead: HoursAccess | undefined
  const own = (): HoursAccess | undefined => {
    const item = items[at]
    const isLast = at === items.length - 1 && clauses.length === 0
    if (!isAccess(item) || (item.isApart && !isLast)) return undefined
    at += 1
    return item.access
  }
  while (at < items.length) {
    const item = items[at]
    if (isAccess(item)) {
      // Behind several clauses it may be about all of them.
      if (lead || at === items.length - 1) return undefined
      lead = item.access
      at += 1
      continue
    }
    const next = items[at + 1]
    if (isTimes(item) && (isTimesFirst || isClosedFirst(items, at))) {
      if (!isDays(next)) return undefined
      at += 2
      clauses.push({ days: next.days, times: item.times, access: own() ?? lead })
    } else if (isDays(item) && !isTimesFirst) {
      const isNext = isTimes(next)
      at += isNext ? 2 : 1
      const access = own() ?? lead
      if (!isNext && !access) return undefined
      clauses.push({ days: item.days, times: isNext ? next.times : undefined, access })
    } else return undefined
    lead = undefined
  }
  return { clauses, isTimesFirst, pauses }
}
