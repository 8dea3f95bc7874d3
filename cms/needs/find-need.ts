import { LOCALES } from '../contract/constants.ts'
import type { Need } from '../contract/need.ts'
import { apart, type WordAt } from '../contract/phrases.ts'
import type { SaidFilter } from '../contract/said-filter.ts'
import { URGENT_NEEDS } from '../contract/urgent-words.ts'
import type { NeedSpan } from './need-spans.ts'
import { isUrgent, type NeedRow } from './need-table.ts'

/** What a text says somebody needs. */
export interface FoundNeed {
  /** Undefined if only filters are said. */
  row: NeedRow | undefined
  /** The filters that it speaks of: 'dentist saturday' → open=weekend. */
  filters: SaidFilter[]
  /** The words for the need and the filters, as they were typed: 'toothache chicago' → 'toothache'. */
  words: string
  spans: readonly NeedSpan[]
}

const urgency = ({ needs }: NeedRow) => {
  const { callFirst } = needs.en
  return callFirst ? URGENT_NEEDS.indexOf(callFirst) : URGENT_NEEDS.length
}

const both = (kind: Need, note: Need): Need => ({
  ...kind,
  text: note.text ?? kind.text,
  links: [...note.links, ...kind.links],
  isPrivate: kind.isPrivate || note.isPrivate,
})

/**
 * 'dentist no papers' says a kind of clinic, and something that any kind is asked: dental clinics are
 * shown, with what to know.
 */
const withKind = (first: NeedRow, rows: readonly NeedRow[]): NeedRow => {
  const calm = rows.filter((row) => !isUrgent(row))
  const kind = calm.find(({ needs }) => needs.en.services.length > 0)
  const note = calm.find(({ needs }) => needs.en.services.length === 0)
  if (!kind || !note || isUrgent(first)) return first
  const entries = LOCALES.map((locale) => [locale, both(kind.needs[locale], note.needs[locale])])
  return { words: first.words, needs: Object.fromEntries(entries) }
}

/** Each filter once, with the value that the longest words say, in the order of the text. */
const eachOnce = (spans: readonly NeedSpan[]): SaidFilter[] =>
  [...new Map(spans.toReversed().map((span) => [span.filter?.name, span])).values()]
    .toSorted((one, other) => one.from - other.from)
    .flatMap(({ filter }) => filter ?? [])

/** In quotes, where they would otherwise count only alone: beside a place they say the same then. */
const typedWords = (text: string, words: readonly WordAt[], spans: readonly NeedSpan[]): string =>
  spans
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to, phrase }) => {
      const typed = text.slice(words[from]?.start, words[to - 1]?.end)
      return phrase.isWhole ? `"${typed}"` : typed
    })
    .join(' ')

/**
 * What somebody needs: the most urgent, or else the longest phrase, with the kind of clinic that another phrase says,
 * and the filters that other words speak of. Misspelled needs count if there is no other.
 * @returns undefined if the text says neither a need nor a filter
 */
export const findNeed = (
  text: string,
  words: readonly WordAt[],
  all: readonly NeedSpan[],
): FoundNeed | undefined => {
  const needs = all.filter(({ row }) => row)
  const exact = needs.filter(({ isMisspelled }) => !isMisspelled)
  const spans = apart([
    ...(exact.length > 0 ? exact : needs),
    ...all.filter(({ filter }) => filter),
  ])
  if (spans.length === 0) return undefined
  const rows = spans.flatMap(({ row }) => row ?? [])
  const [first] = rows.toSorted((one, other) => urgency(one) - urgency(other))
  return {
    row: first && withKind(first, rows),
    filters: eachOnce(spans.filter(({ filter }) => filter)),
    words: typedWords(text, words, spans),
    spans,
  }
}
