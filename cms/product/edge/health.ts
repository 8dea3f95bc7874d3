import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { readMigrationNames } from '../../database/migration-files.ts'
import { areCurrent } from '../../listings/index.ts'

/** Milliseconds for which one look at the database serves all who ask. */
const FRESH_MS = 1_000
/** A load balancer that has asked within this time is still watching. */
const WATCHED_MS = 60_000

/** What a load balancer and a supervisor ask of a process. */
export interface Health {
  /** Answers /healthz and /readyz. @returns false for other addresses */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  /** From now on the process takes no new requests, and says so at both addresses. */
  stop: () => void
  /** Whether the process still takes new requests: until it is stopped. */
  isServing: () => boolean
  /** Whether somebody asks regularly how the process is. */
  isWatched: () => boolean
}

/** Each part of being ready, and whether it is so. */
interface Readiness {
  database: boolean
  /** Whether the database has every change of the schema that this version needs. */
  migrations: boolean
  /** Whether no listing is left that an earlier release wrote; they are regenerated within a minute. */
  listings: boolean
  /** Whether the process still takes new requests. */
  serving: boolean
}

const send = (response: ServerResponse, status: 200 | 503, body: object) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))

/** @param pool for reading, whose queries give up soon */
export const createHealth = async (pool: Payload['db']['pool']): Promise<Health> => {
  const names = await readMigrationNames()
  let serving = true
  let askedAt = Number.NEGATIVE_INFINITY
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<Omit<Readiness, 'serving'>> | undefined

  const look = async () => {
    try {
      const { rows } = await pool.query<{ applied: number }>(
        'select count(distinct name)::int as applied from payload_migrations where name = any($1)',
        [names],
      )
      const migrations = rows[0]?.applied === names.length
      return { database: true, migrations, listings: migrations && (await areCurrent(pool)) }
    } catch {
      return { database: false, migrations: false, listings: false }
    }
  }

  const readiness = async (): Promise<Readiness> => {
    if (!looking || performance.now() - lookedAt > FRESH_MS) {
      lookedAt = performance.now()
      looking = look()
    }
    return { ...(await looking), serving }
  }

  const answerAlive = (response: ServerResponse) => {
    askedAt = performance.now()
    if (serving) send(response, 200, { status: 'alive' })
    else send(response, 503, { status: 'stopping' })
  }

  const answerReady = async (response: ServerResponse) => {
    askedAt = performance.now()
    const parts = await readiness()
    const isReady = Object.values(parts).every(Boolean)
    send(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', ...parts })
  }

  return {
    answer: ({ url }, response) => {
      if (url === '/healthz') answerAlive(response)
      else if (url === '/readyz') void answerReady(response)
      else return false
      return true
    },
    stop: () => {
      serving = false
    },
    isServing: () => serving,
    isWatched: () => performance.now() - askedAt < WATCHED_MS,
  }
}
