import { once } from 'node:events'
import { connect, type IncomingHttpHeaders } from 'node:http2'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { migrate } from '../../../cms/database/migrate.ts'
import { type Migration, readMigrationFiles } from '../../../cms/database/migration-files.ts'
import { findBrowser } from '../../support/find-browser.ts'
import { freePort } from '../../support/free-port.ts'
import { migration, schemaOf } from '../../support/migrations.ts'
import { mirrorFolder } from '../../support/mirrored.ts'
import { query } from '../../support/template.ts'
import { type Drill, end, messagesSeen, type Stage } from '../drill.ts'
import { inWords, isOnly, messages, READING, startLoad } from '../load.ts'
import { startCaddy } from '../proxies.ts'

const READS_PER_SECOND = 60
/** After twenty, all that come from one address are refused, whatever it says that it is. */
const MESSAGES_PER_SECOND = 1
const UPGRADE_PER_SECOND = 100
/** Until Caddy has seen that a process is gone or back. */
const SETTLE_MS = 3_000
/** And that no process is left. */
const ALL_GONE_MS = 5_000
const PLACE = '60601'

/** Caddy before two processes on one database, which can be started. */
const prepare = async (stage: Stage, mirror?: string) => {
  const database = await stage.database()
  const url = `https://localhost:${await freePort()}`
  const { upstreams, start } = await stage.pair(database, { PUBLIC_URL: url })
  return { database, url, start, caddy: stage.add(await startCaddy(url, upstreams, mirror)) }
}

/** The answer to one request over HTTP/2. */
const askHttp2 = async (
  url: string,
  path: string,
  options: { ca: string },
): Promise<IncomingHttpHeaders> => {
  const session = connect(url, options)
  const stream = session.request({ ':path': path, 'x-request-id': 'chosen-outside' })
  const [headers] = await once(stream, 'response')
  session.destroy()
  return headers
}

export const twoProcesses: Drill = {
  name: 'two processes',
  does: `one of two processes behind Caddy killed, then one told to stop, under ${READS_PER_SECOND} requests a second`,
  promises:
    'TLS, HTTP/2, HTTP/3 on offer; nobody who reads notices; what was acknowledged is stored once',
  times: 5,
  run: async (times, stage) => {
    const { database, url, start, caddy } = await prepare(stage)
    let [first, second] = [await start(0), await start(1)]
    await wait(SETTLE_MS)
    const headers = await askHttp2(url, '/', caddy)
    const acknowledged: string[] = []
    const reading = startLoad(url, READING, READS_PER_SECOND, caddy)
    const writing = startLoad(url, [messages(acknowledged)], MESSAGES_PER_SECOND, caddy)
    for (let round = 0; round < times; round++) {
      await wait(1_000)
      await end(first, 'SIGKILL')
      first = await start(0)
      await wait(SETTLE_MS)
      await end(second, 'SIGTERM')
      second = await start(1)
      await wait(SETTLE_MS)
    }
    await Promise.all([reading.stop(), writing.stop()])
    const isWellSpoken =
      Number(headers[':status']) === 200 &&
      /h3=/.test(String(headers['alt-svc'])) &&
      headers['x-request-id'] !== 'chosen-outside'
    return [
      [`${times} times each: read ${inWords(reading.tally)}`, isOnly(reading.tally, 200)],
      [`messages ${inWords(writing.tally)}`],
      await messagesSeen(database, acknowledged),
      [`HTTP/2 ${headers[':status']}, ${headers['alt-svc']}`, isWellSpoken],
    ]
  },
}

/** A migration that fails in the middle. @returns what it says, and whether all is as it was */
const failToMigrate = async (database: string, all: Migration[], round: number) => {
  const before = await schemaOf(database)
  const broken = migration(
    `0_broken_${round}`,
    `alter table clinics add column first_half_${round} text;
     create index first_half_${round} on clinics (first_half_${round});
     alter table clinics add column name text`,
  )
  const said = await migrate(database, { migrations: [...all, broken] }).then(
    () => 'nothing',
    (error: Error) => error.message,
  )
  return { said, isAsBefore: isDeepStrictEqual(await schemaOf(database), before) }
}

/** Two processes that bring the tables up to date at once. @returns how many migrations they ran */
const migrateTwice = async (database: string, all: Migration[], round: number) => {
  const wider = migration(
    `0_wider_${round}`,
    `alter table clinics add column wider_${round} text;
     alter table listings add column wider_${round} text default '' not null;
     create index wider_${round} on clinics (wider_${round})`,
  )
  const migrations = [...all, wider]
  const runs = await Promise.all([1, 2].map(() => migrate(database, { migrations })))
  return runs.flat().length
}

