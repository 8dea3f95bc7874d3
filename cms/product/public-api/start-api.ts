import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { MapTiles } from '../../contract/index.ts'
import { CONTENT_CHANNEL } from '../../database/announce.ts'
import { listen } from '../../database/listen.ts'
import { openReadPool, type ReadPool } from '../../database/read-pool.ts'
import { openReplicas, type Replicas } from '../../database/replicas.ts'
import { cdnHeaders } from '../../http/cdn/cdn-headers.ts'
import { createPurger, type Purger, type Purging } from '../../http/cdn/purger.ts'
import { createFormLimit } from '../../http/forms/form-limit.ts'
import { createMemory, DEFAULT_STALE_MS, type Memory } from '../../http/memory.ts'
import {
  createEmptySearches,
  type EmptySearches,
  openClinicCells,
  openClinicNames,
  openFormerNames,
} from '../../listings/index.ts'
import { confirmationMail } from '../../messages/index.ts'
import { openNeeds } from '../../needs/index.ts'
import { type MapFile, openGazetteer } from '../../places/index.ts'
import { staffMail } from '../../staff/index.ts'
import { tellOperator } from '../../submissions/index.ts'
import { openStateNames } from '../../vocabulary/index.ts'
import { type Api, createApi } from './app.ts'
import { ownTiles } from './own-tiles.ts'

export interface ApiOptions {
  payload: Payload
  databaseUrl: string
  /** Servers that follow the database and answer queries that only read. */
  replicaUrls?: readonly string[] | undefined
  /** The site's public address, without a trailing slash. */
  publicUrl: string
  /** How many proxies of ours are between visitors and this process; none if left out. */
  trustedProxies?: number | undefined
  /** The origin of third-party scripts; if left out, the vendors' own origins. */
  scriptOrigin?: string | undefined
  /** The images of the map; null for an outline, OpenStreetMap's if left out. */
  mapTiles?: MapTiles | undefined
  /** The product's own map, which is shown in place of those. */
  mapFile?: MapFile | undefined
  /** Bytes of answers to cache; 0 to compute each one again, as benchmarks want. */
  memoryBytes?: number | undefined
  /** How long answers are given from the cache while the database is away. */
  maxStaleMs?: number | undefined
  /** How the CDN is told of an edit; without it, no CDN may keep anything. */
  purging?: Purging | undefined
}

/** The running public API, and what the public pages share with it. */
export interface PublicApi {
  api: Api
  /** Of the database itself. */
  primary: Pool
  /** What visitors read: from replicas, where they have the last edit. */
  pool: ReadPool
  memory: Memory
  emptySearches: EmptySearches
  /** Tells the CDN of edits, if there is one. */
  purger: Purger | undefined
  replicas: Replicas
  isReachable: () => boolean
  close: () => Promise<void>
}

/**
 * Starts the public API and what it needs. Its cache is cleared whenever content changes, and whenever
 * changes may have been missed. Then the CDN is purged, which so gets nothing of before from here.
 */
export const startApi = async (options: ApiOptions): Promise<PublicApi> => {
  const { payload, databaseUrl, publicUrl, scriptOrigin, mapFile, purging } = options
  const maxStaleMs = options.maxStaleMs ?? DEFAULT_STALE_MS
  let isReachable = true
  const memory = createMemory({
    bytes: options.memoryBytes,
    maxStaleMs,
    cdnHeaders: purging && cdnHeaders(maxStaleMs),
    isReachable: () => isReachable,
  })
  const purger = purging && createPurger(purging, payload.logger)
  const primary = openReadPool(databaseUrl, payload)
  const replicas = openReplicas(primary, options.replicaUrls ?? [], payload)
  const { pool } = replicas
  const needs = openNeeds(pool)
  const stateNames = openStateNames(pool)
  const clinicCells = openClinicCells(pool)
  const clinicNames = openClinicNames(pool, payload.db.pool)
  const formerNames = openFormerNames(pool)
  const emptySearches = createEmptySearches(payload.db.pool, payload)
  const stopListening = await listen(databaseUrl, CONTENT_CHANNEL, {
    heard: () => {
      if (!isReachable) payload.logger.warn('The database is back.')
      isReachable = true
      replicas.heard()
      needs.forget()
      clinicCells.forget()
      clinicNames.words.forget()
      stateNames.forget()
      formerNames.forget()
      memory.clear()
      purger?.purge()
    },
    lost: () => {
      replicas.lost()
      memory.suspend()
    },
    unreachable: (error) => {
      if (isReachable) payload.logger.error({ err: error, msg: 'The database can’t be reached.' })
      isReachable = false
    },
  })
  // One after the other: a connection that is being made fails if this process computes for seconds, as it
  // does here on a slow machine.
  const gazetteer = await openGazetteer(pool)
  await clinicNames.words.get()
  const context = {
    payload,
    pool,
    gazetteer,
    needs,
    clinicCells,
    clinicNames,
    stateNames,
    formerNames,
    emptySearches,
    publicUrl,
    scriptOrigin,
    mapTiles: mapFile ? ownTiles(mapFile) : options.mapTiles,
    mapFile,
  }
  const api = createApi(context, memory, {
    publicUrl,
    context: {
      payload,
      askToConfirm: confirmationMail(payload, publicUrl),
      mailStaffLink: staffMail(payload, publicUrl),
      tellOperator: (submission) => tellOperator(payload, { submission, publicUrl }),
    },
    limit: createFormLimit(payload.db.pool),
    proxies: options.trustedProxies ?? 0,
  })
  return {
    api,
    primary,
    pool,
    memory,
    emptySearches,
    purger,
    replicas,
    isReachable: () => isReachable,
    close: async () => {
      purger?.close()
      await emptySearches.close()
      await Promise.all([stopListening(), replicas.close(), primary.end(), mapFile?.close()])
    },
  }
}
