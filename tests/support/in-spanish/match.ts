import { unsaid } from './gaps.ts'
import type { Template } from './template.ts'
import type { Kind, Mark } from './values.ts'

/** What stands at the marks of a template, in their order. */
export type Captured = string[]

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** What stands at a mark of each kind. */
const LOOKS: Record<Kind, string> = {
  text: '(.+?)',
  count: '([\\d,]+|[\\ue000-\\ue0ff])',
  date: '([A-Z][a-z]+ \\d{1,2}, \\d{4}|[\\ue000-\\ue0ff])',
}

/** @param marks those between the texts */
const between = (texts: string[], marks: Mark[]) =>
  new RegExp(
    `^${texts.map((text, at) => `${at > 0 ? LOOKS[marks[at - 1]?.kind ?? 'text'] : ''}${escaped(text)}`).join('')}$`,
  )

/** What stands at the marks if a whole text is made by a template. */
export const matchWhole = ({ texts, marks }: Template, text: string): Captured[] => {
  const found = between(texts, marks).exec(text)
  return found ? [found.slice(1)] : []
}

/** A part of a sentence, and which of the sentence's ends it has. */
export interface Part {
  text: string
  isStart: boolean
  isEnd: boolean
}

/** Whether a part can be from this text. */
export const isWithin = ({ text, isStart, isEnd }: Part, whole: string): boolean =>
  whole.includes(text) && (!isStart || whole.startsWith(text)) && (!isEnd || whole.endsWith(text))

const cuts = (text: string) => Array.from({ length: text.length }, (_, at) => at)

/** The longest end of one text with which the other begins. */
const endOf = (one: string, other: string): string =>
  cuts(one)
    .map((at) => one.slice(at))
    .find((end) => other.startsWith(end)) ?? ''

/** The longest start of one text with which the other ends. */
const startOf = (one: string, other: string): string =>
  cuts(one)
    .map((at) => one.slice(0, one.length - at))
    .find((start) => other.endsWith(start)) ?? ''

/** What stands at the marks if a part begins in one of the fixed texts and ends in another. */
const matchFrom = (
  { texts, marks }: Template,
  { text, isStart, isEnd }: Part,
  from: number,
  to: number,
) => {
  const [first = '', last = ''] = [texts[from], texts[to]]
  const start = isStart ? first : endOf(first, text)
  const end = isEnd ? last : startOf(last, text)
  if (!text.startsWith(start) || (start === '' && !isStart)) return undefined
  const inside = [start, ...texts.slice(from + 1, to), end]
  return between(inside, marks.slice(from, to)).exec(text)?.slice(1)
}

/** What stands at the marks if a part is from what a template makes, in each way; the rest is unsaid. */
export const matchPart = (template: Template, part: Part): Captured[] => {
  const { texts, marks } = template
  const places = texts.map((_, at) => at)
  const last = texts.length - 1
  const inside = places.filter((at) =>
    isWithin(part, `${at > 0 ? unsaid(0) : ''}${texts[at]}${at < last ? unsaid(0) : ''}`),
  )
  if (inside.length > 0) return [marks.map((_, at) => unsaid(at))]
  return places.flatMap((from) =>
    places.slice(from + 1).flatMap((to) => {
      if ((part.isStart && from > 0) || (part.isEnd && to < last)) return []
      const found = matchFrom(template, part, from, to)
      return found ? [marks.map((_, at) => found[at - from] ?? unsaid(at))] : []
    }),
  )
}

/** How many letters of a part are a template's own. */
export const ownLetters = ({ text }: Part, captured: Captured): number =>
  lettersOf(text) - lettersOf(captured.join(''))

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '').length
