import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { guarded } from './formula-guard.ts'

/**
 * Rows of a CSV file. Cells that a spreadsheet would run as a formula become plain text. The byte order mark
 * tells Excel that the file is UTF-8.
 */
export const csvRows = (rows: (string | number)[][], isFirst: boolean): Buffer =>
  Buffer.from((isFirst ? '\uFEFF' : '') + stringify(rows, { cast: { string: guarded } }))

/** A CSV file as an answer, which is sent while it is being made. @param name without the ending */
export const csvFile = (
  name: string,
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Response =>
  // Node's own type of a web stream is the browser's in all but name.
  new Response(Readable.toWeb(Readable.from(parts)) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  })
