import {
  BETWEEN,
  type FoundPlace,
  type Gazetteer,
  normalizeName,
  normalizeWords,
  stateOf,
  type Token,
  tokensOf,
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

/** 'south side clinic' is no name either. */
const isGeneral = ({ name }: Token) => GENERAL.has(name) || BETWEEN.has(name)

interface Phrase {
  tokens: Token[]
  isHospital: boolean
}

const isInstitution = ({ name }: Token) => INSTITUTIONS.has(name) || HEALTH.has(name)

/** A name with what kind of institution it is: 'St. Mary's Hospital', 'Hospital San Juan'. */
const phraseIn = (
  tokens: readonly Token[],
  isPart: (token: Token) => boolean,
  isPlace: (token: Token) => boolean,
): Phrase | undefined => {
  const isNext = (at: number, isOne: (token: Token) => boolean): boolean => {
    const token = tokens[at]
    return token !== undefined && isOne(token)
  }
  const kinds = tokens.flatMap((token, at) => (isInstitution(token) ? [at] : []))
  for (const last of kinds.toReversed()) {
    let first = last
    const isBefore = (token: Token) => isPart(token) || isInstitution(token)
    while (last - first < LONGEST && !tokens[first]?.isAfterBreak && isNext(first - 1, isBefore))
      first--
    // In Spanish it comes first.
    let until = last + 1
    while (isNext(until, (token) => isPart(token) && !token.isAfterBreak)) until++
    const before = tokens.slice(first, last + 1)
    const behind = tokens.slice(last, until)
    const phrase = before.every(isInstitution)
      ? behind.slice(0, behind.findLastIndex((token) => !isPlace(token)) + 1)
      : before
    if (phrase.every(isInstitution) || !phrase.some(({ name }) => HEALTH.has(name))) continue
    return { tokens: phrase, isHospital: phrase.some(({ name }) => HOSPITALS.has(name)) }
  }
  return undefined
}

/**
 * Where a name begins that ends with some words: with the 'North' of 'North Shore Hospital', and 'University of
 * Chicago hospital'.
 */
const beginningOf = (
  tokens: readonly Token[],
  from: number,
  isLeft: (token: Token) => boolean,
): number => {
  const [next, before] = [tokens[from], tokens[from - 1]]
  if (!next || !before || next.isAfterBreak) return from
  // The first word of a sentence has a capital too.
  const isWritten = before.isCapital && (from > 1 || before.rarity > 0 || isGeneral(before))
  const isSide = BETWEEN.has(before.name) && !SMALL.has(before.name) && isLeft(next)
  if (isWritten || isSide || isLeft(before)) return beginningOf(tokens, from - 1, isLeft)
  // 'Our Lady of the Lake Hospital'
  const joined = tokens.slice(0, from).findLastIndex(({ name }) => !SMALL.has(name))
  const further = tokens[joined]
  const isJoined =
    further !== undefined &&
    joined < from - 1 &&
    !tokens.slice(joined + 1, from).some(({ isAfterBreak }) => isAfterBreak) &&
    (further.isCapital || isLeft(further) || GENERAL.has(further.name))
  return isJoined ? beginningOf(tokens, joined, isLeft) : from
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
  const isLeft = (token: Token) => partOf.get(token.name) === 'left' && !isGeneral(token)
  const isOfPlace = ({ name }: Token) => partOf.get(name) === 'place'
  const isPart = (token: Token) =>
    !SMALL.has(token.name) && !isGeneral(token) && (isLeft(token) || isOfPlace(token))
  const all = tokensOf(text)
  const phrase = phraseIn(all, isPart, isOfPlace)
  if (!phrase) return undefined
  const { tokens, isHospital } = phrase
  const named = tokens.filter((token) => !isInstitution(token))
  const left = named.filter(isLeft)
  const [first] = tokens
  if (!first) return undefined
  const from = beginningOf(all, all.indexOf(first), isLeft)
  const quoted = text.slice(all[from]?.start, tokens.at(-1)?.end)
  const isBefore = !isInstitution(first)
  // 'Hospital Reno' is any there.
  if (left.length === 0)
    return isHospital && isBefore && found.place?.kind === 'town' ? quoted : undefined
  // 'Bonnita Springs clinic' is about a town.
  if (!isHospital && !found.place && found.alternatives.length > 0) return undefined
  const isWritten = tokens.every(({ isCapital }) => isCapital)
  const name = left.map((token) => token.name).join('')
  const isOfTown =
    tokens.some((token) => DOORS.has(token.name)) && gazetteer.rowsOf(name).length > 0
  const isAlone = isHospital && all.length > 2 && from === 0
  return isWritten || isOfTown || isAlone ? quoted : undefined
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
