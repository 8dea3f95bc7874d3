import type { Point } from '../../contract/miles-between.ts'
import { isMailCode } from '../../contract/place-text.ts'
import type { PlaceRow } from '../gazetteer-table.ts'
import { normalizeName } from '../normalize.ts'
import { isPlainWord } from './around.ts'
import type { PhraseSpan } from './cover.ts'
import { type FoundPlace, found } from './found-place.ts'
import { pointPlace } from './label.ts'
import { isSpelledSo } from './names.ts'
import type { Gazetteer } from './open-gazetteer.ts'
import {
  type Directory,
  mayBeName,
  NO_DIRECTORY,
  type ReadText,
  readAsSpelled,
  readText,
} from './read-text.ts'
import type { Reading } from './scored.ts'
import { people } from './spelling.ts'
import { nearestZips, zipsAround } from './statements.ts'
import { isIn, isSame, isZipCode, overlaps, type Span, type Token } from './tokens.ts'
import { typedPoint } from './typed-point.ts'
import { FAR, NEAR, OFFERED } from './weights.ts'

/** Where a text is about, and what its other words are. */
export interface ReadPlace<Phrase extends PhraseSpan> extends FoundPlace {
  tokens: readonly Token[]
  /** Needs and filters outside the place. */
  phrases: readonly Phrase[]
  /** Whether the text is the name of a place as it is written, and nothing else before a comma. */
  isPlaceAlone: boolean
  /** Words that were read as the place, though they are not quite its name: 'Pheonix'. */
  respelled: string | undefined
  /** Words that may be a place, and were passed over: the 'Xyzzy Park' of 'Xyzzy Park Chicago'. */
  passedOver: string | undefined
  /** The state that is typed beside a ZIP code of another one, by its abbreviation: 'Boston, TX 02108'. */
  otherState: string | undefined
}

type Town = Pick<PlaceRow, 'town' | 'state'>

const rowOfTown = ({ rowsOf }: Gazetteer, { town, state }: Town): PlaceRow | undefined =>
  town === null
    ? undefined
    : rowsOf(normalizeName(town)).find((row) => row.kind === 'town' && row.state === state)

const rowsOfTowns = (gazetteer: Gazetteer, towns: readonly Town[]): PlaceRow[] => [
  ...new Set(towns.flatMap((town) => rowOfTown(gazetteer, town) ?? [])),
]

/** A point far from every ZIP code is in no place of ours. */
const atPoint = async (gazetteer: Gazetteer, point: Point): Promise<FoundPlace> => {
  const zips = await zipsAround(gazetteer.pool, point)
  // Some towns of post offices are no towns, such as 'Hon'.
  const near = zips.find((zip) => rowOfTown(gazetteer, zip)?.population) ?? zips[0]
  return { ...found(undefined, []), place: near ? pointPlace(point, near) : null }
}

const THREE_DIGITS = /^\s*(\d{3})(xx|\*+)?\s*$/i
/** More than begin with the same three digits. */
const MOST_ZIPS = 100

/** Three digits that many ZIP codes begin with: '941' is around San Francisco. */
const startOfZips = (gazetteer: Gazetteer, text: string): FoundPlace | undefined => {
  const [, start, isOpen] = THREE_DIGITS.exec(text) ?? []
  // '601' is the one in Puerto Rico that lost its zeros.
  if (!start || (!isOpen && gazetteer.rowsOf(`00${start}`).length > 0)) return undefined
  const zips = gazetteer.startingWith(start, MOST_ZIPS).filter(({ kind }) => kind === 'zip')
  // Firms have ZIP codes of their own, and no people.
  const towns = rowsOfTowns(gazetteer, zips).filter(({ population }) => population !== null)
  const [first, ...others] = towns.toSorted((one, other) => people(other) - people(one))
  return first && found(first, others)
}

const rowsOf = (readings: readonly Reading[], least: number): PlaceRow[] =>
  readings.flatMap(({ row, score }) => (row && score >= least ? [row] : []))

const typedWords = ({ text }: ReadText, { from, to }: Span): string =>
  text.typed.slice(text.tokens[from]?.start, text.tokens[to - 1]?.end)

const EVERYTHING = Number.NEGATIVE_INFINITY

