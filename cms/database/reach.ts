import pg from 'pg'

/** Postgres 15, the oldest that the product runs on. */
const OLDEST = 150_000
const PATIENCE_MS = 5_000

const UNTRUSTED =
  'Its certificate is not trusted. Name the authority’s file in NODE_EXTRA_CA_CERTS, or see sslmode in the address.'
const NO_HOST = 'There is no such host. Correct its name.'
const SILENT = 'Nothing answers there in time. Look at the address, the network and the firewall.'

/** What to do, by the error's code. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'Nothing answers there. Start the database, or correct host and port.',
  ECONNRESET: 'It ended the connection. Look at its log.',
  ENOTFOUND: NO_HOST,
  EAI_AGAIN: NO_HOST,
  ETIMEDOUT: SILENT,
  EHOSTUNREACH: SILENT,
  ENETUNREACH: SILENT,
  '28P01':
    'User or password is wrong. Correct them; characters such as @ : / # in them are percent-encoded in an address.',
  '28000': 'It lets this user not in from here. Create the user, or allow it in pg_hba.conf.',
  '3D000': 'It has no database of that name. Create it, or correct the name.',
  '42501': 'The user may not connect to it. Grant that, or choose another user.',
  '53300': 'It has no connection left. Raise its max_connections, or end other programs.',
  '57P03': 'It is just starting up or shutting down. Try again in a moment.',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  CERT_HAS_EXPIRED: 'Its certificate has expired. Renew it.',
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const known = 'code' in error ? REASONS[String(error.code)] : undefined
  if (known) return known
  return error.message === 'timeout expired' ? SILENT : error.message || error.name
}

/** What asks the server; a test gives it an old one's answer. */
interface Client {
  query: (statement: string) => Promise<{ rows: Server[] }>
}

interface Server {
  number: number
  version: string
  encoding: string
}

/** @throws Error, in one line, if the product can't work on this server */
export const refuseUnfit = async (client: Client): Promise<void> => {
  const { rows } = await client.query(`
    select current_setting('server_version_num')::int as number,
      split_part(current_setting('server_version'), ' ', 1) as version,
      current_setting('server_encoding') as encoding`)
  const [found] = rows
  if (!found) return
  if (found.number < OLDEST)
    throw new Error(`It is Postgres ${found.version}. The product needs 15 or later.`)
  if (found.encoding !== 'UTF8')
    throw new Error(`Its encoding is ${found.encoding}. Create it anew with the encoding UTF8.`)
}

/** @throws Error, in one line that says what to do, if a database can't be used */
export const reachDatabase = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS })
  // Whoever waits for a query hears of a lost connection from it.
  client.on('error', () => undefined)
  const { host, pathname } = new URL(url)
  try {
    await client.connect().catch((error: unknown) => {
      throw new Error(`The database at ${host}${pathname} can't be reached: ${reasonOf(error)}`, {
        cause: error,
      })
    })
    await refuseUnfit(client).catch((error: unknown) => {
      throw new Error(`The database at ${host}${pathname} can't be used: ${reasonOf(error)}`, {
        cause: error,
      })
    })
  } finally {
    await client.end().catch(() => undefined)
  }
}
