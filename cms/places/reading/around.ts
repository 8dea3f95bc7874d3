import { isLikeWord } from '../../contract/words-like-states.ts'
import type { PlaceRow } from '../gazetteer-table.ts'
import { isEverydayWord } from './everyday-words.ts'
import {
  capitalScore,
  connectiveBefore,
  isOther,
  outsideScore,
  ownScore,
  type Text,
} from './scored.ts'
import { LARGE_CITY, people } from './spelling.ts'
import { isNumber, isSmallWord, overlaps, type Span } from './tokens.ts'
import { WEIGHTS } from './weights.ts'
import { AFTER_ALL, BUILDINGS, DETERMINERS, INSTITUTIONS, OWNERS, TITLES } from './words.ts'

/** A place, and the words that name it. */
interface Candidate extends Span {
  row: PlaceRow
  isMisspelled?: boolean
  isCountyImplied?: boolean
}

/** Nobody's town, dorm or doctor has so many people. */
const HUGE_CITY = 500_000
const SHORTEST_NAME = 3

/** Whether nothing but small words and the country stands around words. */
const isAll = ({ tokens }: Text, { from, to }: Span): boolean =>
  tokens.slice(0, from).every((one) => isSmallWord(one) || one.word === 'en') &&
  tokens.slice(to).every((one) => isSmallWord(one) || AFTER_ALL.has(one.word) || isNumber(one))

/** Whether a word is typed like a part of a longer name: the Johns of 'Johns Hopkins'. */
const isNamePart = (text: Text, at: number): boolean => {
  const { word = '', isCapital = false } = text.tokens[at] ?? {}
  return isCapital && word.length >= SHORTEST_NAME && !isOther(text, at) && !isLikeWord(word)
}

/** Whether a word is neither part of a need nor what people say here. */
export const isPlainWord = (text: Text, at: number): boolean => {
  const token = text.tokens[at]
  return token !== undefined && !isOther(text, at) && !isLikeWord(token.word) && !isNumber(token)
}

/** 'the park', 'my house', 'Dr. Garcia'; but 'the Tenderloin', and 'her Chicago'. */
const determinerScore = ({ tokens }: Text, candidate: Candidate): number => {
  const { from, to, row, isCountyImplied = false } = candidate
  const { word = '' } = tokens[from - 1] ?? {}
  const isSmall = people(row) < LARGE_CITY || isCountyImplied
  const isCommon = DETERMINERS.has(word) && row.radius === null && isSmall
  const isNoun = to - from === 1 && isEverydayWord(tokens[from]?.word ?? '')
  const isOwned = OWNERS.has(word) && people(row) < (isNoun ? HUGE_CITY : LARGE_CITY)
  const isPerson = TITLES.has(word) && people(row) < HUGE_CITY
  return isCommon || isOwned || isPerson ? WEIGHTS.afterDeterminer : 0
}

/** 'Logan airport', 'near Mayo Clinic', 'VA hospital'. A town before its kind of clinic is one: 'Petaluma clinic'. */
const institutionScore = (text: Text, { from, to, row }: Candidate, hasState: boolean): number => {
  const { word = '', isCapital = false } = text.tokens[to] ?? {}
  if (BUILDINGS.has(word))
    return row.kind === 'state' ? WEIGHTS.stateNamesInstitution : WEIGHTS.namesBuilding
  if (!INSTITUTIONS.has(word)) return 0
  // 'Texas dental clinic' is about the state.
  if (row.kind === 'state')
    return isLikeWord(text.tokens[from]?.word ?? '') ? WEIGHTS.stateNamesInstitution : 0
  const isSmall = people(row) < LARGE_CITY
  if (isSmall && word === 'hospital') return WEIGHTS.namesInstitution
  const isNamed = isCapital || (isSmall && connectiveBefore(text.tokens, from) !== undefined)
  return isNamed && !hasState ? WEIGHTS.namesInstitution : 0
}

/** What the words directly beside a name say against its being a place. */
const besideScore = (text: Text, candidate: Candidate): number => {
  const { tokens, states } = text
  const { from, to, row } = candidate
  const isBefore = from > 0 && !tokens[from]?.isAfterBreak
  const isBehind = to < tokens.length && !tokens[to]?.isAfterBreak
  const hasState = states.some((state) => state.to === to && state.from > from)
  const isAlone = people(row) < LARGE_CITY && !hasState && !connectiveBefore(tokens, from)
  const isBesideWord =
    (isBefore && isPlainWord(text, from - 1)) || (isBehind && isPlainWord(text, to))
  return (
    (isBefore ? determinerScore(text, candidate) : 0) +
    (isBefore && isNamePart(text, from - 1) ? WEIGHTS.besideName : 0) +
    (isBehind && isNamePart(text, to) ? WEIGHTS.besideName : 0) +
    (isBehind ? institutionScore(text, candidate, hasState) : 0) +
    (isAlone && isBesideWord ? WEIGHTS.besideWord : 0)
  )
}

/** Words from here down are known to nobody. */
const UNKNOWN = -2

/** 'Oakland, Zzyzx' */
const isBeforeUnknownRegion = ({ tokens, cover }: Text, { to }: Span): boolean =>
  tokens[to]?.isAfterBreak === true &&
  tokens
    .slice(to)
    .every(
      (one, index) =>
        (cover.words[to + index] ?? 0) < UNKNOWN && (index === 0 || !one.isAfterBreak),
    )

/** What it costs to pass over each state that is surely typed and is not the place's. */
export const ignoredStates = (text: Text, place?: Candidate): number =>
  text.states
    .filter((state) =>
      place
        ? state.state !== place.row.state && !overlaps(state, place)
        : !text.cover.isPhrase[state.from],
    )
    .filter(({ strength }) => strength === 'sure')
    .reduce((sum, state) => sum + WEIGHTS.stateIgnored - ownScore(text, state), 0)

/** What the words around those of a place say for it, and are worth themselves. */
export const aroundScore = (text: Text, candidate: Candidate): number => {
  const isWhole = !candidate.isMisspelled && isAll(text, candidate)
  return (
    outsideScore(text, candidate) +
    capitalScore(text, candidate) +
    (isWhole ? WEIGHTS.whole : 0) +
    besideScore(text, candidate) +
    (isBeforeUnknownRegion(text, candidate) ? WEIGHTS.regionUnknown : 0) +
    ignoredStates(text, candidate)
  )
}
