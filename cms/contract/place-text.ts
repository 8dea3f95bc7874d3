import type { Point } from './miles-between.ts'
import type { Place } from './place.ts'

const POINT = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/** About a kilometer. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** A point in words that are understood as a place, to about a kilometer. */
export const pointText = ({ latitude, longitude }: Point): string =>
  `${rounded(latitude)}, ${rounded(longitude)}`

/** The point of such words, rounded again; undefined for other words. */
export const readPoint = (text: string): Point | undefined => {
  const [, latitude, longitude] = POINT.exec(text) ?? []
  if (latitude === undefined) return undefined
  const point = { latitude: rounded(Number(latitude)), longitude: rounded(Number(longitude)) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined
}

/** 'APO AE 09012': mail for American bases and ships abroad, where no clinic is. */
const MAIL_CODE =
  /\b[AFD]\.?P\.?O\.?\b.*\b(?:AE|AP|AA)\b|\b(?:AE|AP|AA)\s+(?:09|34|96)\d{3}\b|^\s*(?:[AFD]PO\s+)?(?:09[0-8]\d{2}|340\d{2}|96[2-6]\d{2})\s*$/i
export const isMailCode = (text: string): boolean => MAIL_CODE.test(text)

/** By itself, the name of New York is the city. */
const WHOLE_STATES: Record<string, string> = {
  'New York': 'New York State',
  'Nueva York': 'Estado de Nueva York',
}

/** A text that is understood as the whole state. */
export const stateText = (stateName: string): string => WHOLE_STATES[stateName] ?? stateName

/** A location text that is understood as exactly this place. */
export const searchText = (place: Place): string => {
  if (place.kind === 'point') return pointText(place)
  return place.kind === 'state' ? stateText(place.label) : place.label
}
