import type { PayloadRequest } from 'payload'
import { type ImportProgress, KINDS } from '../endpoints/answers.ts'
import { labelOf } from '../endpoints/present-row.ts'
import { type ImportRow, OF_POINT, OF_ROW } from '../queries/import-row.ts'
import { readRows } from '../queries/review-rows.ts'

/** Rows read at once. */
const AT_ONCE = 500

const CALLED = {
  new: 'new',
  changed: 'changed',
  same: 'the same',
  held: 'to check',
  gone: 'no longer in the file',
  rejected: 'rejected',
} as const

/** How many rows there are of each kind, in one line. */
export const summary = ({ kinds }: Pick<ImportProgress, 'kinds'>): string =>
  Object.entries(CALLED)
    .map(([kind, called]) => `${kinds[kind as keyof typeof CALLED]} ${called}`)
    .join(', ')

const fieldsOf = (row: ImportRow) => Object.keys(row.data ?? {}).map((field) => labelOf(field))

/** Why a row needs a check: the reasons, each with the fields that it is about. */
const reasonsOf = ({ held }: ImportRow): string =>
  Object.entries(held ?? {})
    .filter(([field]) => field !== OF_ROW && field !== OF_POINT)
    .map(([field, { reason }]) => (field === '' ? reason : `${labelOf(field)}: ${reason}`))
    .join(' ')

const PREDICATES: Record<(typeof KINDS)[number], (row: ImportRow) => string> = {
  new: ({ name }) => `new: ${name}`,
  changed: (row) => `changed: ${row.name}: ${fieldsOf(row).join(', ')}`,
  held: (row) => `to check: ${row.name}. ${reasonsOf(row)}`,
  gone: ({ name }) => `no longer in the file: ${name}`,
  rejected: ({ name, notes }) => `rejected: ${name}: ${notes?.join('; ')}`,
  same: ({ name }) => `the same: ${name}`,
}

/** A row in readable lines; none for one that changes nothing and has no notes. */
const describe = (row: ImportRow): string[] => {
  const start = row.line === null ? '' : `line ${row.line}: `
  const kind = row.kind ?? 'same'
  const notes = kind === 'rejected' ? [] : (row.notes ?? [])
  const lines = kind === 'same' ? notes : [PREDICATES[kind](row), ...notes]
  return lines.map((line) => start + line)
}

/** What each row of a file would do, in its order. */
export async function* describeRows(req: PayloadRequest, id: number): AsyncGenerator<string> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await readRows(req, id, { kinds: KINDS }, { limit: AT_ONCE, offset })
    for (const row of rows) yield* describe(row)
    if (rows.length < AT_ONCE) return
  }
}
