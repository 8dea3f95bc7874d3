import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '../../cms/contract/index.ts'

const client = path.resolve(import.meta.dirname, '../../site/dist/client')

interface Chunk {
  file: string
  imports?: string[]
}
type Manifest = Record<string, Chunk>

/** The manifest of the build for a language's pages. */
export const readManifest = async (locale: Locale = 'en'): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(client, `.vite/${locale}.json`), 'utf8'))

/** The files that a screen's first load requests. */
const firstLoadFiles = (manifest: Manifest, screen: string): string[] => {
  const names = new Set<string>()
  const add = (name: string) => {
    if (names.has(name)) return
    names.add(name)
    for (const imported of manifest[name]?.imports ?? []) add(imported)
  }
  add('entry-client.tsx')
  add(`routes/${screen}.tsx`)
  return [...names].flatMap((name) => manifest[name]?.file ?? [])
}

/** Their total size, in bytes as brotli. */
export const firstLoadBytes = async (screen: string, locale?: Locale): Promise<number> => {
  const files = firstLoadFiles(await readManifest(locale), screen)
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(client, `${file}.br`))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
