import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'
import type { ProductProcess } from '../../support/product-process.ts'
import { startSession } from '../../support/sign-in.ts'
import { startCluster } from '../cluster.ts'
import { type Drill, end, messagesSeen, most, type Seen, type Stage } from '../drill.ts'
import { inWords, isOnly, messages, NEW_SHARE, READING, startLoad } from '../load.ts'
import { type Panel, signIn, someClinics, timeUntil } from '../look.ts'
import { behindVarnish, startVarnish } from '../proxies.ts'

const READS_PER_SECOND = 100
/** How long the page is watched after an edit: longer than the second purge takes. */
const WATCHED_MS = 3_000
const BETWEEN_LOOKS_MS = 25
/** An edit is public within a second; a busy machine may add a bit. */
const SOON_MS = 1_500
/** Until Varnish has seen that a process is well, or gone. */
const SETTLE_MS = 2_500
const WELL_KEPT = 0.7

/** What visitors have asked for before, so that it is kept. */
const SEEN = ['/', '/search?location=Chicago', '/api/clinics/search?location=Chicago']

/** What must never be kept: of one person, of the panel, or that nobody may get twice. */
const PERSONAL = [
  '/admin/login',
  '/admin',
  '/cms-api/users/me',
  '/cms-api/clinics?limit=1',
  '/submission/a-secret-of-an-operator',
  '/api/clinic-submissions/a-secret-of-an-operator',
  '/newsletter/confirm?token=a-secret',
  '/readyz',
]

type Scene = Awaited<ReturnType<typeof prepare>>
type Clinic = Scene['clinics'][number]

const isKept = ({ headers }: Response) => headers.get('cache-status')?.includes('hit') ?? false
const percent = (share: number) => `${(share * 100).toFixed(0)}%`

/** Edits a clinic, and looks at its page and its answer until long after. */
const watchEdit = async (url: string, panel: Panel, clinic: Clinic) => {
  const addresses = [`/services/${clinic.slug}`, `/api/clinics/slug/${clinic.slug}`]
  const look = async (address: string) => (await fetch(url + address)).text()
  for (const address of addresses) await look(address)
  const name = `Edited Clinic ${Date.now()}`
  const { status, text } = await panel('PATCH', `/clinics/${clinic.id}`, { name })
  if (status !== 200) throw new Error(`The edit was refused: ${text}`)
  const saved = performance.now()
  const seenAfter = addresses.map(() => Number.POSITIVE_INFINITY)
  let olderAgain = 0
  while (performance.now() - saved < WATCHED_MS) {
    const begun = performance.now() - saved
    const texts = await Promise.all(addresses.map(look))
    for (const [index, text] of texts.entries()) {
      const before = seenAfter[index] ?? begun
      if (text.includes(name)) seenAfter[index] = Math.min(before, begun)
      else if (before < begun) olderAgain++
    }
    await wait(BETWEEN_LOOKS_MS)
  }
  return { ms: Math.max(...seenAfter), olderAgain }
}

/** How much of the load of a while Varnish answers by itself, from 0 to 1. */
const shareOf = async (
  { counts }: Scene['varnish'],
  during: () => Promise<unknown>,
): Promise<number> => {
  const before = await counts()
  await during()
  const after = await counts()
  const hit = after.hit - before.hit
  return hit / (hit + after.miss - before.miss)
}

/** Edits under load, first by one process and then by the other. */
const editUnderLoad = async ({ url, varnish, panels, clinics }: Scene): Promise<Seen[]> => {
  const load = startLoad(url, READING, READS_PER_SECOND)
  await wait(SETTLE_MS)
  const quiet = await shareOf(varnish, () => wait(SETTLE_MS))
  const seen: Awaited<ReturnType<typeof watchEdit>>[] = []
  const edited = await shareOf(varnish, async () => {
    for (const [index, clinic] of clinics.entries()) {
      const panel = panels[index % panels.length]
      if (panel) seen.push(await watchEdit(url, panel, clinic))
    }
  })
  await load.stop()
  const times = seen.map(({ ms }) => ms)
  const older = seen.reduce((sum, { olderAgain }) => sum + olderAgain, 0)
  return [
    [inWords(load.tally), isOnly(load.tally, 200)],
    [
      `Varnish answered ${percent(quiet)} by itself, ${percent(edited)} with an edit every 3 s, where ${NEW_SHARE}% were asked for the first time`,
      quiet > WELL_KEPT,
    ],
    [`${seen.length} edits seen after ${most(times)} ms at most`, Math.max(...times) < SOON_MS],
    [`${older} older pages after that`, older === 0],
  ]
}

/** Asks for what should not be kept, as an admin and as nobody, and purges without the key. */
const askForOthers = async ({ url }: Scene): Promise<Seen[]> => {
  const cookie = `payload-token=${await startSession(url)}`
  const kept: string[] = []
  for (const path of PERSONAL)
    for (const headers of [new Headers({ cookie }), new Headers(), new Headers()])
      if (isKept(await fetch(url + path, { headers, redirect: 'manual' }))) kept.push(path)
  const guess = { method: 'PURGE', headers: { 'x-purge-key': 'guessed' } }
  const { status } = await fetch(url, guess)
  return [
    [`${kept.length} of ${PERSONAL.length} personal addresses kept`, kept.length === 0],
    [`a purge without the key ${status}`, status === 403],
  ]
}

