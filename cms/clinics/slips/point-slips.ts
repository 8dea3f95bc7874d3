import { milesBetween } from '../../contract/miles-between.ts'
import { type Say, sayIn } from '../../panel-kit/say.ts'
import type { ZipCentroid } from '../../places/index.ts'
import type { Slip } from './slip.ts'

/** From the middle of a ZIP code, which is seldom larger. */
export const FAR_MILES = 30

interface Located {
  latitude?: unknown
  longitude?: unknown
  zipCode?: unknown
}

/** Asks about a point far from its ZIP code; undefined if either is missing or they are close. */
export const pointSlip = (
  { latitude, longitude, zipCode }: Located,
  middle: ZipCentroid | null | undefined,
  say: Say = sayIn('en'),
): Slip | undefined => {
  if (!middle || typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  const miles = milesBetween(middle, { latitude, longitude })
  if (miles <= FAR_MILES) return undefined
  const far = Math.round(miles).toLocaleString('en-US')
  return {
    key: `point ${latitude},${longitude} ${zipCode}`,
    path: 'latitude',
    question: say({
      en: `The point is ${far} miles from ${zipCode}, ${middle.city}, ${middle.state}. Is it right?`,
      es: `El punto está a ${far} millas de ${zipCode}, ${middle.city}, ${middle.state}. ¿Es correcto?`,
    }),
  }
}
