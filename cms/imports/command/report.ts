import type { Outcome } from './run-import.ts'

const KINDS = ['added', 'changed', 'unchanged', 'rejected'] as const

/** Counts outcomes. */
export interface Tally {
  add: (outcome: Outcome) => void
  /** In one line. */
  summary: () => string
  /** Notes on unusable or doubtful cells with their row counts, the most frequent first. */
  remarks: () => [note: string, rows: number][]
  counts: Readonly<Record<(typeof KINDS)[number] | 'held' | 'notes', number>>
}

export const tally = (): Tally => {
  const rowsByNote = new Map<string, number>()
  const counts = { added: 0, changed: 0, unchanged: 0, rejected: 0, held: 0, notes: 0 }
  return {
    counts,
    add: ({ result, notes }) => {
      counts[result.kind]++
      counts.notes += notes.length
      for (const note of new Set(notes)) rowsByNote.set(note, (rowsByNote.get(note) ?? 0) + 1)
      if ('held' in result) counts.held += Object.keys(result.held).length
    },
    summary: () => {
      const parts = KINDS.map((kind) => `${counts[kind]} ${kind}`)
      if (counts.held > 0) parts.push(`${counts.held} verified fields left unchanged`)
      if (counts.notes > 0) parts.push(`${counts.notes} cells to check`)
      return parts.join(', ')
    },
    remarks: () => [...rowsByNote].sort(([, one], [, other]) => other - one),
  }
}

/** A row's outcome in readable lines; none for a row with no changes and no notes. */
export const describe = ({ row, name, result, notes }: Outcome): string[] => {
  const start = `line ${row.line}: `
  const lines: string[] = []
  if (result.kind === 'added') lines.push(`${start}added ${name}`)
  if (result.kind === 'rejected') lines.push(`${start}rejected ${name}: ${result.reason}`)
  if (result.kind === 'changed') {
    lines.push(`${start}changed ${name}: ${Object.keys(result.data).join(', ')}`)
  }
  const held = 'held' in result ? Object.keys(result.held) : []
  if (held.length > 0) lines.push(`${start}kept the verified values in ${name}: ${held.join(', ')}`)
  if ('left' in result) lines.push(`${start}left ${name} unchanged: ${result.left}`)
  return [...lines, ...notes.map((note) => `${start}${note}`)]
}
