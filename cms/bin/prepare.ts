import type { Payload } from 'payload'
import { migrate } from '../database/migrate.ts'
import type { Database } from '../database/open.ts'
import { loadGazetteer } from '../places/gazetteer/load-gazetteer.ts'
import type { Env } from '../product/env.ts'
import { openPayload } from '../product/open-payload.ts'
import { step } from './step.ts'
import { updateListings } from './update-listings.ts'

/** An empty or old database becomes one that the product can work on. */
export const prepareDatabase = async (env: Env, database: Database): Promise<Payload> => {
  const payload = await step('Starting Payload', () => openPayload(env, database.url))
  await step('Bringing its tables up to date', () => migrate(payload, database.url))
  await step('Loading the gazetteer', (progress) => loadGazetteer(payload.db.pool, progress))
  await step('Updating the listings', (progress) => updateListings(payload, database.url, progress))
  return payload
}

/** A directory without states has never been filled: it gets the seed. */
export const seedWhereEmpty = async (payload: Payload): Promise<void> => {
  const { totalDocs } = await payload.count({ collection: 'states' })
  if (totalDocs > 0) return
  const { seed } = await import('@healthcare-for-all/seed')
  await step('Filling it with sample data', (progress) => seed(payload, progress))
}
