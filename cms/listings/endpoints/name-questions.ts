import type { NameWords } from '../name-words.ts'
import { mostNamed, namingWords, toLookFor } from './name-fit.ts'
import type { TypedName, TypedWord } from './typed-name.ts'

/** A word in more names is not looked for alone, in place of more that were typed. */
const MOST_ALONE = 1_000

const pairsOf = <One>([first, second, third]: readonly One[]): One[][] =>
  [
    [first, second],
    [first, third],
    [second, third],
  ].flatMap((pair) => {
    const both = pair.filter((one) => one !== undefined)
    return both.length === 2 ? [both] : []
  })

/** They are in no name, but between what somebody needs and a place. */
const BEFORE_PLACES = new Set(['in', 'near', 'around', 'en', 'cerca'])

/** Words of clinics' names, for each its forms. */
export const formsOf = (words: readonly TypedWord[]): (readonly string[])[] =>
  words.map(({ forms }) => forms).filter(({ length }) => length > 0)

/** Whether what is looked for is no single word of more names than so many, of which those that are read say nothing. */
const isFew =
  (most: number, names: NameWords) =>
  (question: readonly TypedWord[]): boolean => {
    const [first = [], ...others] = toLookFor(formsOf(question), names)
    return others.length > 0 || Math.max(...first.map(names.count)) <= most
  }

/** What to look for, one after the other until something is meant: each a list of words that all must be in a name. */
export const questions = ({ words }: TypedName, names: NameWords): TypedWord[][] => {
  const isLeft = ({ part }: TypedWord) => part === 'left'
  const left = namingWords(words.filter(isLeft), names)
  const withPlace = words.filter(({ part }) => part === 'left' || part === 'place')
  const [place] = namingWords(withPlace, names).filter((word) => !isLeft(word))
  if (!words.some(isLeft)) {
    // Only a whole name can be meant, with nothing but a place beside it.
    const isName = words.every(
      ({ part, forms }) => part === 'small' || part === 'state' || forms.length > 0,
    )
    const isPhrase = words.some(({ word }) => BEFORE_PLACES.has(word))
    return isName && !isPhrase ? [namingWords(words, names)].filter(({ length }) => length > 1) : []
  }
  return [
    left,
    ...(place ? [[place, ...words.filter(isLeft)]] : []),
    namingWords(
      words.filter(({ part }) => part !== 'place'),
      names,
    ),
    namingWords(words, names),
    ...[
      ...(left.length > 2 ? pairsOf(left) : []),
      ...(left.length > 1 ? [left.slice(0, 1)] : []),
    ].filter(isFew(MOST_ALONE, names)),
  ]
    .filter((question) => question.some(({ forms }) => forms.length > 0))
    .filter(isFew(Math.max(MOST_ALONE, mostNamed(names)), names))
}

export interface Asked {
  lookedFor: readonly (readonly string[])[]
  /** Whether it found all clinics with these words, and none of them is meant. */
  isNobody: boolean
}

/** Whether each of some words is one of those of a list. */
const isWithin = (words: Asked['lookedFor'], others: Asked['lookedFor']): boolean =>
  words.every((forms) => others.some((other) => other.every((form) => forms.includes(form))))

/** Whether what was asked before tells what words find: they are the same, or more words of clinics none of which is meant. */
export const isAnswered = (lookedFor: Asked['lookedFor'], before: Asked): boolean =>
  isWithin(before.lookedFor, lookedFor) &&
  (before.isNobody || isWithin(lookedFor, before.lookedFor))
