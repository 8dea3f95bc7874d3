import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { embeddedCluster } from '../../cms/database/embedded.ts'
import type { Cleanup } from './cleanup.ts'

/** A place to make a mess in. */
export interface Scratch {
  folder: string
  databaseUrl: string
  /** Settings for processes that work in it. */
  env: Record<string, string>
}

const secret = () => randomBytes(24).toString('base64url')

/**
 * A temporary folder with its own Postgres, which has Postgres's default settings: the tests'
 * cluster never waits for the disk, so its figures would be too good.
 */
export const createScratch = async ({ later }: Cleanup): Promise<Scratch> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinics-bench-'))
  later(() => rm(folder, { recursive: true, force: true }))
  // If we are root, Postgres runs as another user and must reach its folder through this one.
  await chmod(folder, 0o755)
  const starting = embeddedCluster(folder)
  later(async () => (await starting).stop())
  const cluster = await starting
  const databaseUrl = await cluster.databaseUrl('bench')
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PUBLIC_URL: '',
    PAYLOAD_SECRET: secret(),
    ADMIN_EMAIL: 'bench@example.org',
    ADMIN_PASSWORD: secret(),
  }
  return { folder, databaseUrl, env }
}
