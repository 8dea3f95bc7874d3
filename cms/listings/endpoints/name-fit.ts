import { isSaidHere } from '../../places/index.ts'
import type { NameWords } from '../name-words.ts'
import { HEALTH, INSTITUTIONS, SMALL } from './institutions.ts'
import type { TypedName, TypedWord } from './typed-name.ts'

/** A word that more names have tells no clinic from another: a share of all, and so many in a small directory. */
const COMMON = { share: 0.1, clinics: 20 }
/** As many clinics may have the words that are typed of a name: a share of all, and so many in a small directory. */
const FEW = { share: 0.01, clinics: 50 }

const most = ({ share, clinics }: typeof COMMON, names: NameWords) =>
  Math.max(clinics, names.clinics * share)

/** As many names as may have what was typed of one. */
export const mostNamed = (names: NameWords): number => most(FEW, names)

/** Whether a word could be in any clinic's name, so that it names none. */
export const isIdle = (word: string, names: NameWords): boolean =>
  SMALL.has(word) ||
  INSTITUTIONS.has(word) ||
  isSaidHere(word) ||
  names.count(word) > most(COMMON, names)

/** How much a word tells a name from others, in bits. */
const weightOf = (word: string, names: NameWords): number =>
  SMALL.has(word) ? 0 : Math.max(0, Math.log2((names.clinics + 1) / (names.count(word) + 0.5)))

const weigh = (words: readonly string[], names: NameWords): number =>
  words.reduce((sum, word) => sum + weightOf(word, names), 0)

/** Whether words of so much weight together are in few names. */
const isEnough = (weight: number, names: NameWords): boolean =>
  (names.clinics + 1) / 2 ** weight <= mostNamed(names)

const isKind = ({ word }: TypedWord) => INSTITUTIONS.has(word) || HEALTH.has(word)
const isOfName = ({ part }: TypedWord) => part !== 'small' && part !== 'beside' && part !== 'state'
const isPlace = ({ part }: TypedWord) => part === 'place' || part === 'state'

/** Words that names have, rarest first, if few names have them all; otherwise none. */
export const namingWords = (words: readonly TypedWord[], names: NameWords): TypedWord[] => {
  const known = words.filter((word) => isOfName(word) && word.forms.length > 0)
  const weights = new Map(
    known.map((word) => [word, Math.max(...word.forms.map((form) => weightOf(form, names)))]),
  )
  const of = (word: TypedWord) => weights.get(word) ?? 0
  const all = known.reduce((sum, word) => sum + of(word), 0)
  return isEnough(all, names) ? known.toSorted((one, other) => of(other) - of(one)) : []
}

const countOf = (forms: readonly string[], { count }: NameWords): number =>
  forms.reduce((sum, form) => sum + count(form), 0)

/** Postgres reads the whole list of a word, so more than these are not asked for: what they find is few. */
const MOST_ASKED = 3

/**
 * What to look for in Postgres: of words that must all be in a name, the rarest, and none that so many names
 * have that it would take longer to read them than it saves.
 */
export const toLookFor = (
  words: readonly (readonly string[])[],
  names: NameWords,
): (readonly string[])[] =>
  words
    .toSorted((one, other) => countOf(one, names) - countOf(other, names))
    .slice(0, MOST_ASKED)
    .filter((forms, at) => at === 0 || countOf(forms, names) <= most(COMMON, names))

/** How a clinic's name fits a text. */
export interface Fit {
  /** How much of what tells the name from others was typed, 0 to 1. */
  share: number
  /** Whether few names have what was typed of it. */
  isEnough: boolean
  /** Whether the whole name was typed, in its order. */
  isWhole: boolean
  /** Whether nothing else was typed, a place apart. */
  isExact: boolean
  /** How many words of the text are in the name. */
  matched: number
  /** Those of them that nothing else explains. */
  left: readonly TypedWord[]
  /** How many words that nothing else explains are not in it. */
  unmatched: number
  /** How many words are a letter away. */
  slipped: number
  /** Whether all that may be of a name is in it. */
  hasAll: boolean
  /** Whether beside its words only a place is typed, and what kind of clinic it is. */
  isPlain: boolean
  hasNeedBeside: boolean
  hasPlaceBeside: boolean
  /** Whether a part of the name is that place too: 'Bethel Clinic, Bethel'. */
  isOfPlace: boolean
  /** What is typed beside it, which may say where. */
  rest: () => string
}

