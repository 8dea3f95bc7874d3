import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { EDITOR } from '../../support/editor-account.ts'
import { freePort } from '../../support/free-port.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'
import { type Edit, signIn } from '../../support/sign-in.ts'
import type { Drill } from '../drill.ts'
import { READING } from '../kinds.ts'
import { inWords, startLoad } from '../load.ts'
import { behindVarnish, startVarnish, type Varnish } from '../varnish.ts'
import { withDatabase } from '../with-database.ts'

const READS_PER_SECOND = 100
/** How long the page is watched after an edit: longer than the second purge takes. */
const WATCHED_MS = 3_000
const BETWEEN_LOOKS_MS = 25
/** An edit is public within a second; a busy machine may add a bit. */
const SOON_MS = 1_500
/** Until Varnish has seen that a process is well, or gone. */
const SETTLE_MS = 2_500
const WELL_KEPT = 0.7
/** How much of the load nobody has asked for before. */
const whole = READING.reduce((sum, { share }) => sum + share, 0)
const NEW_SHARE = (READING.find(({ name }) => name === 'new answers')?.share ?? 0) / whole

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

const isKept = ({ headers }: Response) => headers.get('cache-status')?.includes('hit') ?? false

/** Edits a clinic, and looks at its page and its answer until long after. */
const watchEdit = async (url: string, edit: Edit, clinic: { id: number; slug: string }) => {
  const addresses = [`/services/${clinic.slug}`, `/api/clinics/slug/${clinic.slug}`]
  const look = async (address: string) => (await fetch(url + address)).text()
  for (const address of addresses) await look(address)
  const name = `Edited Clinic ${Date.now()}`
  await edit('PATCH', `/clinics/${clinic.id}`, { name })
  const saved = performance.now()
  const seenAfter: (number | undefined)[] = addresses.map(() => undefined)
  let olderAgain = 0
  while (performance.now() - saved < WATCHED_MS) {
    const begun = performance.now() - saved
    const texts = await Promise.all(addresses.map(look))
    for (const [index, text] of texts.entries()) {
      if (text.includes(name)) seenAfter[index] ??= begun
      else if (seenAfter[index] !== undefined) olderAgain++
    }
    await wait(BETWEEN_LOOKS_MS)
  }
  return { ms: Math.max(...seenAfter.map((ms) => ms ?? Number.POSITIVE_INFINITY)), olderAgain }
}

