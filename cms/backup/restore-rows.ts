import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { tableFile } from './folders.ts'
import type { BackedUpTable, Manifest } from './manifest.ts'
import { hashed } from './private-files.ts'
import { readTables, setSequence, type Table } from './queries/describe.ts'
import { removeRows, rowsInto, rowsOf, withoutForeignKeys } from './queries/rows.ts'

/** Refuses a backup whose tables are not those that its migrations make. */
const refuseOtherTables = (made: Table[], { tables, product }: Manifest): void => {
  const shape = (table: { name: string; columns: string[] }) =>
    `${table.name} (${table.columns.join(', ')})`
  const [ours, theirs] = [made.map(shape), tables.map(shape)]
  const other = [...theirs, ...ours].find((one) => !ours.includes(one) || !theirs.includes(one))
  if (other === undefined) return
  throw new Error(
    `The backup's tables are not those that this release makes: ${other}. Restore it with release ${product}.`,
  )
}

const hashOfRows = async (client: Client, table: Table): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(rowsOf(client, table), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) hash.update(chunk)
  })
  return hash.digest('hex')
}

const fill = async (client: Client, folder: string, { name, columns }: BackedUpTable) => {
  const hash = createHash('sha256')
  const source = createReadStream(tableFile(folder, name))
  await pipeline(source, createGunzip(), hashed(hash), rowsInto(client, name, columns))
}

/**
 * Fills the tables that the backup's migrations have made, and reads every row again to compare it
 * with the manifest, in the transaction that is open. The migrations have to be committed before:
 * Postgres 15 and 16 take no row with an enum's value that the same transaction added.
 */
export const restoreRows = async (
  client: Client,
  folder: string,
  manifest: Manifest,
  progress: (done: number, total: number) => void = () => undefined,
): Promise<void> => {
  const made = await readTables(client)
  refuseOtherTables(made, manifest)
  await removeRows(client, made)
  const addForeignKeys = await withoutForeignKeys(client)
  const total = 2 * manifest.tables.length
  let done = 0
  for (const table of manifest.tables) {
    await fill(client, folder, table)
    progress(++done, total)
  }
  await addForeignKeys()
  for (const sequence of manifest.sequences) await setSequence(client, sequence)
  for (const table of made) {
    const { sha256 } = manifest.tables.find(({ name }) => name === table.name) ?? {}
    if ((await hashOfRows(client, table)) !== sha256) {
      throw new Error(`The restored table ${table.name} is not the same as in the backup.`)
    }
    progress(++done, total)
  }
}
