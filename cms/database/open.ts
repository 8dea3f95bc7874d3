import path from 'node:path'
import pg from 'pg'
import { embeddedCluster } from './embedded.ts'
import { secretFile } from './secret-file.ts'

const DATABASE = 'clinics'

/** Where the database is, and the secret that is kept next to it. */
interface Settings {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
  PAYLOAD_SECRET?: string | undefined
}

/** The database that the product works on. */
export interface Database {
  url: string
  /** Restarts the embedded Postgres whenever it dies; an external one is left alone. */
  keepRunning: () => void
  /** Stops the embedded Postgres; an external one is left alone. */
  close: () => Promise<void>
}

const reach = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
  } catch (error) {
    const { host, pathname } = new URL(url)
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new Error(`The database at ${host}${pathname} can't be reached: ${reason}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * The database of DATABASE_URL, or the embedded one.
 * @throws Error, in one line, if it can't be reached
 */
export const openDatabase = async (env: Settings): Promise<Database> => {
  if (env.DATABASE_URL) {
    await reach(env.DATABASE_URL)
    return { url: env.DATABASE_URL, keepRunning: () => undefined, close: async () => undefined }
  }
  const cluster = await embeddedCluster(env.DATA_DIR)
  return {
    url: await cluster.databaseUrl(DATABASE),
    keepRunning: () => cluster.keepRunning((line) => console.log(line)),
    close: cluster.stop,
  }
}

/** The secret that sessions are signed with: the given one, else one kept in DATA_DIR. */
export const payloadSecret = async (env: Settings): Promise<string> =>
  env.PAYLOAD_SECRET ?? (await secretFile(path.resolve(env.DATA_DIR, 'payload-secret')))
