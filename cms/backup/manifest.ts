import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { writePrivate } from './private-files.ts'

/** Says what a backup holds. Written last: a folder without it is no finished backup. */
const FILE = 'manifest.json'
/** Holds the manifest's own hash, as sha256sum writes and checks it. */
const HASH_FILE = 'manifest.json.sha256'

const Table = z.object({
  name: z.string(),
  /** In the order in which the rows have them. */
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of the rows as COPY writes them, in the order of the primary key. */
  sha256: z.string(),
})

/** A path that doesn't lead out of its folder. */
const InsideFolder = z
  .string()
  .refine((file) => !path.isAbsolute(file) && !file.split(/[\\/]/).includes('..'))

const Manifest = z.object({
  /** Changes when an older release can't read a newer backup. */
  format: z.literal(1),
  /** The product's version. */
  product: z.string(),
  /** The version of the Postgres that was backed up. */
  postgres: z.string(),
  /** When the snapshot was taken, in ISO 8601. */
  madeAt: z.string(),
  /** The names of the migrations that had run, oldest first. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(Table).min(1),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Uploaded pictures, by their path in the media folder. */
  files: z.array(z.object({ path: InsideFolder, bytes: z.number(), sha256: z.string() })),
})

export type Manifest = z.infer<typeof Manifest>
export type BackedUpTable = z.infer<typeof Table>

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

export const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await writePrivate(path.join(folder, HASH_FILE), `${hashOf(text)}  ${FILE}\n`)
  await writePrivate(path.join(folder, FILE), text)
}

/**
 * Reads a backup's manifest.
 * @throws Error that says so if the folder holds no finished backup, or one that can't be read
 */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const read = (name: string) =>
    readFile(path.join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
      throw new Error(`${folder} is not a finished backup: it has no ${name}.`)
    })
  const [text, hash] = [await read(FILE), await read(HASH_FILE)]
  if (hash.split(' ')[0] !== hashOf(text)) {
    throw new Error(`${path.join(folder, FILE)} is damaged. Use another backup.`)
  }
  const manifest = Manifest.safeParse(JSON.parse(text))
  if (manifest.success) return manifest.data
  throw new Error(
    `${folder} was made by another release, and this one can't read it. Restore it with the release that made it.`,
  )
}
