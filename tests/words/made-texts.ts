import { createHash } from 'node:crypto'
import type { Locale } from '../../cms/contract/constants.ts'
import type { PlaceRow } from '../../cms/places/gazetteer-table.ts'
import { normalizeName } from '../../cms/places/normalize.ts'
import { NEEDS, PATTERNS } from './patterns.ts'

export const FORMS = ['clean', 'lowercase', 'by voice', 'a letter wrong'] as const
export type Form = (typeof FORMS)[number]

export interface MadeText {
  text: string
  pattern: string
  form: Form
  locale: Locale
  need: string | null
  town: PlaceRow
  hasState: boolean
}

/** A number that is the same in each run, from 0 to 1. */
const share = (seed: string): number =>
  createHash('sha1').update(seed).digest().readUInt32BE() / 2 ** 32

/** Whether a text belongs to the half that nobody works with: it is only reported. */
export const isHidden = (text: string): boolean => share(`hidden ${text}`) < 0.5

/** One letter left out, doubled, exchanged with the next, or another one; never the first. */
const slipped = (town: string): string => {
  const at = 1 + Math.floor(share(`at ${town}`) * (town.length - 2))
  const [before, letter = '', after = ''] = [town.slice(0, at), town[at], town.slice(at + 1)]
  const kind = Math.floor(share(`kind ${town}`) * 4)
  if (kind === 0) return before + after
  if (kind === 1) return before + letter + letter + after
  if (kind === 2 && after !== '') return before + after[0] + letter + after.slice(1)
  return `${before}e${after}`
}
/** Shorter names with a wrong letter are other words. */
const SHORTEST_SLIPPED = 6

const FORM: Record<Form, (text: string) => string> = {
  clean: (text) => text,
  lowercase: (text) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''),
  'by voice': (text) =>
    text
      .toLowerCase()
      .replaceAll(/[,.?!-]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  'a letter wrong': (text) => text,
}

interface State {
  abbreviation: string
  name: string
}

const turn = <One>(all: readonly One[], at: number): One => all[at % all.length] as One

/** Each pattern with each town, in one form after the other. */
export function* madeTexts(
  towns: readonly PlaceRow[],
  stateOf: (abbreviation: string) => State | undefined,
  perTown = PATTERNS.length,
): Generator<MadeText> {
  for (const [index, town] of towns.entries())
    for (let at = 0; at < perTown; at++) {
      const [locale, pattern] = turn(PATTERNS, index * perTown + at)
      const need = pattern.includes('{need}') ? turn(NEEDS[locale], index + at) : null
      const wished = turn(FORMS, index + at)
      const isLong = normalizeName(town.name).length >= SHORTEST_SLIPPED
      const form = wished === 'a letter wrong' && !isLong ? 'clean' : wished
      const text = pattern
        .replace('{need}', need ?? '')
        .replace('{town}', form === 'a letter wrong' ? slipped(town.name) : town.name)
        .replace('{state}', stateOf(town.state)?.name ?? town.state)
        .replace('{st}', town.state)
      const hasState = /\{st(ate)?\}/.test(pattern)
      yield { text: FORM[form](text), pattern, form, locale, need, town, hasState }
    }
}
