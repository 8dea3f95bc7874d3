import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { hugePng } from '../../support/huge-pictures.ts'
import { type Drill, most } from '../drill.ts'
import { signIn } from '../panel.ts'
import { startWithinGigabyte } from '../watch-memory.ts'
import { waitsInWords, watchVisitor } from '../watch-visitor.ts'

const MOST_MEGABYTES = 450
const SETTLE_MS = 3_000
const [WIDTH, HEIGHT] = [8_000, 5_000]

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

/** Uploads pictures that are small as files and huge once they are decoded. */
export const pictures: Drill = {
  name: 'pictures',
  does: 'three PNGs of 31 KB with 256 megapixels and three pictures with 40 uploaded at once, within 1 GB for product and Postgres',
  promises: `too large ones refused, the others stored; the process under ${MOST_MEGABYTES} MB; nothing killed`,
  times: 3,
  run: async (times, stage) => {
    // As in the image.
    const { product, watch, killed } = await startWithinGigabyte(stage, { MALLOC_ARENA_MAX: '2' })
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
      const answers = await Promise.all(files.map((file) => panel.upload(...file)))
      seconds.push((performance.now() - begunAt) / 1_000)
      statuses.push(...answers.map(({ status }) => status))
      waits.push(waitsInWords(await visitor()))
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
