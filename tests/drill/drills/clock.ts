import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fromOneSender } from '../../support/form-values.ts'
import { freePort } from '../../support/free-port.ts'
import { debianProgram } from '../../support/installed-program.ts'
import { scratchFolder } from '../../support/scratch-folder.ts'
import { type Drill, messagesSeen, most, type Seen } from '../drill.ts'
import { inWords, isOnly, messages, READING, startLoad } from '../load.ts'
import { look, type Panel, sendMessage, signIn, someClinics, timeToShow } from '../look.ts'

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
  const library = (await readdir('/usr/lib'))
    .map((name) => path.join('/usr/lib', name, 'faketime', 'libfaketimeMT.so.1'))
    .find((file) => existsSync(file))
  if (!library) throw new Error('This drill needs libfaketime under /usr/lib.')
  const { folder, stop } = await scratchFolder('clock')
  const file = path.join(folder, 'time')
  await writeFile(file, '+0')
  return {
    settings: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // Timers and durations go by another clock, which never jumps.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    move: async (offset: string) => {
      await writeFile(file, offset)
      await wait(2_500)
    },
    stop,
  }
}

/** How far the product's clock is ahead, in days. */
const daysAhead = async (url: string): Promise<number> => {
  const { headers } = await look(`${url}/api/site`)
  return Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / DAY_MS)
}

/** Sends so many messages from one address. @returns the last answer's status, and its wait */
const sendMany = async (url: string, sender: Record<string, string>, count: number) => {
  for (let sent = 1; sent < count; sent++) await sendMessage(url, sender)
  const { status, headers } = await sendMessage(url, sender)
  return { status, retryAfter: Number(headers.get('retry-after') ?? 0) }
}

const isSignedIn = async (panel: Panel): Promise<boolean> =>
  Boolean(JSON.parse((await panel('GET', '/users/me')).text).user)

/** How often recurring tasks have run. */
const runsOf = async (metrics: string): Promise<number> => {
  const { text } = await look(`${metrics}/metrics`)
  const runs = text.matchAll(/^directory_job_runs_total\{[^}]*\} (\d+)/gm)
  return [...runs].reduce((sum, [, count]) => sum + Number(count), 0)
}

export const clock: Drill = {
  name: 'clock',
  does: `the product's clock a day ahead, right again, a day behind, right again, under ${PER_SECOND} requests a second`,
  promises:
    'pages, edits, forms and tasks go on; who was signed in still is afterwards; nobody who sent too much waits for a day',
  times: 1,
  run: async (times, stage) => {
    const database = await stage.database()
    const time = stage.add(await movableClock())
    const METRICS_PORT = String(await freePort())
    const { url } = await stage.product(database, { ...time.settings, METRICS_PORT })
    const metrics = `http://127.0.0.1:${METRICS_PORT}`
    const acknowledged: string[] = []
    const panel = await signIn(url)
    const [clinic = { id: 0, slug: '' }] = await someClinics(panel)
    await panel('POST', '/users', { ...OTHER, name: 'Ben', role: 'editor' })
    const load = startLoad(url, [...READING, messages(acknowledged)], PER_SECOND)
    const shown: number[] = []
    const seen: Seen[] = []
    for (const days of Array.from({ length: times }, () => [1, -1]).flat()) {
      const sender = fromOneSender()
      await time.move(`${days > 0 ? '+' : ''}${days}d`)
      const jumped = await daysAhead(url)
      const runs = await runsOf(metrics)
      const wasIn = await isSignedIn(panel)
      const other = await signIn(url, OTHER)
      shown.push(await timeToShow(url, other, clinic))
      const refused = await sendMany(url, sender, MOST_FORMS + 1)
      await wait(10_000)
      const ran = (await runsOf(metrics)) - runs
      await time.move('+0')
      const [isIn, isOtherIn] = [await isSignedIn(panel), await isSignedIn(other)]
      const after = await sendMany(url, sender, 1)
      shown.push(await timeToShow(url, panel, clinic))
      const still = (is: boolean) => (is ? 'still' : 'no longer')
      const isSoon = Math.max(refused.retryAfter, after.retryAfter) <= LONGEST_RETRY_SECONDS
      seen.push(
        [days > 0 ? 'ahead' : 'behind', jumped === days],
        [`signed in ${still(wasIn)}, afterwards ${still(isIn)}`, isIn],
        [`who signed in meanwhile ${still(isOtherIn)}`],
        [`${ran} tasks run`, ran > 0],
        [
          `form ${MOST_FORMS + 1} ${refused.status} for ${refused.retryAfter} s, afterwards ${after.status} for ${after.retryAfter} s`,
          refused.status === 429 && isSoon,
        ],
      )
    }
    await load.stop()
    return [
      [inWords(load.tally), isOnly(load.tally, 200, 201)],
      ...seen,
      [`edits public after ${most(shown)} ms at most`, Math.max(...shown) < SHOWN_WITHIN_MS],
      await messagesSeen(database, acknowledged),
    ]
  },
}
