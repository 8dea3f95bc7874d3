import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file of cms. The panel's bundle, which never asks, knows no folder of its own. */
const place = (name: string) =>
  path.join(/* turbopackIgnore: true */ import.meta.dirname, '..', '..', name)

/** Whatever can change what a listing says: the words, the points that it borrows, their sources. */
const FOLDERS = ['clinics/hours', 'contract', 'listings/present', 'listings/publish', 'places']
const FILES = [
  'documents/id-of.ts',
  'listings/queries/write-listings.ts',
  'vocabulary/queries/vocabulary.ts',
  'vocabulary/vocabulary-of.ts',
  'vocabulary/vocabulary.ts',
  // The versions of the packages that the gazetteer comes from.
  'package.json',
]

/** Files from cms, in order. */
export const listingSources = (): string[] => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(place(folder), { recursive: true })
      .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
      .filter((name) => name.endsWith('.ts')),
  )
  return [...found, ...FILES].toSorted()
}

let version: string | undefined

/**
 * A digest of the code that writes listings. Each listing carries the one of the process that wrote
 * it, since two releases may run at once.
 */
export const listingVersion = (): string => {
  version ??= digest()
  return version
}

const digest = (): string => {
  const hash = createHash('sha256')
  for (const name of listingSources())
    hash.update(name).update(readFileSync(/* turbopackIgnore: true */ place(name)))
  return hash.digest('hex').slice(0, 16)
}
