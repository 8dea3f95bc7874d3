/** Both texts in pieces, if they have as many. */
const split = (one: string, other: string, cut: (text: string) => string[]): [string, string][] => {
  const [pieces, others] = [cut(one), cut(other)]
  if (pieces.length < 2 || pieces.length !== others.length) return []
  return pieces.map((piece, at): [string, string] => [piece, others[at] ?? ''])
}

const lines = (text: string) => text.split('\n')
const cells = (text: string) => text.split('|').map((cell) => cell.trim())
const sentences = (text: string) => text.split(/(?<=[.?!])(?:\*\*)? +/)
const marked = (text: string) => ['', ...(text.match(/\*\*.+?\*\*/g) ?? [])]

/** Markdown as it is read, without its signs: '- **Rent** is…' → 'Rent is…'. */
const read = (text: string) =>
  text
    .replace(/^(?:#+|[-*]|\d+\.) +/, '')
    .replaceAll('**', '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()

/**
 * The pieces of two texts in Markdown that say the same in two languages: lines, cells of tables,
 * sentences, and what is marked as important. A text of one piece is its own piece.
 */
export const markdownPieces = (one: string, other: string): [string, string][] =>
  [lines, cells, sentences, marked]
    .reduce<[string, string][]>(
      (pieces, cut) => pieces.concat(pieces.flatMap((pair) => split(...pair, cut))),
      [[one, other]],
    )
    .map(([piece, same]): [string, string] => [read(piece), read(same)])
    .filter(([piece]) => piece !== '' && !piece.includes('\n'))
