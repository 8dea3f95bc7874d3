import type { PlaceRow } from '../gazetteer-table.ts'
import { likelyMeant, type NamedPlace, nicknamed } from './nicknames.ts'
import type { Gazetteer } from './open-gazetteer.ts'
import { shortFor } from './short-words.ts'
import { type StateSpan, stateName } from './states.ts'
import { nameOf, type Span, type Token, windowsOf } from './tokens.ts'

/** Words that may be a place's name. */
export interface NameSpan extends Span {
  /** What is called so, or is meant by it. */
  rows: readonly PlaceRow[]
  /**
   * 'short' has a word shortened, as 'Pt Arthur' has, 'countyShort' is 'Cook Co', 'countyImplied' is 'Cook' for the county, 'meant' a name that most people mistake for
   * another, and 'begun' only the beginning of one.
   */
  how: 'exact' | 'short' | 'nickname' | 'countyShort' | 'countyImplied' | 'meant' | 'begun'
  /** Letters wrong. */
  slips: number
  /** Whether a misspelled name may answer by itself. */
  isSure: boolean
}

/** Whether a name is typed as it is called, and is no other one that is mistaken for it. */
export const isSpelledSo = ({ slips, how }: Pick<NameSpan, 'slips' | 'how'>): boolean =>
  slips === 0 && how !== 'meant' && how !== 'begun'

const LONGEST_NAME = 6
const OF = new Set(['of', 'de', 'del'])
const SIDES = new Set('north south east west'.split(' '))
const COUNTIES = ['county', 'parish']

const isTownOrCounty = ({ kind }: PlaceRow) => kind === 'town' || kind === 'county'
const isCounty = ({ kind }: PlaceRow) => kind === 'county'

const rowsIn = ({ rowsOf }: Gazetteer, { name, state }: NamedPlace) =>
  rowsOf(name).filter((row) => row.state === state && isTownOrCounty(row))

/** What a nickname stands for. 'West Sac' is West Sacramento. */
const rowsOfNickname = (gazetteer: Gazetteer, tokens: readonly Token[], span: Span): PlaceRow[] => {
  const own = nicknamed(nameOf(tokens, span), null)
  const side = tokens[span.from]?.name ?? ''
  const isSide = SIDES.has(side) && span.to - span.from > 1
  const beside = isSide ? nicknamed(nameOf(tokens, { ...span, from: span.from + 1 }), null) : []
  return [...own, ...beside.map(({ name, state }) => ({ name: side + name, state }))].flatMap(
    (place) => rowsIn(gazetteer, place),
  )
}

/** 'Cook Co', 'County of Cook', 'Condado de Cook' → cookcounty. */
const countyName = (tokens: readonly Token[], { from, to }: Span): string | undefined => {
  const first = tokens[from]?.name ?? ''
  if (COUNTIES.includes(first)) {
    const start = OF.has(tokens[from + 1]?.name ?? '') ? from + 2 : from + 1
    return start < to ? nameOf(tokens, { from: start, to }) + first : undefined
  }
  const isShort = to - from > 1 && tokens[to - 1]?.name === 'co'
  return isShort ? `${nameOf(tokens, { from, to: to - 1 })}county` : undefined
}

const namesAt = (gazetteer: Gazetteer, tokens: readonly Token[], span: Span): NameSpan[] => {
  const { rowsOf } = gazetteer
  const { from, to } = span
  const name = nameOf(tokens, span)
  const isLong = to - from > 1
  const last = isLong ? tokens[to - 1]?.name : undefined
  const hasThe = isLong && tokens[from]?.name === 'the'
  const county = countyName(tokens, span)
  const rows: Record<Exclude<NameSpan['how'], 'short' | 'begun'>, PlaceRow[]> = {
    exact: [
      ...rowsOf(name).filter(
        (row) => isTownOrCounty(row) && (!hasThe || row.name.startsWith('The ')),
      ),
      ...(last === 'township'
        ? rowsOf(nameOf(tokens, { from, to: to - 1 })).filter((row) =>
            row.name.endsWith('Township'),
          )
        : []),
      ...(county && last !== 'co' ? rowsOf(county).filter(isCounty) : []),
    ],
    nickname: rowsOfNickname(gazetteer, tokens, span),
    meant: likelyMeant(name).flatMap((place) => rowsIn(gazetteer, place)),
    countyShort: county && last === 'co' ? rowsOf(county).filter(isCounty) : [],
    countyImplied: hasThe ? [] : COUNTIES.flatMap((kind) => rowsOf(name + kind)).filter(isCounty),
  }
  return Object.entries(rows).flatMap(([how, found]): NameSpan[] =>
    found.length > 0
      ? [{ from, to, how: how as NameSpan['how'], rows: found, slips: 0, isSure: true }]
      : [],
  )
}

/** 'NY, NY': the city that is called like its state. */
const citiesLikeStates = (gazetteer: Gazetteer, states: readonly StateSpan[]): NameSpan[] =>
  states.flatMap(({ from, to, state }) => {
    const isTwice = states.some((other) => other.from === to && other.state === state)
    const rows = isTwice ? rowsIn(gazetteer, { name: stateName(state), state }) : []
    return rows.length > 0 ? [{ from, to, how: 'exact', rows, slips: 0, isSure: true }] : []
  })

/** The same words with one of them written out: 'Pt Arthur' as Port Arthur and Point Arthur. */
const writtenOutAt = (tokens: readonly Token[], at: number): Token[][] =>
  shortFor(tokens[at]?.word ?? '').map((name) =>
    tokens.map((token, index) => (index === at ? { ...token, name } : token)),
  )

const shortNames = (gazetteer: Gazetteer, tokens: readonly Token[]): NameSpan[] =>
  tokens.flatMap((_, at) =>
    writtenOutAt(tokens, at).flatMap((written) =>
      [...windowsOf(tokens, LONGEST_NAME)]
        .filter(({ from, to }) => from <= at && at < to && to - from > 1)
        .flatMap((span) => namesAt(gazetteer, written, span))
        .flatMap((name): NameSpan | [] => (name.how === 'exact' ? { ...name, how: 'short' } : [])),
    ),
  )

/** Every name among the words of a text. */
export const namesIn = (
  gazetteer: Gazetteer,
  tokens: readonly Token[],
  states: readonly StateSpan[],
): NameSpan[] => [
  ...citiesLikeStates(gazetteer, states),
  ...[...windowsOf(tokens, LONGEST_NAME)].flatMap((span) => namesAt(gazetteer, tokens, span)),
  ...shortNames(gazetteer, tokens),
]
