import type { Payload } from 'payload'
import { migrate } from '../database/migrate.ts'
import { updateListings } from '../listings/jobs/update-listings.ts'
import { loadGazetteer } from '../places/gazetteer/load-gazetteer.ts'
import type { Env } from '../product/env.ts'
import { openPayload } from '../product/open-payload.ts'
import { step } from './step.ts'

/** Whether the directory has ever been filled. */
const isFilled = async (payload: Payload): Promise<boolean> =>
  (await payload.count({ collection: 'states' })).totalDocs > 0

/** Whether any guide is written in Spanish; in the first databases, none was. */
const hasSpanish = async (payload: Payload): Promise<boolean> => {
  const { docs } = await payload.find({
    collection: 'guides',
    locale: 'es',
    fallbackLocale: false,
    select: { body: true },
    depth: 0,
    pagination: false,
  })
  return docs.some(({ body }) => body)
}

/** Fills what a database from an earlier release has not had. */
export const fillWhatIsNew = async (payload: Payload): Promise<void> => {
  const { seedNewTables, seedTranslations } = await import('@healthcare-for-all/seed')
  await seedNewTables(payload)
  if (!(await hasSpanish(payload))) await seedTranslations(payload)
}

/** Brings an empty or old database to the state that the product needs. */
export const prepareDatabase = async (env: Env, url: string): Promise<Payload> => {
  const payload = await step('Starting Payload', () => openPayload(env, url))
  await step('Updating its tables', () =>
    migrate(url, { tell: (line) => process.stdout.write(line) }),
  )
  await step('Loading the gazetteer', (progress) => loadGazetteer(payload.db.pool, progress))
  if (await isFilled(payload)) await fillWhatIsNew(payload)
  await step('Updating the listings', (progress) => updateListings(payload, url, progress))
  return payload
}

/** Seeds a directory that has never been filled. */
export const seedWhereEmpty = async (payload: Payload): Promise<void> => {
  if (await isFilled(payload)) return
  const { seed } = await import('@healthcare-for-all/seed')
  await step('Adding sample data', (progress) => seed(payload, progress))
}
