import { isGap, standsForDigits } from './gaps.ts'

/** What a function of a catalog is given where a sentence differs. */
export type Kind = 'text' | 'count' | 'date'

export interface Mark {
  kind: Kind
  /** Which parameter of the function it is. */
  index: number
}

const YEAR = 2031
/** Below a thousand, where no separator changes them. */
const COUNT = 700
const DAY = 10
/** From the part of Unicode that no text uses, behind the gaps. */
const TEXT = 0xe100

/** A value that is recognized in what a function makes of it. */
export const markOf = (kind: Kind, index: number): unknown => {
  if (kind === 'count') return COUNT + index
  if (kind === 'date') return `${YEAR}-06-${DAY + index}T12:00:00.000Z`
  return String.fromCharCode(TEXT + index)
}

/** Which kind of mark a value is, if it is one. */
export const kindOf = (value: unknown, index: number): Kind | undefined =>
  (['text', 'count', 'date'] as const).find((kind) => markOf(kind, index) === value)

const MARKS = new RegExp(
  `([\\ue100-\\ue10f])|(?<!\\d)(70\\d)(?!\\d)|June? (\\d\\d), ${YEAR}|(\\d\\d) (?:de )?junio? (?:de )?${YEAR}`,
  'g',
)

const readMark = ([, text, count, english, spanish]: (string | undefined)[]): Mark => {
  if (text) return { kind: 'text', index: text.charCodeAt(0) - TEXT }
  if (count) return { kind: 'count', index: Number(count) - COUNT }
  return { kind: 'date', index: Number(english ?? spanish) - DAY }
}

/** The marks in a text, and what stands before, between and behind them. */
export const piecesOf = (output: string): { texts: string[]; marks: Mark[] } => {
  const found = [...output.matchAll(MARKS)]
  const ends = [...found.map(({ index }) => index), output.length]
  const starts = [0, ...found.map((match) => match.index + match[0].length)]
  return {
    texts: starts.map((start, at) => output.slice(start, ends[at])),
    marks: found.map((match) => readMark(match)),
  }
}

/** A text with something else in place of its marks. @param others by parameter */
export const replaceMarks = (output: string, others: ReadonlyMap<number, string>): string =>
  output.replace(MARKS, (mark, ...groups: (string | undefined)[]) => {
    return others.get(readMark([mark, ...groups]).index) ?? mark
  })

/** How a list stands in a sentence. */
const JOINTS = ['” and “', ', ']

/** What an English sentence can have been made with where it says this; a gap is marked instead. */
export const valuesOf = ({ kind, index }: Mark, said: string): unknown[] => {
  if (isGap(said)) {
    const kinds: Kind[] = standsForDigits(said) ? ['count', 'text'] : ['text', 'count']
    return (kind === 'date' ? [kind] : kinds).map((each) => markOf(each, index))
  }
  if (kind === 'date') {
    const date = new Date(`${said} 12:00 UTC`)
    return Number.isNaN(date.getTime()) ? [] : [date.toISOString()]
  }
  const counts = /^\d[\d,]*$/.test(said) ? [Number(said.replaceAll(',', ''))] : []
  const joint = JOINTS.find((each) => said.includes(each)) ?? ', '
  return [...counts, said, said.split(joint)]
}
