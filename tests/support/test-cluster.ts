import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type EmbeddedCluster, embeddedCluster } from '../../cms/database/embedded.ts'

/** Its data isn't worth keeping, so nothing waits for the disk. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

const folder = path.resolve(import.meta.dirname, '..', '..', '.data', 'test')

/** The Postgres where tests make their databases; it is kept between runs. */
export const testCluster = (): Promise<EmbeddedCluster> => {
  mkdirSync(folder, { recursive: true })
  return embeddedCluster(folder, FAST)
}
