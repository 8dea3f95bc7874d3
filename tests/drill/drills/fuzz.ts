import { fuzz as fuzzRequests } from '../../fuzz/fuzz.ts'
import { requests } from '../../fuzz/requests.ts'
import { startProductProcess } from '../../support/product-process.ts'
import type { Drill } from '../drill.ts'
import { inWords } from '../load.ts'
import { withDatabase } from '../with-database.ts'

const LONGEST_MS = 2_000
const THOUSAND = 1_000

/** Sends requests of every kind, valid and not. */
export const fuzz: Drill = {
  name: 'fuzz',
  does: 'thousands of requests of every kind, valid and not, to every endpoint, parameter, form and page',
  promises: 'no error of ours, nothing slower than 2 s, every body as the contract says',
  times: 100,
  run: (times) =>
    withDatabase(async (database) => {
      const product = await startProductProcess(database, { TRUSTED_PROXIES: '1' })
      const seed = Date.now() % 1e9
      try {
        const { url } = product
        const count = times * THOUSAND
        const { statuses, faults, slowest } = await fuzzRequests({ url, requests, count, seed })
        for (const fault of faults) console.log(fault.slice(0, 500))
        return {
          kept: faults.length === 0 && slowest.ms < LONGEST_MS,
          figures: `${inWords(statuses)} with the seed ${seed}; ${faults.length} faults; slowest ${(slowest.ms / 1_000).toFixed(1)} s (${slowest.path.slice(0, 60)})`,
        }
      } finally {
        await product.stop()
      }
    }),
}
