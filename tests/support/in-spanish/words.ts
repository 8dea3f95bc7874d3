import { addressInSpanish } from './address.ts'
import type { Dictionary } from './dictionary.ts'
import { hasGap, sourceOf } from './gaps.ts'
import { samplesOf } from './pattern.ts'

/**
 * How much of what an element says a text is: the whole, any part, or a part that consists of whole
 * words. 'Lugar' is a part of 'Lugares', but not a word of it.
 */
export type Extent = 'whole' | 'part' | 'words'

/** More sentences than this are no translation. */
const MOST = 8
/** A text that is longer is made whole, and no part of another by chance. */
const LONG = 20
/** A single word stands in many sentences by chance. */
const isTelling = (text: string) => /\S \S/.test(text)

export interface Words {
  /** The Spanish of a text: one, or a pattern of several. */
  text: (text: string, extent: Extent) => string | RegExp
  /** The Spanish of a text that stands alone: each that it can be. */
  meanings: (text: string) => string[]
  pattern: (pattern: RegExp) => RegExp
  /** The Spanish address of a page; undefined if a text is none. */
  address: (text: string) => string | undefined
}

export const makeWords = ({ whole, fixed, around }: Dictionary): Words => {
  const partsAround = (text: string, isStart: boolean, isEnd: boolean) => {
    if (!isTelling(text) && !isStart) return []
    const found = around({ text, isStart, isEnd })
    return found.length <= MOST ? found : []
  }

  /** What nobody says as it is may be a part of what somebody says. */
  const anywhere = (text: string, isStart: boolean, isEnd: boolean) => {
    const known = fixed(text)
    if (known.length > 0) return known
    const made = whole(text)
    if (made.length > 0 && text.length > LONG) return made
    return [...new Set([...made, ...partsAround(text, isStart, isEnd)])]
  }

  const translateText: Words['text'] = (text, extent) => {
    const address = text.startsWith('http') ? addressInSpanish(text, whole) : undefined
    if (address) return address
    const found = extent === 'whole' ? whole(text) : anywhere(text, false, false)
    const [only = text, ...others] = found
    if (found.length === 0 || (others.length === 0 && !hasGap(only) && extent !== 'words'))
      return found.length === 0 ? text : (/^\s*/.exec(text)?.[0] ?? '') + only
    const source = `(?:${found.map((each) => sourceOf(each)).join('|')})`
    if (extent === 'whole') return new RegExp(`^\\s*${source}\\s*$`)
    const [before, after] = extent === 'words' ? ['(?<!\\p{L})', '(?!\\p{L})'] : ['', '']
    return new RegExp(before + source + after, 'iu')
  }

  /** The Spanish of one of the alternatives of a pattern. */
  const alternative = (source: string): string => {
    const [, start = '', middle = '', end = ''] = /^(\^?)(.*?)((?<!\\)\$?)$/.exec(source) ?? []
    const isWhole = start !== '' && end !== ''
    const found = (samplesOf(middle) ?? []).flatMap(({ text, sources }) => {
      if (!/\p{L}/u.test(text)) return []
      const sentences = isWhole ? whole(text) : anywhere(text, start !== '', end !== '')
      return sentences.map((sentence) => sourceOf(sentence, sources))
    })
    return found.length === 0 ? source : `${start}(?:${[...new Set(found)].join('|')})${end}`
  }

  const translatePattern = (pattern: RegExp): RegExp => {
    const alternatives = pattern.source.split(/(?<!\\)\|(?![^(]*\))/)
    return new RegExp(alternatives.map(alternative).join('|'), pattern.flags)
  }
  return {
    text: translateText,
    meanings: whole,
    pattern: translatePattern,
    address: (text) => addressInSpanish(text, whole),
  }
}
