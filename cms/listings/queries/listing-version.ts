import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file of cms. The panel's bundle has no folder of its own, but it never calls this. */
const place = (name: string) =>
  path.join(/* turbopackIgnore: true */ import.meta.dirname, '..', '..', name)

/**
 * Everything that can change what a listing says: its words, its approximate point, their sources.
 */
const FOLDERS = [
  'clinics/hours',
  'contract',
  'listings/present',
  'listings/publish',
  'places',
  'vocabulary/words',
]
const FILES = [
  'clinics/tidy/compared-address.ts',
  'clinics/known-value.ts',
  'clinics/tidy/compared-phone.ts',
  'clinics/working-phone.ts',
  'documents/capitalized.ts',
  'documents/empty.ts',
  'documents/fields/localized-names.ts',
  'documents/id-of.ts',
  'documents/translation/in-english.ts',
  'listings/queries/multirange.ts',
  'listings/queries/write-listings.ts',
  'vocabulary/queries/vocabulary.ts',
  'vocabulary/queries/word-parts.ts',
  'vocabulary/vocabulary-of.ts',
  'vocabulary/vocabulary.ts',
  // It has the versions of the packages that the gazetteer comes from.
  'package.json',
]

/** Paths relative to cms, sorted. */
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
 * A digest of the code that writes listings. Each listing has the digest of the process that wrote
 * it, since two releases may run together.
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
