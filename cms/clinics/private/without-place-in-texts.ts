import { type KnownPlace, placePattern, withoutPattern } from './place-pattern.ts'
import { withoutPlace } from './without-place.ts'

/** Values of a clinic without its place, in no text of theirs either. */
export const withoutPlaceInTexts = <Values extends KnownPlace & object>(values: Values): Values => {
  const pattern = placePattern([values])
  const texts = Object.entries(withoutPlace(values)).map(([name, value]) => [
    name,
    name === 'sourceId' ? value : withoutPattern(value, pattern),
  ])
  return Object.fromEntries(texts) as Values
}