/** Kills both right after an edit, so that all that is kept is from before it. */
const killBoth = async ({ url, panels, clinics, products }: Scene): Promise<Seen[]> => {
  const paths = [...SEEN, ...clinics.map(({ slug }) => `/services/${slug}`)]
  /** How many of these addresses Varnish answers by itself. */
  const answered = async () => {
    const answers = await Promise.all(paths.map((path) => fetch(url + path)))
    return answers.filter((answer) => answer.status === 200 && isKept(answer)).length
  }
  for (const path of paths) await (await fetch(url + path)).text()
  await panels[0]?.('PATCH', `/clinics/${clinics[0]?.id}`, { name: 'Edited Last' })
  await wait(SETTLE_MS)
  await Promise.all(products.map((product) => end(product, 'SIGKILL')))
  const first = await answered()
  await wait(SETTLE_MS)
  const later = await answered()
  const { status } = await fetch(`${url}/search?location=Nowhere`)
  return [
    [
      `both killed: at once ${first} and later ${later} of ${paths.length} pages seen before answered`,
      Math.min(first, later) === paths.length,
    ],
    [`${status} for others`, status === 503],
  ]
}

const prepare = async (stage: Stage, count: number) => {
  const url = `http://127.0.0.1:${await freePort()}`
  const { upstreams, start } = await stage.pair(await stage.database(), behindVarnish(url))
  const varnish = stage.add(await startVarnish(url, upstreams))
  const products: ProductProcess[] = []
  /** Payload's API: of one process, and of the other. */
  const panels: Panel[] = []
  // One after the other: of two sessions that begin at the same moment, one may be lost.
  for (const index of [0, 1]) {
    const product = await start(index)
    products.push(product)
    panels.push(await signIn(product.url))
  }
  const clinics = panels[0] ? await someClinics(panels[0], count) : []
  await wait(SETTLE_MS)
  return { url, varnish, products, panels, clinics }
}

export const edge: Drill = {
  name: 'edge',
  does: `edits under ${READS_PER_SECOND} requests a second to two processes behind Varnish, then both killed`,
  promises:
    'Varnish answers most by itself; an edit is seen within a second, and nothing older after it; what was seen is answered without any process; nothing personal is kept',
  times: 10,
  run: async (times, stage) => {
    const scene = await prepare(stage, times)
    return [
      ...(await editUnderLoad(scene)),
      ...(await askForOthers(scene)),
      ...(await killBoth(scene)),
    ]
  },
}

const CLUSTER_READS_PER_SECOND = 60
const MESSAGES_PER_SECOND = 5
const BETWEEN_KILLS_MS = 5_000
/** The lease of a primary, its successor's start, and the checks of HAProxy. */
const LONGEST_MS = 30_000

export const cluster: Drill = {
  name: 'cluster',
  does: `the primary of three Postgres nodes (Patroni, etcd, HAProxy) killed under ${CLUSTER_READS_PER_SECOND} requests a second to two processes behind Varnish`,
  promises:
    'pages and answers go on; forms say to try again until there is a primary; nothing acknowledged is lost or stored twice',
  times: 3,
  run: async (times, stage) => {
    const cluster = await startCluster(stage)
    const url = `http://127.0.0.1:${await freePort()}`
    const settings = {
      ...behindVarnish(url),
      DATABASE_REPLICA_URLS: cluster.replicaUrls.join(' '),
      // As if TLS came before Varnish: messages come from many addresses.
      TRUSTED_PROXIES: '2',
    }
    const first = await stage.product(cluster.url, settings)
    const second = await stage.product(cluster.url, settings)
    stage.add(await startVarnish(url, [first.url, second.url]))
    const acknowledged: string[] = []
    const reading = startLoad(url, READING, CLUSTER_READS_PER_SECOND)
    const writing = startLoad(url, [messages(acknowledged)], MESSAGES_PER_SECOND)
    /** Milliseconds until something could be stored again. */
    const outages: number[] = []
    for (let round = 0; round < times; round++) {
      await wait(BETWEEN_KILLS_MS)
      const primary = await cluster.primary()
      const before = acknowledged.length
      await primary.kill()
      outages.push(await timeUntil(() => acknowledged.length > before, 4 * LONGEST_MS))
      await primary.start()
    }
    await wait(BETWEEN_KILLS_MS)
    await Promise.all([reading.stop(), writing.stop()])
    const seconds = outages.map((ms) => (ms / 1_000).toFixed(1)).join(', ')
    return [
      [`${times} times: read ${inWords(reading.tally)}`, isOnly(reading.tally, 200, 503)],
      [`messages ${inWords(writing.tally)}`],
      await messagesSeen(cluster.url, acknowledged),
      [`nothing could be stored for ${seconds} s`, Math.max(...outages) < LONGEST_MS],
    ]
  },
}
