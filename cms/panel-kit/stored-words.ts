import type { InEach, PanelLanguage } from './say.ts'

/**
 * A sentence that is stored in English. What stands in its gaps is data, '{name}', or again one of the
 * sentences, '{{why}}', or several of them with commas between.
 */
export type StoredSentence = InEach

type Read = (text: string) => string | undefined

const GAP = /\{\{(\w+)\}\}|\{(\w+)\}/g
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Reads one sentence, given how the sentences in its gaps are read. */
const reader = ({ en, es }: StoredSentence) => {
  const gaps = [...en.matchAll(GAP)].map(([, inner, data]) => ({
    name: inner ?? data ?? '',
    isInner: inner !== undefined,
  }))
  const pattern = new RegExp(`^${en.split(GAP).map(literalOf).join('')}$`, 's')
  return (text: string, readInner: Read): string | undefined => {
    const found = pattern.exec(text)
    if (!found) return undefined
    const values = new Map<string, string>()
    for (const [index, { name, isInner }] of gaps.entries()) {
      const entered = found[index + 1] ?? ''
      const value = isInner ? readInner(entered) : entered
      if (value === undefined) return undefined
      values.set(name, value)
    }
    return es.replaceAll(GAP, (_, inner, data) => values.get(inner ?? data) ?? '')
  }
}

/** Splitting by a pattern with two groups gives text, inner, data, text, inner, data and so on. */
const literalOf = (part: string | undefined, index: number): string => {
  if (index % 3 === 0) return escaped(part ?? '')
  return part === undefined ? '' : '(.+?)'
}

const ENDS = /(?<=[.?!”])\s/g

/** Longer ones, in UTF-16 units, are a stranger's file talking, and stay as they are. */
const LONGEST = 2_000

/** So that a text with many ways to read it costs no more than its parts. */
const once = (read: Read): Read => {
  const known = new Map<string, string | undefined>()
  return (text) => {
    if (!known.has(text)) known.set(text, read(text))
    return known.get(text)
  }
}

/** Reads one text of several sentences. */
const inSpanish = (readers: ReturnType<typeof reader>[]): Read => {
  const one = once((text) => {
    for (const read of readers) {
      const words = read(text, inner)
      if (words !== undefined) return words
    }
    return undefined
  })
  const inner: Read = (text) => {
    const items = text.split(', ').map(one)
    return items.every((item) => item !== undefined) ? items.join(', ') : one(text)
  }
  /** The shortest sentence comes first, so that a gap doesn't swallow the sentences behind it. */
  const all = once((text) => {
    for (const { index, 0: space } of text.matchAll(ENDS)) {
      const words = one(text.slice(0, index))
      const rest = words === undefined ? undefined : all(text.slice(index + 1))
      if (rest !== undefined) return `${words}${space}${rest}`
    }
    return one(text)
  })
  return all
}

/** Finds the reader's words for texts that were stored in English; unknown ones stay as they are. */
export const storedWords = (sentences: readonly StoredSentence[]) => {
  // Those who read English need none.
  let readers: ReturnType<typeof reader>[] | undefined
  return (text: string, language: PanelLanguage): string => {
    if (language !== 'es' || text.length > LONGEST) return text
    readers ??= sentences.map(reader)
    return inSpanish(readers)(text) ?? text
  }
}
