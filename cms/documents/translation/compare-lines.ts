/** Part of a line, and whether it has come, gone, or stayed, since an earlier text. */
export interface ComparedPart {
  text: string
  is: 'same' | 'new' | 'gone'
}

/** A line as its parts, with a space between them; one part unless only some of its words changed. */
export type ComparedLine = readonly ComparedPart[]

/** What has come, gone and stayed, in order. */
const compare = (before: readonly string[], now: readonly string[]): ComparedPart[] => {
  // The most that both have in common, from each pair of places on.
  const common = Array.from({ length: before.length + 1 }, () => new Array(now.length + 1).fill(0))
  const at = (old: number, young: number): number => common[old]?.[young] ?? 0
  for (let old = before.length - 1; old >= 0; old--)
    for (let young = now.length - 1; young >= 0; young--)
      (common[old] ?? [])[young] =
        before[old] === now[young]
          ? at(old + 1, young + 1) + 1
          : Math.max(at(old + 1, young), at(old, young + 1))
  const compared: ComparedPart[] = []
  let [old, young] = [0, 0]
  while (old < before.length || young < now.length) {
    const [was, text] = [before[old], now[young]]
    if (was !== undefined && was === text) {
      compared.push({ text, is: 'same' })
      old++
      young++
    } else if (
      was !== undefined &&
      (text === undefined || at(old + 1, young) >= at(old, young + 1))
    ) {
      compared.push({ text: was, is: 'gone' })
      old++
    } else if (text !== undefined) {
      compared.push({ text, is: 'new' })
      young++
    }
  }
  return compared
}

/** Neighbours that changed alike become one; of those between two that stayed, what has gone comes first. */
const joined = (parts: readonly ComparedPart[]): ComparedPart[] =>
  runsOf(parts).flatMap((run) =>
    (['same', 'gone', 'new'] as const).flatMap((is) => {
      const text = textsThat(is, run).join(' ')
      return text ? [{ text, is }] : []
    }),
  )

const textsThat = (is: ComparedPart['is'], parts: readonly ComparedPart[]): string[] =>
  parts.filter((part) => part.is === is).map(({ text }) => text)

/** Cut where what stayed and what changed meet. */
const runsOf = (parts: readonly ComparedPart[]): ComparedPart[][] => {
  const runs: ComparedPart[][] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last?.[0] && (last[0].is === 'same') === (part.is === 'same')) last.push(part)
    else runs.push([part])
  }
  return runs
}

const wordsIn = (line: string): string[] => line.split(/\s+/).filter(Boolean)

/** A reworded line by its words; null if the two have less than half in common. */
const reworded = (before: string, now: string): ComparedLine | null => {
  const [one, other] = [wordsIn(before), wordsIn(now)]
  const parts = compare(one, other)
  const kept = textsThat('same', parts).length
  return kept * 2 >= Math.max(one.length, other.length) ? joined(parts) : null
}

/** What has gone and what has come at the same place in a text. */
const linesOfRun = (run: readonly ComparedPart[]): ComparedLine[] => {
  if (run[0]?.is === 'same') return run.map((part) => [part])
  const [gone, come] = [textsThat('gone', run), textsThat('new', run)]
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => {
    const [was, text] = [gone[index], come[index]]
    const line = was !== undefined && text !== undefined && reworded(was, text)
    if (line) return [line]
    return [
      ...(was === undefined ? [] : [[{ text: was, is: 'gone' as const }]]),
      ...(text === undefined ? [] : [[{ text, is: 'new' as const }]]),
    ]
  }).flat()
}

/** The lines of a text with those that it had before, in order. A line that was reworded has its words marked. */
export const compareLines = (before: readonly string[], now: readonly string[]): ComparedLine[] =>
  runsOf(compare(before, now)).flatMap(linesOfRun)
