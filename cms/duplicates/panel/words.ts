import { longDay } from '../../panel-kit/dates.ts'
import type { PairClinic, PairRow } from '../endpoints/answers.ts'

export const number = (count: number): string => count.toLocaleString('en-US')

const FEET_PER_MILE = 5_280

/** '340 feet', '0.3 miles' */
export const distanceInWords = (miles: number): string => {
  if (miles < 0.004) return 'at the same point'
  if (miles < 0.1) return `${number(Math.round((miles * FEET_PER_MILE) / 10) * 10)} feet apart`
  return `${miles.toFixed(1)} miles apart`
}

export const reasonsInWords = (reasons: readonly string[]): string => {
  const text = reasons.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const placeOf = ({ address, city, state }: PairClinic): string =>
  [address, city, state].filter(Boolean).join(', ')

const SOURCES: Readonly<Record<string, string>> = {
  editor: 'Typed in the panel',
  submission: 'From a submission',
}

export const sourceOf = ({ source }: PairClinic): string => SOURCES[source] ?? `From ${source}`

/** 'Ana said ‘not the same’ on November 21, 2026.' */
export const decisionInWords = ({ decision, decidedBy, decidedAt }: PairRow): string => {
  const day = decidedAt ? ` on ${longDay(decidedAt)}` : ''
  const who = decidedBy ?? 'Somebody who has left'
  return decision === 'merged' ? `${who} merged them${day}.` : `${who} said ‘${decision}’${day}.`
}
