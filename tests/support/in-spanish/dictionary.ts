import { hasGap } from './gaps.ts'
import { type Captured, isWithin, matchPart, matchWhole, ownLetters, type Part } from './match.ts'
import type { Pair } from './pairs.ts'
import { sentencesOf } from './sentence.ts'
import { type Template, templatesOf } from './template.ts'

/** What the product says in Spanish where it says something in English. */
export interface Dictionary {
  /** The Spanish of a whole English text, in each of its meanings; none if nobody says it. */
  whole: (text: string) => string[]
  /** The Spanish of a text that is said as it is, and not made of others, in any letter case. */
  fixed: (text: string) => string[]
  /** The Spanish of all texts that have a part, with gaps for what the part doesn't say. */
  around: (part: Part) => string[]
}

/** With ordinary spaces, as a browser compares texts. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

const remember = <Key, Value>(make: (key: Key) => Value, nameOf: (key: Key) => string) => {
  const known = new Map<string, Value>()
  return (key: Key): Value => {
    const value = known.get(nameOf(key)) ?? make(key)
    known.set(nameOf(key), value)
    return value
  }
}

/** How much of a template's sentence is always the same. */
const weightOf = ({ texts }: Template) => texts.join('').replace(/[^\p{L}]/gu, '').length

/** Whether a template does more than repeat a text. */
const isTelling = ({ texts, marks: [first, ...others] }: Template) =>
  first?.kind === 'date' || others.length > 0 || (first && texts.some((text) => /\S/.test(text)))

/** What the templates say that fix most of a text. */
const heaviest = (
  templates: Template[],
  match: (template: Template) => Captured[],
  say: (template: Template, captured: Captured) => string[],
): string[] => {
  let weight = 0
  const found = new Set<string>()
  for (const template of templates) {
    if (found.size > 0 && weightOf(template) < weight) break
    weight = weightOf(template)
    for (const captured of match(template))
      for (const sentence of say(template, captured)) found.add(sentence)
  }
  return [...found]
}

/** Templates with so few letters are like many a text. */
const LIGHT = [1, 2, 3]
/** A part that shares fewer with a sentence is like it by chance. */
const FEWEST_LETTERS = 5

export const makeDictionary = (pairs: Pair[]): Dictionary => {
  const texts = new Map<string, Set<string>>()
  const templates: Template[] = []
  const learn = (english: string, spanish: string) => {
    if (plain(english) === '') return
    const known = texts.get(plain(english)) ?? new Set()
    texts.set(plain(english), known.add(spanish))
  }
  for (const { english, spanish } of pairs) {
    if (typeof english === 'string') learn(english, String(spanish))
    else if (typeof spanish === 'function') templates.push(...templatesOf(english, spanish))
  }
  for (const {
    texts: [only = ''],
    marks,
    given,
    spanish,
  } of templates)
    if (marks.length === 0) learn(only, String(spanish(...given)))
  const open = templates.filter(isTelling).sort((a, b) => weightOf(b) - weightOf(a))

  const anyCase = new Map([...texts.keys()].map((text) => [text.toLowerCase(), text]))

  /** 'Dental Care in Texas' is made of two texts, 'We are here in town' is not. */
  const isLikely = (template: Template, captured: Captured) =>
    captured.length === 1 ||
    !LIGHT.includes(weightOf(template)) ||
    captured.every((text) => hasGap(text) || whole(text).length > 0 || !/\p{L}/u.test(text))

  const whole = remember(
    (text: string): string[] => {
      const known = texts.get(plain(text))
      if (known) return [...known]
      const say = (template: Template, captured: Captured) =>
        isLikely(template, captured) ? sentencesOf(template, captured, whole) : []
      const found = heaviest(open, (template) => matchWhole(template, plain(text)), say)
      return found.filter((sentence) => sentence !== text)
    },
    (text) => text,
  )
  const around = remember(
    (part: Part): string[] => {
      const fixed = [...texts].flatMap(([english, spanish]) =>
        isWithin({ ...part, text: part.text.toLowerCase() }, english.toLowerCase())
          ? [...spanish]
          : [],
      )
      const made = open.flatMap((template) =>
        matchPart(template, part)
          .filter((captured) => ownLetters(part, captured) >= FEWEST_LETTERS)
          .flatMap((captured) => sentencesOf(template, captured, whole)),
      )
      return [...new Set([...fixed, ...made])]
    },
    ({ text, isStart, isEnd }) => JSON.stringify([text, isStart, isEnd]),
  )
  const fixed = (text: string) => [
    ...(texts.get(plain(text)) ?? texts.get(anyCase.get(plain(text).toLowerCase()) ?? '') ?? []),
  ]
  return { whole, fixed, around }
}