/** Asks twice for each address, as an admin. @returns those that Varnish answered by itself */
const keptOf = async (url: string): Promise<string[]> => {
  const signed = await fetch(`${url}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(EDITOR),
  })
  const cookie = signed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  if (!cookie) throw new Error('Nobody could sign in')
  const kept: string[] = []
  for (const path of PERSONAL) {
    for (const headers of [new Headers({ cookie }), new Headers(), new Headers()]) {
      if (isKept(await fetch(url + path, { headers, redirect: 'manual' }))) kept.push(path)
    }
  }
  return kept
}

const kill = async (products: ProductProcess[]) => {
  const gone = products.map(({ child }) => once(child, 'exit'))
  for (const { child } of products) child.kill('SIGKILL')
  await Promise.all(gone)
}

/** How many of these addresses Varnish answers by itself. */
const answeredBy = async (url: string, paths: string[]) => {
  const answers = await Promise.all(paths.map((path) => fetch(url + path)))
  return answers.filter((answer) => answer.status === 200 && isKept(answer)).length
}

/** How much of the load of a while Varnish answers by itself, from 0 to 1. */
const shareOf = async ({ counts }: Varnish, during: () => Promise<unknown>): Promise<number> => {
  const before = await counts()
  await during()
  const after = await counts()
  const hit = after.hit - before.hit
  return hit / (hit + after.miss - before.miss)
}

const percent = (share: number) => `${(share * 100).toFixed(0)}%`

interface Scene {
  url: string
  products: ProductProcess[]
  varnish: Varnish
  /** Calls Payload's API: of one process, and of the other. */
  edits: Edit[]
  clinics: { id: number; slug: string }[]
}

/** Edits under load, first by one process and then by the other. */
const editUnderLoad = async ({ url, varnish, edits, clinics }: Scene) => {
  const load = startLoad(url, READING, READS_PER_SECOND)
  await wait(SETTLE_MS)
  const quiet = await shareOf(varnish, () => wait(SETTLE_MS))
  const seen: Awaited<ReturnType<typeof watchEdit>>[] = []
  const edited = await shareOf(varnish, async () => {
    for (const [index, clinic] of clinics.entries()) {
      const edit = edits[index % edits.length]
      if (edit) seen.push(await watchEdit(url, edit, clinic))
    }
  })
  await load.stop()
  const slowest = Math.max(...seen.map(({ ms }) => ms))
  const older = seen.reduce((sum, { olderAgain }) => sum + olderAgain, 0)
  const isWell = [...load.tally.keys()].join(' ') === '200'
  return {
    kept: isWell && quiet > WELL_KEPT && slowest < SOON_MS && older === 0,
    figures: [
      inWords(load.tally),
      `Varnish answered ${percent(quiet)} by itself, ${percent(edited)} with an edit every 3 s, where ${percent(NEW_SHARE)} were asked for the first time`,
      `${seen.length} edits seen after ${slowest.toFixed(0)} ms at most, ${older} older pages after that`,
    ],
  }
}

/** Looks for what should not be kept, and purges without the key. */
const askForOthers = async ({ url }: Scene) => {
  const kept = await keptOf(url)
  const headers = { 'x-purge-key': 'guessed' }
  const { status } = await fetch(url, { method: 'PURGE', headers })
  return {
    kept: kept.length === 0 && status === 403,
    figures: [
      `${kept.length} of ${PERSONAL.length} personal addresses kept`,
      `a purge without the key ${status}`,
    ],
  }
}

/** Kills both right after an edit, so that all that is kept is from before it. */
const killBoth = async ({ url, edits, clinics, products }: Scene) => {
  const paths = [...SEEN, ...clinics.map(({ slug }) => `/services/${slug}`)]
  for (const path of paths) await (await fetch(url + path)).text()
  await edits[0]?.('PATCH', `/clinics/${clinics[0]?.id}`, { name: 'Edited Last' })
  await wait(SETTLE_MS)
  await kill(products)
  const first = await answeredBy(url, paths)
  await wait(SETTLE_MS)
  const later = await answeredBy(url, paths)
  const { status } = await fetch(`${url}/search?location=Nowhere`)
  return {
    kept: first === paths.length && later === paths.length && status === 503,
    figures: [
      `both killed: at once ${first} and later ${later} of ${paths.length} pages seen before answered, ${status} for others`,
    ],
  }
}

const start = async (database: string) => {
  const url = `http://127.0.0.1:${await freePort()}`
  const ports = [await freePort(), await freePort()]
  const varnish = await startVarnish(
    url,
    ports.map((port) => `http://127.0.0.1:${port}`),
  )
  const products: ProductProcess[] = []
  for (const port of ports) {
    const settings = { ...behindVarnish(url), PORT: String(port), TRUSTED_PROXIES: '1' }
    products.push(await startProductProcess(database, settings))
  }
  return { url, varnish, products }
}

/** Signs in at each process, and chooses the clinics to edit. */
const prepare = async (products: ProductProcess[], times: number) => {
  // One after the other: of two sessions that begin at the same moment, one may be lost.
  const edits: Edit[] = []
  for (const product of products) edits.push(await signIn(product.url))
  const [edit] = edits
  if (!edit) throw new Error('There is no process to edit with')
  const { docs: clinics } = await edit('GET', `/clinics?limit=${times}&depth=0`)
  await wait(SETTLE_MS)
  return { edits, clinics }
}

/** Edits and kills while people use the directory through Varnish. */
export const edge: Drill = {
  name: 'edge',
  does: `edits under ${READS_PER_SECOND} requests a second to two processes behind Varnish, then both killed`,
  promises:
    'Varnish answers most by itself; an edit is seen within a second, and nothing older after it; what was seen is answered without any process; nothing personal is kept',
  times: 10,
  run: (times) =>
    withDatabase(async (database) => {
      const started = await start(database)
      try {
        const scene = { ...started, ...(await prepare(started.products, times)) }
        const seen = [await editUnderLoad(scene), await askForOthers(scene), await killBoth(scene)]
        if (process.env.DEBUG) console.log(started.varnish.output())
        return {
          kept: seen.every(({ kept }) => kept),
          figures: seen.flatMap(({ figures }) => figures).join('; '),
        }
      } finally {
        await started.varnish.stop()
        await Promise.all(started.products.map((product) => product.stop()))
      }
    }),
}