export const upgrade: Drill = {
  name: 'upgrade',
  does: `a migration that fails, one that two run at once, the new process started and the old one stopped, under ${UPGRADE_PER_SECOND} requests a second`,
  promises: 'no request fails; what failed is undone and says how to go on; two migrate once',
  times: 3,
  run: async (times, stage) => {
    const { database, url, start, caddy } = await prepare(stage)
    let old = await start(0)
    const all = await readMigrationFiles()
    await wait(SETTLE_MS)
    const load = startLoad(url, READING, UPGRADE_PER_SECOND, caddy)
    await wait(1_000)
    const failures: Awaited<ReturnType<typeof failToMigrate>>[] = []
    let ran = 0
    for (let round = 1; round <= times; round++) {
      failures.push(await failToMigrate(database, all, round))
      ran += await migrateTwice(database, all, round)
      // What the old release has written, the new one regenerates before it serves.
      await query(database, "update listings set version = 'of another release'")
      const next = await start(round % 2)
      await wait(SETTLE_MS)
      await end(old, 'SIGTERM')
      old = next
    }
    await load.stop()
    const undone = failures.filter(({ isAsBefore }) => isAsBefore).length
    return [
      [
        `${times} times: ${inWords(load.tally)}, slowest ${load.slowestMs()} ms`,
        isOnly(load.tally, 200),
      ],
      [
        `failed ones undone ${undone} of ${times}, with the words “${failures[0]?.said}”`,
        undone === times && failures.every(({ said }) => said.includes('npm run migrate again')),
      ],
      [`migrations run by two at once: ${ran} of ${2 * times} tries`, ran === times],
    ]
  },
}

const isCopy = async (page: Page) => (await page.locator('[data-outdated]').count()) > 0

/** What a visitor gets, from the first page to a clinic's telephone number. */
const findClinic = async (page: Page, url: string, findInList: (page: Page) => Promise<void>) => {
  await page.goto(url)
  const home = await isCopy(page)
  await page.getByRole('textbox', { name: 'Location' }).fill(PLACE)
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await findInList(page)
  const main = page.getByRole('main')
  const name = await main.locator('.mirror-clinics h2').first().textContent()
  await main.locator('.mirror-clinics h2 a').first().click()
  await page.getByRole('heading', { level: 1, name: name ?? '', exact: true }).waitFor()
  const telephone = await main.locator('a[href^="tel:"]').first().getAttribute('href')
  return { name, telephone, isCopied: home && (await isCopy(page)) }
}

const bySearch = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: `miles of ${PLACE}` })
    .waitFor()

const byLists = async (page: Page) => {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'All ZIP codes' }).click()
  await main.getByRole('link', { name: PLACE.slice(0, 3), exact: true }).click()
}

export const mirror: Drill = {
  name: 'mirror',
  does: 'every process killed; a visitor looks for a clinic, with and without JavaScript',
  promises: 'a clinic and its telephone number are found on the mirror; the site is back by itself',
  times: 1,
  run: async (times, stage) => {
    const made = await mirrorFolder()
    stage.add({ stop: made.remove })
    const { url, start } = await prepare(stage, made.folder)
    let product = await start(0)
    const browser = await chromium.launch({ executablePath: await findBrowser() })
    stage.add({ stop: () => browser.close() })
    const open = async (options: BrowserContextOptions) => {
      const small = { viewport: { width: 360, height: 640 }, ignoreHTTPSErrors: true }
      return (await browser.newContext({ ...small, ...options })).newPage()
    }
    const begun = performance.now()
    const { output, errors } = await made.mirror(product.url)
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
    const found: Awaited<ReturnType<typeof findClinic>>[] = []
    let other = ''
    let isBack = true
    for (let round = 0; round < times; round++) {
      await end(product, 'SIGKILL')
      await wait(ALL_GONE_MS)
      const page = await open({})
      found.push(await findClinic(page, url, bySearch))
      found.push(await findClinic(await open({ javaScriptEnabled: false }), url, byLists))
      const answer = await page.request.get(`${url}/api/states`)
      const sent = await page.request.post(`${url}/contact`)
      other = `/api ${answer.status()}, a form ${sent.status()}`
      product = await start(0)
      await wait(ALL_GONE_MS)
      await page.goto(url)
      isBack &&= !(await isCopy(page))
    }
    const [first] = found
    return [
      [`${output.trim().split('\n').at(-1)} ${seconds} s${errors}`],
      [
        `near ${PLACE}: ${first?.name}, ${first?.telephone}`,
        found.every(({ isCopied, name, telephone }) => isCopied && name && telephone),
      ],
      [other, /^\/api 50[23], a form 50[23]$/.test(other)],
      [`${isBack ? 'back' : 'not back'} by itself`, isBack],
    ]
  },
}
