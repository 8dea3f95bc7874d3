import type { Hono } from 'hono'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { CONTENT_CHANNEL } from '../../database/announce.ts'
import { listen } from '../../database/listen.ts'
import { openReadPool } from '../../database/open-read-pool.ts'
import { createLimit } from '../../http/forms/limit.ts'
import { createMemory, type Memory } from '../../http/memory.ts'
import { createEmptySearches, type EmptySearches } from '../../listings/index.ts'
import { confirmationMail } from '../../messages/index.ts'
import { openGazetteer } from '../../places/index.ts'
import { tellOperator } from '../../submissions/index.ts'
import { createApi } from './app.ts'

export interface ApiOptions {
  payload: Payload
  databaseUrl: string
  /** Where visitors reach the site, without a slash at its end. */
  publicUrl: string
  /** How many proxies of ours stand between visitors and this process; none where left out. */
  trustedProxies?: number | undefined
  /** Where other companies' scripts come from; their own origins where left out. */
  scriptOrigin?: string | undefined
  /** Bytes of answers to remember; 0 to work each one out anew, as benchmarks want. */
  memoryBytes?: number | undefined
}

/** The public API at work, and what the public pages share with it. */
export interface PublicApi {
  api: Hono
  pool: Pool
  memory: Memory
  emptySearches: EmptySearches
  isReachable: () => boolean
  close: () => Promise<void>
}

/** Opens what the public API needs. What it remembers is forgotten whenever something changes. */
export const startApi = async (options: ApiOptions): Promise<PublicApi> => {
  const { payload, databaseUrl, publicUrl, scriptOrigin } = options
  const memory = createMemory(options.memoryBytes)
  const pool = openReadPool(databaseUrl, payload)
  const emptySearches = createEmptySearches(payload.db.pool, payload)
  let isReachable = true
  const [stopListening, gazetteer] = await Promise.all([
    listen(databaseUrl, CONTENT_CHANNEL, {
      heard: () => {
        if (!isReachable) payload.logger.warn('The database is back.')
        isReachable = true
        memory.clear()
      },
      lost: memory.suspend,
      unreachable: (error) => {
        if (isReachable) payload.logger.error({ err: error, msg: 'The database is gone.' })
        isReachable = false
      },
    }),
    openGazetteer(pool),
  ])
  const api = createApi({ payload, pool, gazetteer, emptySearches, scriptOrigin }, memory, {
    publicUrl,
    given: {
      payload,
      askToConfirm: confirmationMail(payload, publicUrl),
      tellOperator: (submission) => tellOperator(payload, { submission, publicUrl }),
    },
    limit: createLimit(payload.db.pool),
    proxies: options.trustedProxies ?? 0,
  })
  return {
    api,
    pool,
    memory,
    emptySearches,
    isReachable: () => isReachable,
    close: async () => {
      await emptySearches.close()
      await Promise.all([stopListening(), pool.end()])
    },
  }
}
