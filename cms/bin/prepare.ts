import type { Payload } from 'payload'
import { migrate } from '../database/migrate.ts'
import { updateListings } from '../listings/jobs/update-listings.ts'
import { loadGazetteer } from '../places/gazetteer/load-gazetteer.ts'
import type { Env } from '../product/env.ts'
import { openPayload } from '../product/open-payload.ts'
import { step } from './step.ts'

/** Brings an empty or old database to the state that the product needs. */
export const prepareDatabase = async (env: Env, url: string): Promise<Payload> => {
  const payload = await step('Starting Payload', () => openPayload(env, url))
  await step('Updating its tables', () =>
    migrate(url, { tell: (line) => process.stdout.write(line) }),
  )
  await step('Loading the gazetteer', (progress) => loadGazetteer(payload.db.pool, progress))
  await step('Updating the listings', (progress) => updateListings(payload, url, progress))
  return payload
}

/** Seeds the directory if it has no states, since it has never been filled then. The needs came later. */
export const seedWhereEmpty = async (payload: Payload): Promise<void> => {
  const { totalDocs } = await payload.count({ collection: 'states' })
  const { totalDocs: needs } = await payload.count({ collection: 'needs' })
  if (totalDocs > 0 && needs > 0) return
  const { seed, seedNeeds } = await import('@healthcare-for-all/seed')
  if (totalDocs > 0) return void (await seedNeeds(payload))
  await step('Adding sample data', (progress) => seed(payload, progress))
}
