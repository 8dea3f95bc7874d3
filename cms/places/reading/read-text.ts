import type { PlaceRow } from '../gazetteer-table.ts'
import { ignoredStates } from './around.ts'
import { brandsIn } from './brands.ts'
import { coverOf, type PhraseSpan } from './cover.ts'
import { inCities, namedReadings } from './named-readings.ts'
import { namesIn } from './names.ts'
import type { Gazetteer } from './open-gazetteer.ts'
import { countryReadings, stateReadings, zipReadings } from './other-readings.ts'
import { isOther, type Reading, type Text } from './scored.ts'
import { slipsIn } from './slips.ts'
import { misspelledStatesIn, statesIn } from './states.ts'
import { overlaps, type Span, type Token, tokensOf } from './tokens.ts'
import { SURE } from './weights.ts'
import { isSaidHere } from './words.ts'

/** What the directory knows besides places: words that say needs and filters, and where its clinics are. */
export interface Directory<Phrase extends PhraseSpan> {
  exact: (tokens: readonly Token[]) => Phrase[]
  /** @param isOdd whether a word may be misspelled */
  almost: (tokens: readonly Token[], isOdd: (at: number) => boolean) => Phrase[]
  hasClinics: (row: PlaceRow) => boolean
}

export const NO_DIRECTORY: Directory<never> = {
  exact: () => [],
  almost: () => [],
  hasClinics: () => false,
}

/** A text with its readings. */
export interface ReadText<Phrase extends PhraseSpan = PhraseSpan> {
  text: Text
  /** The likeliest first. */
  readings: readonly Reading[]
  /** The likeliest, if it may answer by itself. */
  best: Reading | undefined
  /** The score of the text if no place is meant. */
  none: number
  /** Needs and filters, those within the place too. */
  phrases: readonly Phrase[]
}

const readingsOf = (text: Text): Reading[] => {
  const named = text.names.flatMap((name) => namedReadings(text, name))
  return [
    ...named,
    ...inCities(text, named),
    ...stateReadings(text),
    ...zipReadings(text),
    ...countryReadings(text),
  ].toSorted((one, other) => other.score - one.score)
}

const judged = <Phrase extends PhraseSpan>(
  text: Text,
  phrases: readonly Phrase[],
): ReadText<Phrase> => {
  const readings = readingsOf(text)
  const none = (text.cover.before[text.tokens.length] ?? 0) + ignoredStates(text)
  const [first] = readings
  return {
    text,
    readings,
    none,
    phrases,
    best: first && first.score >= none + SURE ? first : undefined,
  }
}

/** Words from here down are so rare that they may be misspelled. */
const RARE = -0.9
const SHORTEST = 3

/** Which words may be misspelled: rare ones, and what stands before a state that has no such town. */
const oddWords = ({ text, readings, none }: ReadText): boolean[] => {
  const { tokens, cover } = text
  const [first] = readings
  const place = first && first.score > none ? first : undefined
  return tokens.map(({ word }, at) => {
    if (cover.isPhrase[at] || word.length < SHORTEST) return false
    if (place && at >= place.from && at < place.to) return false
    const isBeside = place && (at === place.from - 1 || (at === place.to && place.from === 0))
    const isBesideState = place?.kind === 'state' && isBeside && !isSaidHere(word)
    return isBesideState || (cover.words[at] ?? 0) <= RARE
  })
}

/** Read again, with what its rare words may be if they are misspelled. */
const withSlips = <Phrase extends PhraseSpan>(
  { text, best, phrases: exact }: ReadText<Phrase>,
  odd: readonly boolean[],
  directory: Directory<Phrase>,
): ReadText<Phrase> => {
  const { tokens, names } = text
  const isOdd = (at: number) => odd[at] === true
  const states = [...text.states, ...misspelledStatesIn(tokens, isOdd)]
  const slips = best?.kind === 'zip' ? [] : slipsIn({ ...text, states }, isOdd)
  // 'Sprinhill, Louisiana' is no sprain.
  const isTown = (phrase: Span) =>
    slips.some(
      (slip) =>
        slip.isSure &&
        overlaps(slip, phrase) &&
        states.some(({ from, state }) => from === slip.to && slip.rows[0]?.state === state),
    )
  const almost = directory.almost(tokens, isOdd).filter((phrase) => !isTown(phrase))
  const others = [...text.others, ...almost]
  const cover = coverOf(tokens, others)
  const again = { ...text, states, others, cover, names: [...names, ...slips] }
  return judged(again, [...exact, ...almost])
}

/** Reads a text as it is spelled. */
export const readAsSpelled = <Phrase extends PhraseSpan>(
  gazetteer: Gazetteer,
  typed: string,
  directory: Directory<Phrase>,
): ReadText<Phrase> => {
  const tokens = tokensOf(typed)
  const states = statesIn(tokens)
  const names = namesIn(gazetteer, tokens, states)
  const exact = directory.exact(tokens)
  const others = [...exact, ...brandsIn(tokens)]
  const cover = coverOf(tokens, others)
  const { hasClinics } = directory
  return judged({ gazetteer, hasClinics, typed, tokens, others, cover, states, names }, exact)
}

/** Reads a text in every way it can be read, and weighs them. */
export const readText = <Phrase extends PhraseSpan>(
  gazetteer: Gazetteer,
  typed: string,
  directory: Directory<Phrase>,
): ReadText<Phrase> => {
  const read = readAsSpelled(gazetteer, typed, directory)
  const odd = oddWords(read)
  const mayBeSlip = odd.includes(true) || (!read.best && read.text.tokens.length > 1)
  const isUrgent = read.phrases.some((phrase) => phrase.isUrgent)
  return mayBeSlip && !isUrgent ? withSlips(read, odd, directory) : read
}

/** Whether a word of a text may be a name, and says nothing else. */
export const mayBeName = ({ text, readings }: ReadText, at: number): boolean => {
  const token = text.tokens[at]
  if (!token || isOther(text, at)) return false
  const isNamed = readings.some((one) => one.from <= at && at < one.to && !one.state)
  return token.isCapital || isNamed || token.rarity > 1
}
