import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { hugePng } from '../../support/huge-pictures.ts'
import { processCost } from '../../support/process-cost.ts'
import { type Drill, most, type Seen } from '../drill.ts'
import { heavyFiles } from '../heavy-files.ts'
import { inWords, isOnly, type Kind, number, pick, startLoad } from '../load.ts'
import { type Panel, sentenceOf, signIn, uploadPicture } from '../look.ts'
import { watchVisitor } from '../watch-visitor.ts'
import { startWithinGigabyte } from '../within-gigabyte.ts'

const IDLE_MEGABYTES = 300
const MOST_MEGABYTES = 450
/** The last third of the time may take this much more than the second. */
const MORE = 1.05
const AT_FIRST_MS = 10_000
const CAPACITY_MS = 15_000
const CROWD = 8
const SAMPLE_MS = 5_000
const SETTLE_MS = 3_000
const LOOK_MS = 500
const MOST_WAIT_MS = 100
const [WIDTH, HEIGHT] = [8_000, 5_000]

const anywhere = () => 10_000 + number(90_000)
const asked = (share: number, path: () => string): Kind => ({
  share,
  make: () => ({ path: path(), headers: { 'accept-encoding': 'br' } }),
})
/** What visitors ask for, most of it for the first time: that costs the most memory. */
const ASKED: readonly Kind[] = [
  asked(40, () => `/search?location=${anywhere()}`),
  asked(5, () => `/map?location=${anywhere()}`),
  asked(15, () => '/'),
  asked(40, () => `/api/clinics/search?location=${anywhere()}`),
]

/** Requests a second that it answers if some visitors ask again and again. */
const capacityOf = async (url: string): Promise<number> => {
  const until = performance.now() + CAPACITY_MS
  let answered = 0
  const visitor = async () => {
    while (performance.now() < until) {
      const { path, headers = {} } = pick(ASKED).make()
      await (await fetch(url + path, { headers })).arrayBuffer()
      answered++
    }
  }
  await Promise.all(Array.from({ length: CROWD }, visitor))
  return (answered / CAPACITY_MS) * 1_000
}

export const memory: Drill = {
  name: 'memory',
  does: 'minutes of half the requests that it can answer, within 1 GB for product and Postgres',
  promises: `idle under ${IDLE_MEGABYTES} MB, under load under ${MOST_MEGABYTES} MB, flat, nothing killed`,
  times: 30,
  run: async (minutes, stage) => {
    const { product, limit, killed } = await startWithinGigabyte(stage)
    const megabytes = async () => (await processCost(product.pid)).megabytes
    await wait(AT_FIRST_MS)
    const idle = await megabytes()
    const perSecond = (await capacityOf(product.url)) / 2
    const load = startLoad(product.url, ASKED, perSecond)
    const samples: number[] = []
    for (const until = performance.now() + minutes * 60_000; performance.now() < until; ) {
      await wait(SAMPLE_MS)
      samples.push(await megabytes())
    }
    await load.stop()
    const third = Math.ceil(samples.length / 3)
    const loaded = Math.max(...samples)
    const before = Math.max(...samples.slice(third, 2 * third))
    const after = Math.max(...samples.slice(2 * third))
    const together = await limit?.used()
    await fetch(`${product.url}/admin/login`)
    return [
      [
        `${minutes} minutes at ${perSecond.toFixed(0)} a second: ${inWords(load.tally)}`,
        isOnly(load.tally, 200),
      ],
      [`idle ${idle.toFixed(0)} MB after its first start`, idle < IDLE_MEGABYTES],
      [`under load ${loaded.toFixed(0)} MB at most`, loaded < MOST_MEGABYTES],
      [`in the last third ${after.toFixed(0)} after ${before.toFixed(0)}`, after <= before * MORE],
      [`with Postgres ${together?.toFixed(0)} MB of 1024`],
      await killed(),
      [`${(await megabytes()).toFixed(0)} MB once the panel was opened`],
    ]
  },
}

/** Pictures as large as allowed, in the ways that take the most memory. */
const allowed = async (): Promise<[name: string, content: Buffer][]> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 500, height: 313, channels: 3, background: 'white', noise } as const
  const small = await sharp({ create }).png().toBuffer()
  const photograph = () => sharp(small).resize(WIDTH, HEIGHT, { fit: 'fill' })
  const indexed = { palette: true, colours: 8, progressive: true }
  return [
    [
      'progressive.jpeg',
      await photograph().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ],
    ['one.webp', await photograph().webp({ quality: 60 }).toBuffer()],
    ['interlaced.png', await photograph().ensureAlpha().png(indexed).toBuffer()],
  ]
}

