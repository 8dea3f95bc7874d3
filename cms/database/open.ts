import path from 'node:path'
import { embeddedCluster } from './embedded.ts'
import { reachDatabase } from './reach.ts'
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

/**
 * The database of DATABASE_URL, or the embedded one.
 * @throws Error, in one line that says what to do, if it can't be used
 */
export const openDatabase = async (env: Settings): Promise<Database> => {
  if (env.DATABASE_URL) {
    await reachDatabase(env.DATABASE_URL)
    return { url: env.DATABASE_URL, keepRunning: () => undefined, close: async () => undefined }
  }
  const cluster = await embeddedCluster(env.DATA_DIR)
  return {
    url: await cluster.databaseUrl(DATABASE),
    keepRunning: () => cluster.keepRunning((line) => console.log(line)),
    close: cluster.stop,
  }
}

/** What docs/operations.md says of a lost secret, in short. */
const NEW_SECRET =
  'remove it to get a new one: people then sign in again, private links no longer work, and second factors have to be removed'

/** The secret that sessions are signed with: the given one, else one kept in DATA_DIR. */
export const payloadSecret = async (env: Settings): Promise<string> =>
  env.PAYLOAD_SECRET ?? (await secretFile(path.resolve(env.DATA_DIR, 'payload-secret'), NEW_SECRET))