/** Where a name begins in a text: the position of its first word; -1 if its words don't follow each other there. */
const startOf = (typed: readonly TypedWord[], name: readonly string[]): number =>
  typed.findIndex((_, from) => name.every((word, at) => typed[from + at]?.forms.includes(word)))

const textOf = (words: readonly TypedWord[]): string => words.map(({ word }) => word).join(' ')

/** The words around a name. */
const around = (words: readonly TypedWord[], name: readonly TypedWord[]): string => {
  const [first, last] = [
    words.indexOf(name[0] as TypedWord),
    words.indexOf(name.at(-1) as TypedWord),
  ]
  return textOf(words.toSpliced(first, last - first + 1))
}

/** How names fit a text. What the text alone tells is told once, since it is compared with a thousand names. */
export const fitsTo = ({ words }: TypedName, names: NameWords) => {
  const typed = words.filter(({ part, word }) => part !== 'small' && !SMALL.has(word))
  const byForm = new Map<string, TypedWord[]>()
  for (const word of typed)
    for (const form of word.forms) byForm.set(form, [...(byForm.get(form) ?? []), word])
  const unexplained = typed.filter((word) => word.part === 'left' && !word.isPlaceName)
  const wanted = typed.filter((word) => isOfName(word) && !isPlace(word))
  return (name: readonly string[]): Fit => {
    const own = name.filter((word) => !SMALL.has(word))
    const found = new Set(own.flatMap((word) => byForm.get(word) ?? []))
    const isMissing = (word: TypedWord) => !found.has(word)
    const start = found.size > 0 ? startOf(typed, own) : -1
    // A single word is a part of other texts.
    const isWhole = start >= 0 && (own.length > 1 || typed.length === 1)
    const beside = isWhole ? typed.toSpliced(start, own.length) : typed.filter(isMissing)
    // A whole name has its weight from all of its words, a part of one from what tells names apart.
    const telling = isWhole ? own : own.filter((word) => !isIdle(word, names))
    const inName = telling.filter((word) => byForm.has(word))
    const [all, weight] = [weigh(telling, names), weigh(inName, names)]
    const matching = [...found]
    return {
      share: all > 0 ? weight / all : 0,
      isEnough: isEnough(weight, names),
      isWhole,
      isExact: isWhole && beside.every(isPlace),
      matched: found.size,
      left: matching.filter(({ part }) => part === 'left'),
      unmatched: unexplained.filter(isMissing).length,
      slipped: matching.filter(({ isSlip }) => isSlip).length,
      hasAll: !wanted.some(isMissing),
      hasNeedBeside: beside.some(({ part }) => part === 'need'),
      isPlain: beside.every((word) => isPlace(word) || isKind(word)),
      hasPlaceBeside: beside.some(isPlace),
      isOfPlace: matching.some(isPlace),
      rest: () =>
        isWhole ? around(words, typed.slice(start, start + own.length)) : textOf(beside),
    }
  }
}

/** Words that are in no name beside one that was typed as a whole: 'what are the hours of …'. */
const MOST_UNMATCHED = 6
/** How much of a name must be typed, as a share of what tells it from others; by one word, all of it. */
export const ENOUGH = { words: 0.5, word: 0.99 }

/**
 * Whether a clinic is meant, and not what else the text may mean: its name says a word that nothing else
 * explains, and enough of it to tell it from others. 'Bethel Clinic, Bethel' says the town twice.
 */
export const isMeant = (fit: Fit, { hasPlace, isAbroad, isBeside }: TypedName): boolean => {
  const { isWhole, left, matched, slipped, unmatched, share } = fit
  if (!fit.isEnough || (slipped > 0 && matched < 2)) return false
  if (isWhole) {
    const isSaidTwice = fit.isOfPlace && fit.hasPlaceBeside
    return (left.length > 0 || isSaidTwice) && unmatched <= MOST_UNMATCHED
  }
  if (isAbroad || isBeside || fit.hasNeedBeside) return false
  if (left.length === 0 || unmatched > Math.max(0, left.length - 2)) return false
  if (left.length > 1) return share > ENOUGH.words
  const isElse = hasPlace || !fit.isPlain || left.some(({ isPlaceName }) => isPlaceName)
  return share > ENOUGH.word && !isElse
}

/** Whether a clinic may be meant, though something else is likelier. */
export const isOffered = ({ isEnough, share, unmatched, hasAll, isWhole }: Fit): boolean =>
  isEnough && share > ENOUGH.words && (isWhole || (unmatched === 0 && hasAll))
