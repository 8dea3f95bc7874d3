import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** All that a listing's words can depend on: presenters import the contract and nothing else. */
const FOLDERS = ['presenters', 'contract']

let version: string | undefined

/**
 * Changes when a clinic may be presented otherwise: a digest of the sources that present it. Each
 * listing carries the one of the process that wrote it, since two releases may run at once.
 */
export const listingVersion = (): string => {
  version ??= digest()
  return version
}

const digest = (): string => {
  const hash = createHash('sha256')
  for (const folder of FOLDERS) {
    const place = path.join(import.meta.dirname, '..', folder)
    const names = readdirSync(place, { recursive: true }).map(String)
    for (const name of names.filter((file) => file.endsWith('.ts')).toSorted()) {
      hash.update(name).update(readFileSync(path.join(place, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
