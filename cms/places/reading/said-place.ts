import { BEFORE_PLACES, locationParts, namesNoPlace } from './location-parts.ts'

const IN = String.raw`(?:${BEFORE_PLACES.join('|')})\s+`
const UP_TO_IN = new RegExp(String.raw`^(?:.*[\s,;])?${IN}`, 'iu')
const AFTER_IN = new RegExp(String.raw`(?:^|[\s,;])${IN}([^,;]+?(?:,\s*[^,;]+)?)$`, 'iu')
const MOST_WORDS = 4
/** 'in' before these says how somebody is, or when, and not where. */
const NO_PLACE =
  /^(?:a|an|el|la|las|los|me|mi|us|mis|un|una|the|my|his|her|our|your|this|that|bed|case|crisis|debt|english|ingles|inglés|jail|labor|love|need|pain|prison|recovery|school|trouble|withdrawal)(?![\p{L}’'])/iu

/** What comes after the last 'in' or 'near'; the whole text, if it has none. */
export const withoutIn = (text: string): string => text.replace(UP_TO_IN, '')

/**
 * What somebody gives as a place beside what they need, as it was typed: a ZIP code, or what follows
 * 'in' or 'near' at the end. Null if they give none: 'my tooth is killing me'.
 */
export const saidPlace = (text: string): string | null => {
  const { zip } = locationParts(text)
  if (zip) return zip
  const name = AFTER_IN.exec(text.trim())?.[1]?.trim()
  if (!name || NO_PLACE.test(name) || namesNoPlace(name)) return null
  return name.split(/\s+/).length <= MOST_WORDS ? name : null
}
