import { type Fuzzed, fuzz as fuzzRequests } from '../../fuzz/fuzz.ts'
import { fuzzPanel } from '../../fuzz/panel/fuzz-panel.ts'
import { requests } from '../../fuzz/requests.ts'
import { payloadOn } from '../../support/payload.ts'
import { query } from '../../support/template.ts'
import type { Drill, Seen } from '../drill.ts'
import { inWords } from '../load.ts'

const THOUSAND = 1_000
const LONGEST_MS = 2_000
const ERROR = 50

const seenBy = ({ statuses, faults, slowest }: Fuzzed, seed: number, longest: number): Seen[] => {
  for (const fault of faults) console.log(fault.slice(0, 2_000))
  const seconds = (slowest.ms / 1_000).toFixed(1)
  return [
    [`${inWords(statuses)} with the seed ${seed}`],
    [`${faults.length} faults`, faults.length === 0],
    [`slowest ${seconds} s (${slowest.path.slice(0, 60)})`, slowest.ms < longest],
  ]
}

export const fuzz: Drill = {
  name: 'fuzz',
  does: 'thousands of requests of every kind, valid and not, to every endpoint, parameter, form and page',
  promises: 'no error of ours, nothing slower than 2 s, every body as the contract says',
  times: 100,
  run: async (times, stage) => {
    const { url } = await stage.product(await stage.database())
    // A process loads Next.js and Payload's endpoints with its first request for them.
    for (const path of ['/admin/login', '/cms-api/users/me']) await fetch(url + path)
    const [seed, count] = [Date.now() % 1e9, times * THOUSAND]
    return seenBy(await fuzzRequests({ url, count, seed }, requests), seed, LONGEST_MS)
  },
}

export const panelFuzz: Drill = {
  name: 'panel-fuzz',
  does: 'thousands of requests of every kind, valid and not, to every address of the panel and of Payload’s API, as nobody, reviewer, editor and admin',
  promises: 'no error of ours, and none in the log',
  times: 100,
  run: async (times, stage) => {
    const database = await stage.database()
    // Changes of all clinics at once are valid too, and each more only takes time.
    await query(database, 'delete from clinics where id % 20 > 0')
    const { url, output } = await stage.product(database)
    const { payload, close } = await payloadOn(database)
    stage.add({ stop: close })
    const [seed, count] = [Date.now() % 1e9, times * THOUSAND]
    const found = await fuzzPanel({ url, payload, count, seed })
    const failed = output()
      .split('\n')
      .filter((line) => line.startsWith('{') && JSON.parse(line).level >= ERROR)
    for (const line of failed) console.log(line.slice(0, 2_000))
    return [
      ...seenBy(found, seed, Number.POSITIVE_INFINITY),
      [`${failed.length} errors in the log`, failed.length === 0],
    ]
  },
}
