import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fromOneSender, messageValues } from '../../support/form-values.ts'
import { freePort } from '../../support/free-port.ts'
import { startProductProcess } from '../../support/product-process.ts'
import { debianProgram } from '../debian-program.ts'
import type { Drill } from '../drill.ts'
import { messages, READING } from '../kinds.ts'
import { inWords, startLoad } from '../load.ts'
import { look } from '../look.ts'
import { anyClinic, type Panel, signIn, timeToShow } from '../panel.ts'
import { missingMessages } from '../stored.ts'
import { withDatabase } from '../with-database.ts'

const PER_SECOND = 60
const DAY_MS = 24 * 60 * 60 * 1_000
/** Of forms in ten minutes. */
const MOST_FORMS = 20
const LONGEST_RETRY_SECONDS = 10 * 60
const SHOWN_WITHIN_MS = 2_000
/** Who signs in while the clock is wrong; that ends expired sessions of this account. */
const OTHER = { email: 'other@example.org', password: 'long enough to do' }

/** A clock that can be moved. Only the product's own: Postgres may run on another machine. */
const movableClock = async () => {
  await debianProgram('faketime')
  const folders = (await readdir('/usr/lib')).map((name) => `/usr/lib/${name}/faketime`)
  const library = folders
    .map((folder) => path.join(folder, 'libfaketimeMT.so.1'))
    .find((file) => existsSync(file))
  if (!library) throw new Error('This drill needs libfaketime under /usr/lib.')
  const folder = await mkdtemp(path.join(tmpdir(), 'clock-'))
  const file = path.join(folder, 'time')
  const move = async (offset: string) => {
    await writeFile(file, offset)
    await wait(2_500)
  }
  await writeFile(file, '+0')
  return {
    settings: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // Timers and durations go by another clock, which never jumps.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    move,
    remove: () => rm(folder, { recursive: true }),
  }
}

/** How far the product's clock is ahead, in days. */
const daysAhead = async (url: string): Promise<number> => {
  const { headers } = await fetch(`${url}/api/site`)
  return Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / DAY_MS)
}

/** Sends so many messages from one address. @returns the last answer's status, and its wait */
const sendMany = async (url: string, headers: Record<string, string>, count: number) => {
  let last = { status: 0, retryAfter: 0 }
  for (let sent = 0; sent < count; sent++) {
    const body = JSON.stringify(messageValues())
    const response = await fetch(`${url}/api/contact-messages`, { method: 'POST', headers, body })
    await response.arrayBuffer()
    last = {
      status: response.status,
      retryAfter: Number(response.headers.get('retry-after') ?? 0),
    }
  }
  return last
}

const isSignedIn = async ({ ask }: Panel): Promise<boolean> =>
  Boolean(JSON.parse((await ask('GET', '/users/me')).text).user)

/** How often recurring tasks have run. */
const runsOf = async (metrics: string): Promise<number> => {
  const { text } = await look(`${metrics}/metrics`)
  const runs = text.matchAll(/^directory_job_runs_total\{[^}]*\} (\d+)/gm)
  return [...runs].reduce((sum, [, count]) => sum + Number(count), 0)
}

/** Lets the product's clock jump a day ahead, back, a day behind, and back, while it serves. */
export const clock: Drill = {
  name: 'clock',
  does: `the product's clock a day ahead, right again, a day behind, right again, under ${PER_SECOND} requests a second`,
  promises:
    'pages, edits, forms and tasks go on; who was signed in still is afterwards; nobody who sent too much waits for a day',
  times: 1,
  run: (times) =>
    withDatabase(async (database) => {
      const time = await movableClock()
      const metricsPort = String(await freePort())
      const product = await startProductProcess(database, {
        ...time.settings,
        TRUSTED_PROXIES: '1',
        METRICS_PORT: metricsPort,
      })
      const { url } = product
      try {
        const acknowledged: string[] = []
        const panel = await signIn(url)
        const clinic = await anyClinic(panel)
        await panel.ask('POST', '/users', { ...OTHER, name: 'Ben', role: 'editor' })
        const load = startLoad(url, [...READING, messages(acknowledged)], PER_SECOND)
        const shown: number[] = []
        const figures: string[] = []
        let kept = true
        for (const days of Array.from({ length: times }, () => [1, -1]).flat()) {
          const sender = fromOneSender()
          await time.move(`${days > 0 ? '+' : ''}${days}d`)
          const jumped = await daysAhead(url)
          const runs = await runsOf(`http://127.0.0.1:${metricsPort}`)
          const wasIn = await isSignedIn(panel)
          const other = await signIn(url, OTHER)
          shown.push(await timeToShow(url, other, clinic))
          const refused = await sendMany(url, sender, MOST_FORMS + 1)
          await wait(10_000)
          const ran = (await runsOf(`http://127.0.0.1:${metricsPort}`)) - runs
          await time.move('+0')
          const isIn = await isSignedIn(panel)
          const isOtherIn = await isSignedIn(other)
          const after = await sendMany(url, sender, 1)
          shown.push(await timeToShow(url, panel, clinic))
          kept &&=
            jumped === days &&
            ran > 0 &&
            isIn &&
            refused.status === 429 &&
            refused.retryAfter <= LONGEST_RETRY_SECONDS &&
            after.retryAfter <= LONGEST_RETRY_SECONDS
          figures.push(
            `${days > 0 ? 'ahead' : 'behind'}: signed in ${wasIn ? 'still' : 'no longer'}, afterwards ${isIn ? 'yes' : 'no'}, who signed in meanwhile ${isOtherIn ? 'still' : 'no longer'}; ${ran} tasks run; form ${MOST_FORMS + 1} ${refused.status} for ${refused.retryAfter} s, afterwards ${after.status}${after.retryAfter ? ` for ${after.retryAfter} s` : ''}`,
          )
        }
        await load.stop()
        const bad = [...load.tally.keys()].filter((status) => status !== 200 && status !== 201)
        const { lost, twice } = await missingMessages(database, acknowledged)
        return {
          kept: kept && bad.length + lost + twice === 0 && Math.max(...shown) < SHOWN_WITHIN_MS,
          figures: [
            inWords(load.tally),
            ...figures,
            `edits public after ${Math.max(...shown)} ms at most`,
            `${acknowledged.length} messages acknowledged, ${lost} lost, ${twice} stored twice`,
          ].join('; '),
        }
      } finally {
        await product.stop()
        await time.remove()
      }
    }),
}
