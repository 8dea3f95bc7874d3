import { announce } from '../database/announce.ts'
import { inOneTransaction } from '../database/one-transaction.ts'
import { rebuildListings } from '../listings/index.ts'
import { step } from './step.ts'
import { withPayload } from './with-payload.ts'

/** Regenerates all listings. */
await withPayload(async (payload) => {
  const count = await step('Rebuilding the listings', () =>
    inOneTransaction(payload, async (req) => {
      const rebuilt = await rebuildListings(req)
      await announce(req)
      return rebuilt
    }),
  )
  console.log(`${count} clinics are listed.`)
})