export const pictures: Drill = {
  name: 'pictures',
  does: 'three PNGs of 31 KB with 256 megapixels and three pictures with 40 uploaded at once, within 1 GB for product and Postgres',
  promises: `too large ones refused, the others stored; the process under ${MOST_MEGABYTES} MB; nothing killed`,
  times: 3,
  run: async (times, stage) => {
    // As in the image.
    const { product, watch, killed } = await startWithinGigabyte(stage, {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '8388608',
    })
    const panel = await signIn(product.url)
    await fetch(`${product.url}/admin/login`)
    const huge = hugePng(16_000, 16_000)
    const files: [string, Buffer][] = [
      ...[1, 2, 3].map((count): [string, Buffer] => [`huge-${count}.png`, huge]),
      ...(await allowed()),
    ]
    const statuses: number[] = []
    const seconds: number[] = []
    const waits: string[] = []
    const memories: { own: number; child: number }[] = []
    for (let round = 0; round < times; round++) {
      await wait(SETTLE_MS)
      const memory = watch()
      const visitor = watchVisitor(`${product.url}/healthz`)
      const begunAt = performance.now()
      const answers = await Promise.all(files.map((file) => uploadPicture(panel, ...file)))
      seconds.push((performance.now() - begunAt) / 1_000)
      statuses.push(...answers.map(({ status }) => status))
      waits.push((await visitor()).words)
      memories.push(await memory())
    }
    const own = memories.map((memory) => memory.own)
    return [
      [
        `${times} times: ${statuses.join(', ')}`,
        statuses.every((status, index) => status === (index % 6 < 3 ? 413 : 201)),
      ],
      [`${most(seconds, 1)} s for six`],
      [`the process ${most(own)} MB at most, with the panel`, Math.max(...own) < MOST_MEGABYTES],
      [`the one that reads a picture ${most(memories.map(({ child }) => child))} MB`],
      [`/healthz meanwhile ${waits.join('; ')}`],
      await killed(),
    ]
  },
}

const formOf = (name: string, content: string | Buffer<ArrayBuffer>) => {
  const form = new FormData()
  const columns = { name: 'name', city: 'city', state: 'state' }
  form.set('file', new Blob([content]), name)
  form.set('format', name.endsWith('.json') ? 'hsds' : 'mapped')
  form.set('mapping', JSON.stringify({ source: 'drill', columns }))
  return form
}

/** Uploads a file, waits until it has been compared, and throws it away. @returns what came of it */
const upload = async (panel: Panel, name: string, content: string | Buffer<ArrayBuffer>) => {
  await panel('POST', '/desk/imports/columns', formOf(name, content))
  const answer = await panel('POST', '/desk/imports', formOf(name, content))
  if (answer.status !== 200) return `${answer.status}: ${sentenceOf(answer).slice(0, 60)}`
  const { id } = JSON.parse(answer.text)
  for (;;) {
    const { text } = await panel('GET', `/desk/imports/${id}`)
    const { status, kinds } = JSON.parse(text)
    if (status !== 'comparing') {
      await panel('POST', `/desk/imports/${id}/discard`, {})
      const counts: number[] = Object.values(kinds).map(Number)
      return `${status}, ${counts.reduce((sum, count) => sum + count, 0)} rows`
    }
    await wait(LOOK_MS)
  }
}

export const importFiles: Drill = {
  name: 'import files',
  does: 'files of up to 50 MB that cost the most to read, uploaded one after the other while visitors ask 100 times a second, within 1 GB for product and Postgres',
  promises: `each read or refused; visitors wait ${MOST_WAIT_MS} ms at most; the process under ${MOST_MEGABYTES} MB; nothing killed`,
  times: 1,
  run: async (times, stage) => {
    const { product, watch, killed } = await startWithinGigabyte(stage)
    const panel = await signIn(product.url)
    const alive = `${product.url}/healthz`
    const found = `${product.url}/api/clinics/search?location=60601`
    // A process's first answers take longer, whatever is uploaded meanwhile.
    for (const address of [alive, found]) await (await fetch(address)).arrayBuffer()
    const seen: Seen[] = []
    for (const [name, make] of Array.from({ length: times }, () => heavyFiles).flat()) {
      const content = make()
      await wait(SETTLE_MS)
      const memory = watch()
      const healthVisitor = watchVisitor(alive)
      const searchVisitor = watchVisitor(found)
      const begunAt = performance.now()
      const outcome = await upload(panel, name, content)
      const seconds = ((performance.now() - begunAt) / 1_000).toFixed(1)
      const [health, search] = await Promise.all([healthVisitor(), searchVisitor()])
      const { own, child } = await memory()
      const figure = `${name}: ${outcome}, ${seconds} s; /healthz ${health.words}; search ${search.words}; ${own.toFixed(0)} MB, reading ${child.toFixed(0)} MB`
      console.log(figure)
      const longest = Math.max(health.longest, search.longest)
      seen.push([figure, longest < MOST_WAIT_MS && own < MOST_MEGABYTES])
    }
    return [...seen, await killed()]
  },
}
