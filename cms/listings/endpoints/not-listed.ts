import {
  type FoundPlace,
  type Gazetteer,
  normalizeName,
  normalizeWords,
  stateOf,
} from '../../places/index.ts'
import { DOORS, HEALTH, HOSPITALS, INSTITUTIONS, SMALL } from './institutions.ts'
import type { TypedName } from './typed-name.ts'

/** A smaller town is not meant by 'Duke hospital', unless its state is typed. */
const FEWEST_PEOPLE = 5_000
const LONGEST = 6
/** Words before 'clinic' or 'hospital' that are no name. */
const GENERAL = new Set(
  normalizeWords(`another animal any behavioral best better big cheap children childrens different emergency first general home
    good great large main mobile mens mental new next nice night occupational old oral open other private public real regional reproductive sexual small teaching university
    vet veterinary local state federal county city tribal
    buena bueno grande mejor nueva nuevo otra otro primera privada privado publica publico veterinaria veterinario`),
)

interface Token {
  text: string
  /** Normalized, several of 'Cedars-Sinai'. */
  words: string[]
  isCapital: boolean
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}'’.&-]+|[,;|()]/gu)].map(([typed]) => ({
    text: typed.replace(/[.,]$/, (end) => (/^(?:st|mt|ft|dr)\.$/i.test(typed) ? end : '')),
    words: normalizeWords(`${typed} word`).slice(0, -1),
    isCapital: /^\p{Lu}/u.test(typed),
  }))

interface Phrase {
  tokens: Token[]
  isHospital: boolean
}

const isInstitution = ({ words }: Token) =>
  words.some((word) => INSTITUTIONS.has(word) || HEALTH.has(word))
/** Whether it is a place to go to, and not 'health' as such. */
const isDoor = ({ words }: Token) => words.some((word) => DOORS.has(word))
const isOfHealth = ({ words }: Token) => words.some((word) => HEALTH.has(word))

const withoutEnd = (tokens: readonly Token[], isEnd: (token: Token) => boolean): Token[] =>
  tokens.slice(0, tokens.findLastIndex((token) => !isEnd(token)) + 1)

/** A name with what kind of institution it is: 'St. Mary's Hospital', 'Hospital San Juan'. */
const phraseIn = (
  tokens: readonly Token[],
  isPart: (token: Token) => boolean,
  isPlace: (token: Token) => boolean,
): Phrase | undefined => {
  const kinds = tokens.flatMap((token, at) => (isInstitution(token) ? [at] : []))
  for (const last of kinds.toReversed()) {
    let first = last
    while (first > 0 && last - first < LONGEST) {
      const before = tokens[first - 1] as Token
      if (!isPart(before) && !isInstitution(before)) break
      first--
    }
    const before = tokens.slice(first, last + 1)
    // In Spanish it comes first.
    const until = tokens.findIndex((token, at) => at > last && !isPart(token))
    const behind = withoutEnd(tokens.slice(last, until < 0 ? undefined : until), isPlace)
    const phrase = before.some((token) => !isInstitution(token)) ? before : behind
    if (!phrase.some((token) => !isInstitution(token)) || !phrase.some(isOfHealth)) continue
    const isHospital = phrase.some(({ words }) => words.some((word) => HOSPITALS.has(word)))
    return { tokens: phrase, isHospital }
  }
  return undefined
}

interface Read {
  typed: TypedName
  found: FoundPlace
  gazetteer: Gazetteer
}

/** The name of a hospital or a clinic in a text, of which no listed clinic is called so. */
export const nameNotListed = (
  text: string,
  { typed, found, gazetteer }: Read,
): string | undefined => {
  const partOf = new Map(typed.words.map(({ word, part }) => [word, part]))
  const isLeft = ({ words }: Token) =>
    words.some((word) => partOf.get(word) === 'left' && !GENERAL.has(word))
  const isOfPlace = ({ words }: Token) => words.some((word) => partOf.get(word) === 'place')
  const isPart = (token: Token) =>
    token.words.length > 0 &&
    !token.words.every((word) => SMALL.has(word) || GENERAL.has(word)) &&
    (isLeft(token) || isOfPlace(token))
  const phrase = phraseIn(tokensOf(text), isPart, isOfPlace)
  if (!phrase) return undefined
  const { tokens, isHospital } = phrase
  const named = tokens.filter((token) => !isInstitution(token))
  const left = named.filter(isLeft)
  const said = tokens.map((token) => token.text).join(' ')
  const isBefore = !isInstitution(tokens[0] as Token)
  // 'Hospital Reno' is any there.
  if (left.length === 0)
    return isHospital && isBefore && found.place?.kind === 'town' ? said : undefined
  // 'Bonnita Springs clinic' is about a town.
  if (!isHospital && !found.place && found.alternatives.length > 0) return undefined
  const isWritten = text !== text.toUpperCase() && tokens.every(({ isCapital }) => isCapital)
  const name = left.map((token) => token.words.join(' ')).join(' ')
  const isOfTown = tokens.some(isDoor) && gazetteer.rowsOf(normalizeName(name)).length > 0
  const isAlone = isHospital && left.length > 1 && text.trim().startsWith(tokens[0]?.text ?? ' ')
  return isWritten || isOfTown || isAlone ? said : undefined
}

/** Whether a town is meant that few would name without its state: the one of 'Duke hospital'. */
const isDoubtful = (text: string, { place }: FoundPlace, { rowsOf }: Gazetteer): boolean => {
  if (place?.kind !== 'town') return false
  const words = normalizeWords(text)
  const isSaid = words.some((word) => SMALL.has(word) || stateOf(word) === place.state)
  const rows = rowsOf(normalizeName(place.name)).filter(({ state }) => state === place.state)
  return !isSaid && rows.every(({ population }) => (population ?? 0) < FEWEST_PEOPLE)
}

/** The same with the place only offered, if it is part of the name of a hospital that is not listed. */
export const besideName = (
  text: string,
  name: string,
  found: FoundPlace,
  gazetteer: Gazetteer,
): FoundPlace => {
  const isPart =
    found.place !== null && normalizeName(name).startsWith(normalizeName(found.place.name))
  if (!found.place || !isPart || !isDoubtful(text, found, gazetteer)) return found
  return { ...found, place: null, alternatives: [found.place, ...found.alternatives] }
}
