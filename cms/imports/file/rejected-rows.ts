import { stringify } from 'csv-stringify/sync'
import type { PayloadRequest } from 'payload'
import { guarded } from '../../panel-kit/formula-guard.ts'
import { readRejected } from '../queries/review-rows.ts'

/** Rows read and written at once, however long they are: others get their turn in between. */
const AT_ONCE = 50

/** Whether a file holds rejected rows that were handed back, and so only part of its source. */
export const areRejectedRows = (columns: readonly string[]): boolean =>
  columns[0] === 'line' && columns[1] === 'reason'

/** An import's rejected rows as CSV, each with its line, the reason and its own cells, to be fixed. */
export async function* rejectedRows(req: PayloadRequest, id: number): AsyncGenerator<Uint8Array> {
  for (let after = 0, isFirst = true; ; isFirst = false) {
    const rows = await readRejected(req, id, after, AT_ONCE)
    const lines = rows.map(({ line, notes, cells }) => {
      const { line: _, reason: __, ...own } = cells ?? {}
      return { line: line ?? 0, reason: notes?.join('; ') ?? '', ...own }
    })
    const cast = { string: guarded }
    yield Buffer.from(stringify(lines, { bom: isFirst, header: isFirst, cast }))
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)?.line ?? after
  }
}
