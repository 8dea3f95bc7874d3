import { HOURS_ACCESS, HOURS_WEEKS } from '../../contract/constants.ts'
import type { HoursAccess, HoursWeeks } from '../../contract/hours-kinds.ts'
import type { Token } from './hours-tokens.ts'
import { type Stretch, stretchOf } from './stretch.ts'

/** A day of each week, or of some. */
export interface SomeDay {
  day: number
  weeks: HoursWeeks | undefined
}

/** What a segment is made of; `isApart` if a comma or an 'and' stands before it. */
export type Item = { isApart: boolean } & (
  | { kind: 'days'; days: SomeDay[] }
  | { kind: 'times'; times: Stretch[] }
  | { kind: 'access'; access: HoursAccess }
  | { kind: 'break'; pause: Stretch }
)

const WHOLE_DAY: Stretch = { opens: '00:00', closes: '24:00' }
const EVERY_DAY: SomeDay[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, weeks: undefined }))

const inRange = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, after) => (first + after) % 7)

/** Reads items from tokens; undefined if something is unclear. */
export const itemsOf = (tokens: readonly Token[]): Item[] | undefined => {
  const items: Item[] = []
  let at = 0
  const kindAt = (ahead = 0) => tokens[at + ahead]?.kind
  const isDay = (ahead = 0) => ['days', 'week'].includes(kindAt(ahead) ?? '')

  /** 'Mon-Fri' and 'Mon-Wed-Fri'. */
  const dayGroup = (): number[] => {
    const groups = [tokens[at++]?.days ?? []]
    while (kindAt() === 'to' && kindAt(1) === 'days') {
      groups.push(tokens[at + 1]?.days ?? [])
      at += 2
    }
    const [first = [], last] = groups
    const isRange = groups.length === 2 && first.length === 1 && last?.length === 1
    return isRange ? inRange(first[0] ?? 0, last[0] ?? 0) : groups.flat()
  }
  const weeks = (): HoursWeeks[] => {
    const all: HoursWeeks[] = []
    while (kindAt() === 'week' || (all.length > 0 && kindAt() === 'and' && kindAt(1) === 'week')) {
      if (kindAt() === 'and') at += 1
      const found = HOURS_WEEKS.find((each) => each === tokens[at]?.text)
      if (found) all.push(found)
      at += 1
    }
    return all
  }
  const days = (): SomeDay[] | undefined => {
    const all: SomeDay[] = []
    let isLimited = false
    do {
      if (kindAt() === 'and') at += 1
      const before = weeks()
      if (kindAt() !== 'days') return undefined
      const group = dayGroup()
      const own = before.length > 0 ? before : weeks()
      if (kindAt() === 'month') at += 1
      // 'First Saturday and Sunday': is it the first Sunday?
      if ((isLimited || own.length > 0) && (group.length > 1 || own.length === 0)) return undefined
      isLimited ||= own.length > 0
      const each = own.length > 0 ? own : [undefined]
      all.push(...group.flatMap((day) => each.map((weeks) => ({ day, weeks }))))
    } while (isDay() || (kindAt() === 'and' && isDay(1)))
    return all
  }
  const times = (after?: string): Stretch[] | undefined => {
    const all: Stretch[] = []
    do {
      if (kindAt() === 'and') at += 1
      const [start, to, end] = [tokens[at], tokens[at + 1], tokens[at + 2]]
      // '2:00pm 6:00pm'
      const isGlued = to?.kind === 'time' && /[ap]/.test(`${start?.text}`) && /[ap]/.test(to.text)
      const last = isGlued ? to : end
      if (!isGlued && to?.kind !== 'to') return undefined
      if (start?.kind !== 'time' || last?.kind !== 'time') return undefined
      const one = stretchOf(start.text, last.text, all.at(-1)?.closes ?? after)
      if (!one) return undefined
      all.push(one)
      at += isGlued ? 2 : 3
    } while (kindAt() === 'time' || (kindAt() === 'and' && kindAt(1) === 'time'))
    return all
  }

  while (at < tokens.length) {
    const isApart = kindAt() === 'and'
    while (kindAt() === 'and' || kindAt() === 'colon') at += 1
    const kind = kindAt()
    if (kind === undefined) break
    if (isDay()) {
      const found = days()
      if (!found) return undefined
      items.push({ kind: 'days', days: found, isApart })
    } else if (kind === 'time') {
      const found = times()
      if (!found) return undefined
      items.push({ kind: 'times', times: found, isApart })
    } else if (kind === 'lunch') {
      at += 1
      const [pause, more] = times('11:00') ?? []
      if (!pause || more) return undefined
      items.push({ kind: 'break', pause, isApart })
    } else if (kind === 'access') {
      const access = HOURS_ACCESS.find((each) => each === tokens[at]?.text)
      if (access) items.push({ kind: 'access', access, isApart })
      at += 1
    } else if (kind === 'to' && isDay(1) !== isDay(-1) && at > 0 && at < tokens.length - 1) {
      // 'Mon-Fri - 8am-5pm'
      at += 1
    } else if (kind === 'month') {
      at += 1
    } else if (kind === 'always' || kind === 'wholeDay' || kind === 'closed') {
      if (kind === 'always') items.push({ kind: 'days', days: EVERY_DAY, isApart })
      const found = kind === 'closed' ? [] : [WHOLE_DAY]
      items.push({ kind: 'times', times: found, isApart: kind !== 'always' && isApart })
      at += 1
    } else return undefined
  }
  return items
}
