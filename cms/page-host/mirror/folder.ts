import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What is known of a file of the mirror. */
export interface KnownFile {
  /** Of its contents, without the day. */
  hash: string
  etag?: string | undefined
  /** When its page last changed, as the product says. */
  changed?: string | undefined
  /** When the product was last asked for it. */
  askedAt?: string | undefined
  /** The addresses of the pictures that it shows. */
  assets?: string[] | undefined
}

export interface Manifest {
  /** When the mirror was last compared with the product. */
  checkedAt: string
  /** Of the code that copies pages. */
  version: string
  /** Hash of what all pages share. */
  shared: string
  /** The clinics' slugs. */
  clinics: string[]
  /** By their paths in the folder. */
  files: Record<string, KnownFile>
}

/** Written last: a mirror is complete if it has this file. */
const MANIFEST = 'mirror.json'
/** New files wait here until all of them are there. */
const UNFINISHED = '.unfinished'

export const hashOf = (content: string | Buffer): string =>
  createHash('sha1').update(content).digest('base64url')

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return []
  })

/**
 * A folder that holds a mirror, or nothing yet.
 * @throws Error if it holds something else, which must not be overwritten
 */
export const openFolder = async (folder: string) => {
  const names = await namesIn(folder)
  const before: Manifest | undefined = names.includes(MANIFEST)
    ? JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8'))
    : undefined
  const isOurs = before || names.every((name) => name === UNFINISHED || name === 'lost+found')
  if (!isOurs && !names.includes(UNFINISHED))
    throw new Error(`${folder} has files that are not a mirror's. Name an empty folder.`)
  const unfinished = path.join(folder, UNFINISHED)
  await rm(unfinished, { recursive: true, force: true })
  const files = new Map<string, KnownFile>()
  const written: string[] = []
  let bytes = 0

  return {
    before,
    /** What is known of a file, if it is really there. */
    known: async (file: string): Promise<KnownFile | undefined> => {
      const known = before?.files[file]
      const isThere = known && (await stat(path.join(folder, file)).catch(() => undefined))
      return isThere ? known : undefined
    },
    /** The file stays as it is. */
    keep: (file: string, known: KnownFile): void => {
      files.set(file, known)
    },
    /** The addresses of the pictures that the pages show. */
    assets: () => [...files.values()].flatMap((known) => known.assets ?? []),
    write: async (file: string, content: string | Buffer, known: KnownFile) => {
      const target = path.join(unfinished, file)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, content)
      files.set(file, known)
      written.push(file)
      bytes += Buffer.byteLength(content)
    },
    /** Puts the new files in place, removes those that are gone, and writes the manifest. */
    finish: async (manifest: Omit<Manifest, 'files'>) => {
      // Marks the folder as ours until the manifest is there.
      await mkdir(unfinished, { recursive: true })
      for (const file of written) {
        const target = path.join(folder, file)
        await mkdir(path.dirname(target), { recursive: true })
        await rename(path.join(unfinished, file), target)
      }
      const gone = Object.keys(before?.files ?? {}).filter((file) => !files.has(file))
      for (const file of gone) await rm(path.join(folder, file), { force: true })
      const waiting = path.join(unfinished, MANIFEST)
      const whole: Manifest = { ...manifest, files: Object.fromEntries(files) }
      await writeFile(waiting, JSON.stringify(whole), { flush: true })
      await rename(waiting, path.join(folder, MANIFEST))
      await rm(unfinished, { recursive: true })
      return { files: files.size, written: written.length, removed: gone.length, bytes }
    },
    abandon: () => rm(unfinished, { recursive: true, force: true }),
  }
}
