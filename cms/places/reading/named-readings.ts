import { milesBetween } from '../../contract/miles-between.ts'
import { isLikeLastWord, isLikeWord } from '../../contract/words-like-states.ts'
import type { PlaceRow } from '../gazetteer-table.ts'
import { aroundScore } from './around.ts'
import { isSpelledSo, type NameSpan } from './names.ts'
import { isAfterName } from './other-readings.ts'
import { isOther, KNOWN_TOWN, outsideScore, type Reading, sizeScore, type Text } from './scored.ts'
import { LARGE_CITY, people } from './spelling.ts'
import { isAlone, type StateSpan, stateName } from './states.ts'
import { isOneSmallWord, isSame } from './tokens.ts'
import { WEIGHTS } from './weights.ts'
import { ARTICLES, isSaidHere } from './words.ts'

const HOW: Record<NameSpan['how'], number> = {
  exact: 0,
  short: WEIGHTS.shortened,
  nickname: WEIGHTS.nickname,
  countyImplied: WEIGHTS.countyImplied,
  countyShort: WEIGHTS.countyShort,
  meant: WEIGHTS.slip,
  begun: WEIGHTS.begun,
}

/** From so many people on, a town is meant rather than the county of its name. */
const NO_SMALL_TOWN = 5_000

const hasTown = ({ names }: Text, span: NameSpan, isTown: (row: PlaceRow) => boolean) =>
  names.some((one) => one.how === 'exact' && isSame(one, span) && one.rows.some(isTown))

/** A county whose town of the same name is not small, or in the state that is typed. */
const countyScore = (
  text: Text,
  name: NameSpan,
  { state }: PlaceRow,
  hasState: boolean,
): number => {
  const isTown = (row: PlaceRow) =>
    row.kind === 'town' && (hasState ? row.state === state : people(row) >= NO_SMALL_TOWN)
  return name.how === 'countyImplied' && hasTown(text, name, isTown) ? WEIGHTS.countyBesideTown : 0
}

/** A small word that is a name too, unless it is in capitals: the 'la' of 'la muela'. */
const smallWordScore = ({ tokens }: Text, name: NameSpan): number => {
  if (!isOneSmallWord(tokens, name) || tokens.length === 1) return 0
  return name.to < tokens.length ? WEIGHTS.smallWord : WEIGHTS.smallWordLast
}

const partScore = ({ names }: Text, { from, to }: NameSpan): number => {
  const isLonger = (one: NameSpan) =>
    one.how === 'exact' && one.from <= from && to <= one.to && one.to - one.from > to - from
  const isPart = names.some(
    (one) => isLonger(one) && one.rows.some((row) => people(row) >= KNOWN_TOWN),
  )
  return isPart ? WEIGHTS.partOfName : 0
}

const countWords = (name: string) => name.split(/[\s-]+/).length

/** What the words of a name say together. One name may be typed as two words, which says nothing: 'Mc Allen'. */
const furtherWordsScore = (
  { tokens }: Text,
  { from, to, how }: NameSpan,
  row: PlaceRow,
): number => {
  const typed = to - from
  if (typed < 2) return 0
  const count = how === 'nickname' ? typed : Math.min(typed, countWords(row.name))
  const { word = '' } = tokens[from] ?? {}
  const the = people(row) < LARGE_CITY ? WEIGHTS.leadingThe : 0
  if (word === 'the') return WEIGHTS.furtherWord * Math.max(0, count - 2) + the
  const first = ARTICLES.has(word) && count > 1 ? WEIGHTS.article : WEIGHTS.furtherWord
  return count > 1 ? first + WEIGHTS.furtherWord * (count - 2) : 0
}

const spellingScore = (name: NameSpan, row: PlaceRow, hasState: boolean): number => {
  const isSmall = !isSpelledSo(name) && !hasState && people(row) < KNOWN_TOWN
  return (
    WEIGHTS.slip * name.slips +
    (isSmall ? WEIGHTS.slipOfSmallTown : 0) +
    (name.isSure ? 0 : WEIGHTS.unsureSlip)
  )
}

const saidHereScore = (
  { tokens }: Text,
  { from, to }: NameSpan,
  row: PlaceRow,
  hasState: boolean,
): number => {
  const isOne = to - from === 1 && isSaidHere(tokens[from]?.word ?? '')
  const isBeforeComma = hasState && tokens[to]?.isAfterBreak === true
  return isOne && !isBeforeComma && people(row) < LARGE_CITY ? WEIGHTS.saidHere : 0
}

const nameScore = (text: Text, name: NameSpan, row: PlaceRow, hasState = false): number =>
  sizeScore(row, hasState) +
  HOW[name.how] +
  smallWordScore(text, name) +
  countyScore(text, name, row, hasState) +
  partScore(text, name) +
  furtherWordsScore(text, name, row) +
  spellingScore(name, row, hasState) +
  saidHereScore(text, name, row, hasState) +
  (!hasState && text.states.some((state) => isSame(state, name) && isAfterName(text, state))
    ? WEIGHTS.cityForState
    : 0)

