import type { Say } from './pairs.ts'
import { type Kind, kindOf, type Mark, markOf, piecesOf } from './values.ts'

/** A sentence that a function of a catalog makes: its fixed texts, and the values between them. */
export interface Template {
  /** One more than there are marks. */
  texts: string[]
  marks: Mark[]
  /** Marks, and values that decide on the sentence: 1 for 'clinic'. */
  given: unknown[]
  english: Say
  spanish: Say
}

const KINDS: Kind[] = ['text', 'count', 'date']
/** Values on which functions decide what they say. */
const DECIDING: unknown[] = [1, 0, undefined, '']

/** All rows with one value for each parameter. */
const rowsOf = (length: number, index = 0): unknown[][] => {
  if (index === length) return [[]]
  const here = [...KINDS.map((kind) => markOf(kind, index)), [markOf('text', index)], ...DECIDING]
  return rowsOf(length, index + 1).flatMap((rest) => here.map((value) => [value, ...rest]))
}

const NONSENSE = /NaN|undefined|null|Invalid|\[object|1970/

/** What a function says, or nothing if it can't make sense of the values. */
export const said = (say: Say, values: unknown[]): string | undefined => {
  try {
    const output = say(...values)
    return typeof output === 'string' && !NONSENSE.test(output) ? output : undefined
  } catch {
    // Another kind of value was expected.
    return undefined
  }
}

const isMark = (value: unknown, index: number) =>
  kindOf(Array.isArray(value) ? value[0] : value, index) !== undefined

/** The same for all rows that make the same sentence of other kinds of values. */
const shapeOf = ({ texts, marks }: Template) =>
  texts.map((text, at) => `${text}{${marks[at]?.index}}`).join('')

const filled = ({ texts, marks }: Template, values: unknown[]): string =>
  texts.map((text, at) => `${at === 0 ? '' : values[marks[at - 1]?.index ?? 0]}${text}`).join('')

/** The templates of all that a function of a catalog can say; those with most marks come first. */
export const templatesOf = (english: Say, spanish: Say): Template[] => {
  const found = new Map<string, Template>()
  for (const given of rowsOf(english.length)) {
    const output = said(english, given)
    if (output === undefined) continue
    const template = { ...piecesOf(output), given, english, spanish }
    const isRead = template.marks.every(({ index }) => isMark(given[index], index))
    const shape = shapeOf(template)
    if (isRead && !found.has(shape)) found.set(shape, template)
  }
  const all = [...found.values()].sort((a, b) => b.marks.length - a.marks.length)
  // A value that only stands in the sentence decides nothing.
  return all.filter((template, at) => {
    const sentence = filled(template, template.given)
    return !all.slice(0, at).some((other) => filled(other, template.given) === sentence)
  })
}
