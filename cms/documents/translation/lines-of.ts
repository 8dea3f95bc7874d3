import { childrenOf, isRecord, type Node, wordsOf } from '../rich-text-node.ts'

/** What people read in a block of the editor, and not its settings. */
const NO_WORDS = ['id', 'blockType', 'blockName', 'tone', 'url', 'page']
const LINES = ['paragraph', 'heading', 'listitem', 'quote', 'tablecell']

const linesOfNode = (node: Node): string[] => {
  if (node.type === 'block') return linesOf(node.fields)
  const nested = childrenOf(node)
  const isLine =
    LINES.includes(node.type) && !nested.some(({ type }) => LINES.includes(type) || type === 'list')
  return isLine ? [wordsOf([node])] : nested.flatMap(linesOfNode)
}

/** A text as its lines, whatever kind of field it is from: one text, a list of texts, or the editor's. */
export const linesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split('\n').filter((line) => line.trim() !== '')
  if (Array.isArray(value)) return value.flatMap(linesOf)
  if (!isRecord(value)) return []
  if (isRecord(value.root))
    return childrenOf({ type: 'root', ...value.root })
      .flatMap(linesOfNode)
      .filter((line) => line.trim() !== '')
  return Object.entries(value).flatMap(([name, one]) =>
    NO_WORDS.includes(name) ? [] : linesOf(one),
  )
}

/** A line of a text, and whether it has come, gone, or stayed, since an earlier text. */
export interface ComparedLine {
  line: string
  is: 'same' | 'new' | 'gone'
}

/**
 * The lines of a text with those that it had before, in order: a line that was reworded is one that has gone
 * and a new one.
 */
export const compareLines = (before: readonly string[], now: readonly string[]): ComparedLine[] => {
  // The longest common lines, from each pair of places on.
  const common = Array.from({ length: before.length + 1 }, () => new Array(now.length + 1).fill(0))
  const at = (old: number, young: number): number => common[old]?.[young] ?? 0
  for (let old = before.length - 1; old >= 0; old--)
    for (let young = now.length - 1; young >= 0; young--)
      (common[old] ?? [])[young] =
        before[old] === now[young]
          ? at(old + 1, young + 1) + 1
          : Math.max(at(old + 1, young), at(old, young + 1))
  const compared: ComparedLine[] = []
  let [old, young] = [0, 0]
  while (old < before.length || young < now.length) {
    const [was, line] = [before[old], now[young]]
    if (was !== undefined && was === line) {
      compared.push({ line, is: 'same' })
      old++
      young++
    } else if (
      was !== undefined &&
      (line === undefined || at(old + 1, young) >= at(old, young + 1))
    ) {
      compared.push({ line: was, is: 'gone' })
      old++
    } else if (line !== undefined) {
      compared.push({ line, is: 'new' })
      young++
    }
  }
  return compared
}
