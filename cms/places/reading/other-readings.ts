import { isAbroad } from './abroad.ts'
import { aroundScore, ignoredStates } from './around.ts'
import type { NameSpan } from './names.ts'
import {
  capitalScore,
  connectiveBefore,
  isOther,
  KNOWN_TOWN,
  outsideScore,
  type Reading,
  sizeScore,
  type Text,
} from './scored.ts'
import { people } from './spelling.ts'
import { type StateSpan, stateName } from './states.ts'
import { isOneSmallWord, nameOf, windowsOf } from './tokens.ts'
import { WEIGHTS } from './weights.ts'
import { STATES_AT_START } from './words.ts'

/** What a state scores that may be another word. */
const strengthScore = (
  { tokens }: Text,
  { from, to, strength, isOld, isMisspelled }: StateSpan,
): number => {
  const isWord = isOneSmallWord(tokens, { from, to })
  const isFirst = from === 0 && STATES_AT_START.has(tokens[from]?.word ?? '')
  const quiet = isFirst ? WEIGHTS.quietStateFirst : WEIGHTS.quietStateAlone
  return (
    (strength === 'quiet' ? quiet : 0) +
    (strength === 'likely' && isWord ? WEIGHTS.likelyStateAlone : 0) +
    (isOld ? WEIGHTS.oldAbbreviation : 0) +
    (isMisspelled ? WEIGHTS.slip : 0)
  )
}

/** Whether a word before a state may be the name of a place that is unknown there: 'Xyzzy, New York'. */
const isAfterUnknown = (text: Text, { from, to, state }: StateSpan): boolean => {
  const { tokens, cover } = text
  const isWord = isOneSmallWord(tokens, { from, to })
  const isKnown = (name: NameSpan) =>
    name.to === from &&
    name.isSure &&
    name.rows.some((row) => row.state === state || (isWord && people(row) >= KNOWN_TOWN))
  if (text.names.some(isKnown) || !(tokens[from]?.isAfterBreak || tokens[from - 1]?.isCapital))
    return false
  for (let at = from - 1; at >= 0 && !isOther(text, at); at--)
    if ((cover.words[at] ?? 0) < 0) return true
  return false
}

/** Whether a town of the state is named before it: then the state alone leaves it out. */
const isAfterTown = (text: Text, { from, to, state }: StateSpan): boolean => {
  const { names, tokens } = text
  const isTown = (name: NameSpan) =>
    name.to === from &&
    name.how === 'exact' &&
    name.isSure &&
    name.rows.some((row) => row.state === state)
  // 'dentist in Gay, GA' is in a town, whatever else the word says.
  const isSaid = (name: NameSpan) =>
    name.from === 0
      ? tokens[from]?.isAfterBreak || to === tokens.length
      : tokens[from]?.isAfterBreak && connectiveBefore(tokens, name.from) === 'strong'
  return (
    from > 0 && names.some((name) => isTown(name) && (!isOther(text, from - 1) || isSaid(name)))
  )
}

/** Whether a state comes directly behind the name of a place, known there or not: 'Cleveland, New York'. */
export const isAfterName = (text: Text, state: StateSpan): boolean =>
  isAfterTown(text, state) || isAfterUnknown(text, state)

export const stateReadings = (text: Text): Reading[] =>
  text.states.flatMap((span): Reading[] => {
    const { from, to, state } = span
    const rows = text.gazetteer.rowsOf(stateName(state))
    const row = rows.find((one) => one.kind === 'state' && one.state === state)
    if (!row) return []
    const score =
      sizeScore(row) +
      strengthScore(text, span) +
      WEIGHTS.furtherWord * (to - from - 1) +
      (isAfterTown(text, span) ? WEIGHTS.stateWithoutTown : 0) +
      (isAfterUnknown(text, span) ? WEIGHTS.stateAfterUnknown : 0) +
      aroundScore(text, { from, to, row, isMisspelled: span.isMisspelled })
    return [{ kind: 'state', from, to, row, score, state: span }]
  })

const ZIP = /^(\d{5})(?:\d{4})?$/
const SHORT_ZIP = /^\d{3,4}$/
const LAST_OF_ZIP = /^\d{4}$/
const HOUSE_NUMBER = /^\d{5}\s+[a-z].*,/i
/** Hotline numbers that are also ZIP codes of Puerto Rico without their zeros. */
const HOTLINES = new Set(['911', '988'])

/** A ZIP code that lost its zeros, alone or at the end behind its state: '2108', 'Boston, MA 2108'. */
const shortZip = ({ gazetteer, tokens, states }: Text) => {
  const { word = '' } = tokens.at(-1) ?? {}
  if (!SHORT_ZIP.test(word) || HOTLINES.has(word)) return undefined
  const row = gazetteer.rowsOf(word.padStart(5, '0')).find(({ kind }) => kind === 'zip')
  return tokens.length === 1 || states.some(({ state }) => state === row?.state) ? row : undefined
}

/** A ZIP code says where, whatever else is typed, unless it may be a house's number. */
export const zipReadings = (text: Text): Reading[] => {
  const { tokens, cover, gazetteer, typed } = text
  const others = cover.before[tokens.length] ?? 0
  const found = tokens.flatMap((token, from): Reading[] => {
    const [, zip = ''] = ZIP.exec(token.word) ?? []
    const row = gazetteer.rowsOf(zip).find(({ kind }) => kind === 'zip')
    if (!row) return []
    const next = tokens[from + 1]
    const isLong = LAST_OF_ZIP.test(next?.word ?? '') && !next?.isAfterBreak
    const isHouse = HOUSE_NUMBER.test(typed.slice(token.start))
    const score = WEIGHTS.zip + (isHouse ? WEIGHTS.houseNumber : 0) + others
    return [{ kind: 'zip', from, to: from + (isLong ? 2 : 1), row, score }]
  })
  const row = found.length === 0 ? shortZip(text) : undefined
  const to = tokens.length
  return row ? [{ kind: 'zip', from: to - 1, to, row, score: WEIGHTS.zip + others }] : found
}

const LONGEST_COUNTRY = 4

/** 'Paris, France', 'Mexico', 'clinic in London' */
export const countryReadings = (text: Text): Reading[] => {
  const { tokens, names } = text
  return [...windowsOf(tokens, LONGEST_COUNTRY)]
    .filter((span) => isAbroad(nameOf(tokens, span)))
    .map((span): Reading => {
      const { from, to } = span
      const isAfterName = names.some((name) => name.to === from && name.how === 'exact')
      const score =
        WEIGHTS.country +
        (isAfterName ? WEIGHTS.countryAfterName : 0) +
        (from === 0 && to === tokens.length ? WEIGHTS.whole : 0) +
        outsideScore(text, span) +
        capitalScore(text, span) +
        WEIGHTS.furtherWord * (to - from - 1) +
        ignoredStates(text)
      return { kind: 'country', from, to, row: undefined, score }
    })
}
