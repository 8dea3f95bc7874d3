import { fuzzPanel } from '../../fuzz/panel/fuzz-panel.ts'
import { payloadOn } from '../../support/payload.ts'
import { startProductProcess } from '../../support/product-process.ts'
import { query } from '../../support/template.ts'
import type { Drill } from '../drill.ts'
import { inWords } from '../load.ts'
import { withDatabase } from '../with-database.ts'

const THOUSAND = 1_000
const ERROR = 50

/** The lines of the log that say that something failed. */
const failures = (output: string): string[] =>
  output.split('\n').filter((line) => line.startsWith('{') && JSON.parse(line).level >= ERROR)

/** Sends requests of every kind to what only people who are signed in use. */
export const panelFuzz: Drill = {
  name: 'panel-fuzz',
  does: 'thousands of requests of every kind, valid and not, to every address of the panel and of Payload’s API, as nobody, reviewer, editor and admin',
  promises: 'no error of ours, and none in the log',
  times: 100,
  run: (times) =>
    withDatabase(async (database) => {
      // Changes of all clinics at once are valid too, and each more only takes time.
      await query(database, 'delete from clinics where id % 20 > 0')
      const product = await startProductProcess(database, { TRUSTED_PROXIES: '1' })
      const { payload, close } = await payloadOn(database)
      const seed = Date.now() % 1e9
      try {
        const { url } = product
        const count = times * THOUSAND
        const { statuses, faults, slowest } = await fuzzPanel({ url, payload, count, seed })
        const failed = failures(product.output())
        for (const fault of [...faults, ...failed]) console.log(fault.slice(0, 2_000))
        return {
          kept: faults.length === 0 && failed.length === 0,
          figures: `${inWords(statuses)} with the seed ${seed}; ${faults.length} faults; ${failed.length} errors in the log; slowest ${(slowest.ms / 1_000).toFixed(1)} s (${slowest.path.slice(0, 60)})`,
        }
      } finally {
        await close()
        await product.stop()
      }
    }),
}
