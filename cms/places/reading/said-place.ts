import { namesNoPlace } from './location-parts.ts'

const ZIP_CODE = /(?<!\d)\d{5}(?!\d)/
const AFTER_IN = /(?:^|[\s,;])(?:in|near|around|en|cerca de)\s+([^,;]+?(?:,\s*[^,;]+)?)$/iu
const MOST_WORDS = 4
/** 'in' before these says how somebody is, or when, and not where. */
const NO_PLACE =
  /^(?:a|an|el|la|las|los|mi|mis|un|una|the|my|his|her|our|your|this|that|bed|case|crisis|debt|english|ingles|inglés|jail|labor|love|need|pain|prison|recovery|school|trouble|withdrawal)(?![\p{L}’'])/iu

/**
 * What somebody gives as a place beside what they need, as it was typed: a ZIP code, or what follows
 * 'in' or 'near' at the end. Null if they give none: 'my tooth is killing me'.
 */
export const saidPlace = (text: string): string | null => {
  const zip = ZIP_CODE.exec(text)?.[0]
  if (zip) return zip
  const name = AFTER_IN.exec(text.trim())?.[1]?.trim()
  if (!name || NO_PLACE.test(name) || namesNoPlace(name)) return null
  return name.split(/\s+/).length <= MOST_WORDS ? name : null
}