/** A small word behind a name that is also a state: 'Portland me', 'Portland me duele', 'Jackson mi clinic'. */
const quietStateScore = (text: Text, { from, to }: StateSpan, name: NameSpan): number => {
  const { tokens, cover } = text
  const isWord = cover.isPhrase[from] && isLikeLastWord(tokens[from]?.word ?? '')
  if (from !== name.to || isWord) return WEIGHTS.afterQuietState
  const next = tokens[to]
  const isInside = next !== undefined && !next.isAfterBreak && !isOther(text, to)
  return isInside ? WEIGHTS.withQuietStateInside : WEIGHTS.withQuietState
}

const stateScore = (text: Text, state: StateSpan, name: NameSpan): number => {
  if (state.strength === 'quiet') return quietStateScore(text, state, name)
  const token = text.tokens[state.from]
  const isBehind = state.from === name.to
  const mayBeWord = isBehind && state.to - state.from === 1 && isLikeWord(token?.word ?? '')
  const alone = isAlone(text.tokens, state.from) ? WEIGHTS.withStateAlone : 0
  return (
    (isBehind ? WEIGHTS.withState : WEIGHTS.afterState) +
    (state.isMisspelled ? WEIGHTS.slip : 0) +
    WEIGHTS.furtherWord * (state.to - state.from - 1) +
    (mayBeWord ? (token?.isLoud ? WEIGHTS.withLoudState : alone) : 0)
  )
}

const inState = (text: Text, name: NameSpan, state: StateSpan): Reading[] => {
  const from = Math.min(name.from, state.from)
  const to = Math.max(name.to, state.to)
  // 'Bluff City, TN' is not Memphis, since a town there is called so.
  const isTaken = name.how === 'nickname' && hasTown(text, name, (row) => row.state === state.state)
  const rows = isTaken ? [] : name.rows.filter((row) => row.state === state.state)
  return rows.map((row) => {
    const around = aroundScore(text, { from, to, row, isMisspelled: name.slips > 0 })
    const score = nameScore(text, name, row, true) + stateScore(text, state, name) + around
    return { kind: 'name', from, to, row, score, name, state }
  })
}

/** What a name may mean, alone and with the states beside it. */
export const namedReadings = (text: Text, name: NameSpan): Reading[] => {
  const { from, to } = name
  const beside = text.states.filter((state) => state.from === to || state.to === from)
  const isAmbiguous =
    name.how === 'exact' &&
    name.rows.length > 1 &&
    beside.every((state) => state.to === from && state.strength === 'quiet') &&
    !text.states.some((state) => isSame(state, name))
  const alone = name.rows.map((row): Reading => {
    const isCountyImplied = name.how === 'countyImplied'
    const around = aroundScore(text, {
      from,
      to,
      row,
      isMisspelled: name.slips > 0,
      isCountyImplied,
    })
    const clinics = isAmbiguous && text.hasClinics(row) ? WEIGHTS.hasClinics : 0
    const score = nameScore(text, name, row) + around + clinics
    return { kind: 'name', from, to, row, score, name }
  })
  return [...alone, ...beside.flatMap((state) => inState(text, name, state))]
}

/** A neighborhood is this close to the middle of its city: with a comma between the two, and without. */
const [REGION_MILES, TOWN_MILES] = [60, 20]

const isCity = (text: Text, { kind, name, row, state }: Reading): boolean =>
  kind === 'name' &&
  name?.how !== 'countyImplied' &&
  row !== undefined &&
  (people(row) >= KNOWN_TOWN || state !== undefined) &&
  (!name || smallWordScore(text, name) === 0)

/** 'Hyde Park Chicago', 'Hyde Park, Chicago, IL': a name before the city that it is in. */
export const inCities = (text: Text, readings: readonly Reading[]): Reading[] => {
  const { tokens } = text
  const cities = readings.filter((one) => isCity(text, one))
  return cities.flatMap((city) =>
    readings.flatMap((part): Reading[] => {
      const { name, row } = part
      if (part.to !== city.from || !name || !row || !city.row || part.state) return []
      // 'South Central LA' says the city twice.
      if (row === city.row && name.how !== 'nickname') return []
      const most = tokens[city.from]?.isAfterBreak ? REGION_MILES : TOWN_MILES
      // 'Belleville New York' is in the state.
      if (city.row.normalized === stateName(city.row.state) && city.row.state !== row.state)
        return []
      // 'Belvedere Tiburon' is one name.
      const isOneName = text.names.some(
        (one) => one.how === 'exact' && one.from === part.from && one.to === city.name?.to,
      )
      if (isOneName || name.how === 'countyImplied' || milesBetween(row, city.row) > most) return []
      const score =
        outsideScore(text, { from: part.from, to: city.to }) +
        (part.from === 0 && city.to === tokens.length ? WEIGHTS.whole : 0) +
        nameScore(text, name, row) +
        sizeScore(city.row) +
        WEIGHTS.withCity +
        (city.state ? WEIGHTS.withState : 0)
      return [{ ...part, to: city.to, score, city: city.row }]
    }),
  )
}
