import { diffArrays } from 'diff'

/** Part of a line, and whether it has come, gone, or stayed, since an earlier text. */
export interface ComparedPart {
  text: string
  is: 'same' | 'new' | 'gone'
}

/** A line as its parts, with a space between them; one part unless only some of its words changed. */
export type ComparedLine = readonly ComparedPart[]

/** What stayed at one place in a text, or what has gone and come there. */
type Run = Record<ComparedPart['is'], string[]>

const runsOf = (before: readonly string[], now: readonly string[]): Run[] => {
  const runs: Run[] = []
  for (const { added, removed, value } of diffArrays([...before], [...now])) {
    const is = added ? 'new' : removed ? 'gone' : 'same'
    const last = runs.at(-1)
    if (last && is !== 'same' && last.same.length === 0) last[is] = value
    else runs.push({ same: [], gone: [], new: [], [is]: value })
  }
  return runs
}

const wordsIn = (line: string): string[] => line.split(/\s+/).filter(Boolean)

/** A reworded line by its words; null if the two have less than half in common. */
const reworded = (before: string, now: string): ComparedLine | null => {
  const [one, other] = [wordsIn(before), wordsIn(now)]
  const runs = runsOf(one, other)
  const kept = runs.flatMap(({ same }) => same).length
  if (kept * 2 < Math.max(one.length, other.length)) return null
  return runs.flatMap((run) =>
    (['same', 'gone', 'new'] as const).flatMap((is) => {
      const text = run[is].join(' ')
      return text ? [{ text, is }] : []
    }),
  )
}

/** The lines of a run: what has come in place of what has gone is compared by its words. */
const linesOfRun = ({ same, gone, new: come }: Run): ComparedLine[] => [
  ...same.map((text) => [{ text, is: 'same' as const }]),
  ...Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => {
    const [was, text] = [gone[index], come[index]]
    const line = was !== undefined && text !== undefined && reworded(was, text)
    if (line) return [line]
    return [
      ...(was === undefined ? [] : [[{ text: was, is: 'gone' as const }]]),
      ...(text === undefined ? [] : [[{ text, is: 'new' as const }]]),
    ]
  }).flat(),
]

/** The lines of a text with those that it had before, in order. A line that was reworded has its words marked. */
export const compareLines = (before: readonly string[], now: readonly string[]): ComparedLine[] =>
  runsOf(before, now).flatMap(linesOfRun)