/** People in a county's known towns, and times the people of the town of its name, for which it is worth offering. */
const [LARGE_COUNTY, FAR_LARGER] = [200_000, 10]

const isWorthOffering = ({ name, row }: Reading, best: Reading): boolean =>
  name?.how !== 'countyImplied' ||
  row === undefined ||
  people(row) >= Math.max(LARGE_COUNTY, best.row ? FAR_LARGER * people(best.row) : 0)

/** What else has the name, or the one that was typed if the answer is spelled otherwise. */
const namesakesOf = ({ readings }: ReadText, best: Reading): Reading[] => {
  const { row, state } = best
  const name = best.name ?? { ...best, slips: 0, how: 'exact' as const }
  if (!row) return []
  // 'Bay City, MI' is in no other state.
  const isElsewhere = (one: Reading) =>
    best.name !== undefined && state && state.strength !== 'quiet' && one.row?.state !== row.state
  const same = readings.filter(
    (one) => one.name && isSame(one.name, name) && isWorthOffering(one, best),
  )
  if (isSpelledSo(name))
    return same.filter((one) => one.score >= best.score - FAR && !isElsewhere(one))
  const isTyped = (one: Reading) => one.name?.how === 'exact' && isSpelledSo(one.name)
  const isOther = (one: Reading) => one.row?.normalized === row.normalized && !best.state
  return same.filter((one) => isTyped(one) || isOther(one))
}

/** Other places beside the one that answers: its city, its namesakes, and what else the text may mean. */
const othersThan = (read: ReadText, best: Reading, wholeState: boolean): PlaceRow[] => {
  const { readings } = read
  const isBeside = ({ from, to }: Reading) => to === best.from || from === best.to
  const namesakes = wholeState
    ? readings.filter((one) => isBeside(one) && isWorthOffering(one, best))
    : namesakesOf(read, best)
  const byPeople = rowsOf(namesakes, EVERYTHING).toSorted(
    (one, other) => people(other) - people(one),
  )
  const others = readings.slice(1).filter((one) => isWorthOffering(one, best))
  return [...(best.city ? [best.city] : []), ...byPeople, ...rowsOf(others, best.score - NEAR)]
}

/** Whether a town's name was typed beside a state that hasn't got it: 'Nowhere, CA'. */
const isTownLeftOut = (read: ReadText, { kind, from, to }: Reading): boolean =>
  kind === 'state' && (mayBeName(read, from - 1) || (from === 0 && mayBeName(read, to)))

const offered = (read: ReadText): FoundPlace => {
  const { readings, none, text, phrases } = read
  const [first] = readings
  const region =
    first && text.tokens[first.to]?.isAfterBreak && !phrases.length
      ? { from: first.to, to: text.tokens.length }
      : undefined
  const isUnknown = region && text.tokens.slice(region.from).every(({ rarity }) => rarity > 2)
  if (first?.kind === 'name' && isUnknown)
    return found(undefined, rowsOf(readings, EVERYTHING), {
      unknownRegion: typedWords(read, region),
    })
  return found(undefined, phrases.length > 0 ? [] : rowsOf(readings, none + OFFERED))
}

const foundIn = async (gazetteer: Gazetteer, read: ReadText): Promise<FoundPlace> => {
  const { best, readings, text } = read
  const zip = text.tokens.find(isZipCode)?.word
  if (!best && zip && text.tokens.length === 1)
    return found(undefined, rowsOfTowns(gazetteer, await nearestZips(gazetteer.pool, zip)))
  if (!best) return offered(read)
  if (best.kind === 'country') {
    const named = readings.filter(({ kind }) => kind === 'name')
    const before = named.filter(({ to }) => to === best.from)
    const own = named.filter(({ from }) => from === best.from)
    const rows = rowsOf(before.length > 0 ? before : own, EVERYTHING)
    return found(undefined, rows, { unknownRegion: typedWords(read, best) })
  }
  const wholeState = isTownLeftOut(read, best)
  // With an unknown ZIP code the state may be wrong as well.
  if (wholeState && zip) return found(undefined, [])
  return found(best.row, othersThan(read, best, wholeState), { wholeState })
}

/** 'toothache 29.76, -95.37' */
const PAIR_AT_END = /-?\d{1,3}\.\d+[,;\s]+-?\d{1,3}\.\d+\s*$/

