import { digitsGap, textGap } from './gaps.ts'

/** A sentence that a regular expression allows, with gaps for what differs. */
export interface Sample {
  text: string
  /** What the gaps stand for. */
  sources: Map<string, string>
}

/** A piece that stands for several texts, such as \d+, .*, [\d,]+ or [A-Z]{2}. */
const VARYING = /^(?:\\[dwsS]|\.|\[(?:\\.|[^\]\\])*\])(?:[*+?]\??|\{\d+(?:,\d*)?\})?/
const DIGITS = /^(?:\\d|\[[\\d,.]+\])/
const GROUP = /^\((?:\?:)?([^()]*)\)(\?)?/
const OPTIONAL = /^(\\?[^\\])\?/
const LITERAL = /^(?:\\([^a-zA-Z0-9])|([^\\()[\]{}*+?|^$.]))/

/**
 * All samples that a source allows, without its anchors.
 * @returns undefined if it has something that this doesn't read
 */
export const samplesOf = (source: string): Sample[] | undefined => {
  let samples: Sample[] = [{ text: '', sources: new Map() }]
  let rest = source
  let gaps = 0
  const add = (texts: string[]) => {
    samples = samples.flatMap(({ text, sources }) =>
      texts.map((more) => ({ text: text + more, sources })),
    )
  }
  while (rest !== '') {
    const group = GROUP.exec(rest)
    const optional = OPTIONAL.exec(rest)
    const varying = VARYING.exec(rest)
    const literal = LITERAL.exec(rest)
    const read = group ?? optional ?? varying ?? literal
    if (!read) return undefined
    if (group) {
      const inner = (group[1] ?? '').split('|').map((choice) => samplesOf(choice))
      const texts = inner.flatMap((found) => found ?? []).map(({ text }) => text)
      if (texts.length < inner.length || texts.some((text) => /[\ue000-\ue0ff]/.test(text)))
        return undefined
      add(group[2] ? [...texts, ''] : texts)
    } else if (optional) {
      const [, piece = ''] = optional
      add([piece.slice(-1), ''])
    } else if (varying) {
      const gap = (DIGITS.test(rest) ? digitsGap : textGap)(gaps++)
      for (const { sources } of samples) sources.set(gap, varying[0])
      add([gap])
    } else add([literal?.[1] ?? literal?.[2] ?? ''])
    rest = rest.slice(read[0].length)
  }
  return samples
}
