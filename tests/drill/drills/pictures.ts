import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { hugePng } from '../../support/huge-pictures.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'
import type { Drill } from '../drill.ts'
import { limitMemory } from '../memory-limit.ts'
import { signIn } from '../panel.ts'
import { childrenOf, watchMemory } from '../watch-memory.ts'
import { waitsInWords, watchVisitor } from '../watch-visitor.ts'

const GIGABYTE = 1024 ** 3
const MOST_MEGABYTES = 450
const SETTLE_MS = 3_000
const [WIDTH, HEIGHT] = [8_000, 5_000]

/** Pictures as large as allowed, in the ways that take the most memory. */
const allowed = async (): Promise<[name: string, content: Buffer][]> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const small = await sharp({
    create: { width: 500, height: 313, channels: 3, background: 'white', noise },
  })
    .png()
    .toBuffer()
  const photograph = () => sharp(small).resize(WIDTH, HEIGHT, { fit: 'fill' })
  return [
    [
      'progressive.jpg',
      await photograph().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ],
    ['one.webp', await photograph().webp({ quality: 60 }).toBuffer()],
    [
      'interlaced.png',
      await photograph()
        .ensureAlpha()
        .png({ palette: true, colours: 8, progressive: true })
        .toBuffer(),
    ],
  ]
}

const formOf = (name: string, content: Buffer) => {
  const form = new FormData()
  form.set(
    'file',
    new Blob([new Uint8Array(content)], { type: `image/${name.split('.')[1]}` }),
    name,
  )
  form.set('_payload', JSON.stringify({ alt: 'What it shows' }))
  return form
}

const uploadAll = async ({ url, pid }: ProductProcess, already: ReadonlySet<string>) => {
  const panel = await signIn(url)
  await fetch(`${url}/admin/login`)
  const huge = hugePng(16_000, 16_000)
  const files: [string, Buffer][] = [
    ...[1, 2, 3].map((count): [string, Buffer] => [`huge-${count}.png`, huge]),
    ...(await allowed()),
  ]
  await wait(SETTLE_MS)
  const memory = await watchMemory(pid, already)
  const visitor = watchVisitor(`${url}/healthz`)
  const begunAt = performance.now()
  const answers = await Promise.all(
    files.map(([name, content]) => panel.ask('POST', '/media', formOf(name, content))),
  )
  const seconds = (performance.now() - begunAt) / 1_000
  return {
    statuses: answers.map(({ status }) => status),
    seconds,
    waits: await visitor(),
    ...(await memory()),
  }
}

/** Uploads pictures that are small as files and huge once they are decoded. */
export const pictures: Drill = {
  name: 'pictures',
  does: 'three PNGs of 31 KB with 256 megapixels and three pictures with 40 uploaded at once, within 1 GB for product and Postgres',
  promises: `too large ones refused, the others stored; the process under ${MOST_MEGABYTES} MB; nothing killed`,
  times: 3,
  run: async (times) => {
    const limit = await limitMemory(GIGABYTE)
    // As in the image.
    const product = await startProductProcess('', { MALLOC_ARENA_MAX: '2' }, limit?.add)
    try {
      const already = new Set(await childrenOf(product.pid))
      const rounds: Awaited<ReturnType<typeof uploadAll>>[] = []
      for (let round = 0; round < times; round++) rounds.push(await uploadAll(product, already))
      const statuses = rounds.flatMap((round) => round.statuses)
      const most = (of: 'own' | 'child') => Math.max(...rounds.map((round) => round[of]))
      const kills = (await limit?.kills()) ?? 0
      return {
        kept:
          statuses.every((status, index) => status === (index % 6 < 3 ? 413 : 201)) &&
          most('own') < MOST_MEGABYTES &&
          kills === 0,
        figures: [
          `${times} times: ${statuses.filter((status) => status === 413).length} × 413, ${statuses.filter((status) => status === 201).length} × 201`,
          `${Math.max(...rounds.map(({ seconds }) => seconds)).toFixed(1)} s for six`,
          `the process ${most('own').toFixed(0)} MB at most, with the panel; the one that reads a picture ${most('child').toFixed(0)} MB`,
          `/healthz meanwhile ${rounds.map(({ waits }) => waitsInWords(waits)).join('; ')}`,
          limit ? `${kills} killed` : 'no limit could be set here',
        ].join('; '),
      }
    } finally {
      await product.stop()
      await limit?.remove()
    }
  },
}