const isAsWritten = ({ best, text }: ReadText, to = text.tokens.length): boolean => {
  if (!best || best.kind === 'country') return false
  const { name } = best
  const isExact = !name || (name.slips === 0 && (name.how === 'exact' || name.how === 'nickname'))
  return isExact && best.from === 0 && best.to >= to
}

/** An address is the name of its town too, behind a comma. */
const isPlaceAlone = (read: ReadText): boolean => {
  const comma = read.text.tokens.findIndex(({ isAfterBreak }, at) => at > 0 && isAfterBreak)
  return isAsWritten(read, comma < 0 ? undefined : comma)
}

const stateBesideZip = ({ text, best }: ReadText): string | undefined =>
  best?.kind === 'zip'
    ? text.states.find(({ state, strength }) => strength !== 'quiet' && state !== best.row?.state)
        ?.state
    : undefined

const respelled = (read: ReadText): string | undefined => {
  const { name, state } = read.best ?? {}
  const isChanged = (name && !isSpelledSo(name)) || state?.isMisspelled
  return read.best && isChanged ? typedWords(read, read.best) : undefined
}

/** Rarer words are hardly anything but a name. */
const NAME = 2

/** The words around one that are neither a place nor anything that people say here. */
const runAround = ({ text }: ReadText, at: number, isLeft: (at: number) => boolean): Span => {
  const { tokens } = text
  let [from, to] = [at, at + 1]
  while (isLeft(from - 1) && !tokens[from]?.isAfterBreak) from -= 1
  while (isLeft(to) && !tokens[to]?.isAfterBreak) to += 1
  return { from, to }
}

/** Words beside a place that may be one: a town that its state hasn't got, or hardly anything but a name. */
const passedOver = (read: ReadText): string | undefined => {
  const { best, text } = read
  if (!best || best.kind === 'zip' || best.kind === 'country') return undefined
  const isLeft = (at: number) => !isIn([best], at) && isPlainWord(text, at)
  const isBefore = isTownLeftOut(read, best) && isLeft(best.from - 1)
  if (isBefore) return typedWords(read, { ...runAround(read, best.from - 1, isLeft), to: best.to })
  const at = text.tokens.findIndex(({ rarity }, index) => rarity >= NAME && isLeft(index))
  return at < 0 ? undefined : typedWords(read, runAround(read, at, isLeft))
}

/**
 * Finds the place that somebody means by a text, and the needs and filters beside it. A state that was typed is kept:
 * if nothing in it has the name, the whole state is the place. An unknown ZIP code gives no place, with the towns of
 * the nearest codes as alternatives. Most texts need no query.
 */
export const findPlace = async <Phrase extends PhraseSpan>(
  gazetteer: Gazetteer,
  typed: string,
  directory: Directory<Phrase>,
): Promise<ReadPlace<Phrase>> => {
  const read = readText(gazetteer, typed, directory)
  const { tokens } = read.text
  const plain = {
    tokens,
    phrases: [],
    isPlaceAlone: true,
    respelled: undefined,
    passedOver: undefined,
    otherState: undefined,
  }
  if (isMailCode(typed))
    return { ...plain, ...found(undefined, [], { unknownRegion: typed.trim() }) }
  const point = typedPoint(typed) ?? typedPoint(PAIR_AT_END.exec(typed)?.[0] ?? '')
  if (point) return { ...plain, phrases: read.phrases, ...(await atPoint(gazetteer, point)) }
  const start = startOfZips(gazetteer, typed)
  if (start) return { ...plain, ...start }
  const { best } = read
  return {
    ...(await foundIn(gazetteer, read)),
    tokens,
    phrases: read.phrases.filter((phrase) => !best || !overlaps(phrase, best)),
    isPlaceAlone: isPlaceAlone(read),
    respelled: respelled(read),
    passedOver: passedOver(read),
    otherState: stateBesideZip(read),
  }
}

/** Whether a text is the name of a place as it is written, and nothing else. */
export const isPlaceAsWritten = (gazetteer: Gazetteer, typed: string): boolean =>
  isAsWritten(readAsSpelled(gazetteer, typed, NO_DIRECTORY))
