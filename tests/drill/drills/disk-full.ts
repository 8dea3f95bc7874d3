import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, open, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { embeddedUrl } from '../../support/embedded-cluster.ts'
import { fromOneSender, messageValues } from '../../support/form-values.ts'
import { startProductProcess } from '../../support/product-process.ts'
import type { Drill } from '../drill.ts'
import { messages, READING } from '../kinds.ts'
import { inWords, startLoad } from '../load.ts'
import { keepLooking, look, sentenceOf, timeUntil } from '../look.ts'
import { type Panel, signIn } from '../panel.ts'
import { missingMessages } from '../stored.ts'

const run = promisify(execFile)

const MEGABYTES = 600
const READS_PER_SECOND = 60
const MESSAGES_PER_SECOND = 20
const FULL_MS = 15_000
const WELL_WITHIN_MS = 15_000

/** A disk of its own in memory. @throws Error where that can't be had */
const smallDisk = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'disk-'))
  const words = ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=755`, 'tmpfs', folder]
  await run('mount', words).catch(async () => {
    await rmdir(folder)
    throw new Error('This drill needs a small disk, which only root on Linux can make.')
  })
  await chmod(folder, 0o755)
  return {
    folder,
    remove: async () => {
      await run('umount', [folder])
      await rmdir(folder)
    },
  }
}

/** Writes until there is no room. @returns a function that makes room again */
const fill = async (folder: string) => {
  const file = path.join(folder, 'ballast')
  const handle = await open(file, 'a')
  // Smaller and smaller pieces, until not a page of Postgres has room.
  for (let bytes = 1024 * 1024; bytes >= 1024; ) {
    const isFull = await handle.appendFile(Buffer.alloc(bytes)).then(
      () => false,
      () => true,
    )
    if (isFull) bytes /= 2
  }
  await handle.close()
  return () => rm(file)
}

/** A picture that no other is the same as. */
const upload = async ({ ask }: Panel) => {
  const raw = { width: 400, height: 400, channels: 3 } as const
  const picture = await sharp(randomBytes(400 * 400 * 3), { raw })
    .png()
    .toBuffer()
  const form = new FormData()
  const name = `picture-${randomBytes(4).toString('hex')}.png`
  form.append('file', new File([new Uint8Array(picture)], name, { type: 'image/png' }))
  form.append('_payload', JSON.stringify({ alt: 'A clinic' }))
  return ask('POST', '/media', form)
}

const sendMessage = (url: string) =>
  look(`${url}/api/contact-messages`, {
    method: 'POST',
    headers: fromOneSender(),
    body: JSON.stringify(messageValues()),
  })

/** Fills the disk of Postgres and of the pictures while people use the directory. */
export const diskFull: Drill = {
  name: 'disk full',
  does: `the disk of Postgres and of the pictures filled under ${READS_PER_SECOND} reads and ${MESSAGES_PER_SECOND} messages a second`,
  promises:
    'reading goes on; writing is refused in plain words; nothing acknowledged is lost; well again by itself once there is room',
  times: 3,
  run: async (times) => {
    const disk = await smallDisk()
    const product = await startProductProcess('', { TRUSTED_PROXIES: '1', DATA_DIR: disk.folder })
    try {
      const database = await embeddedUrl(disk.folder)
      const acknowledged: string[] = []
      const read = new Set<string>()
      const panel = await signIn(product.url)
      const before = await upload(panel)
      const uploads: number[] = []
      const recoveries: number[] = []
      const alive = keepLooking(`${product.url}/healthz`, 100)
      const reading = startLoad(product.url, READING, READS_PER_SECOND)
      const writing = startLoad(product.url, [messages(acknowledged)], MESSAGES_PER_SECOND)
      for (let round = 0; round < times; round++) {
        await wait(2_000)
        const makeRoom = await fill(disk.folder)
        await wait(FULL_MS)
        const refused = [await upload(panel), await sendMessage(product.url)]
        for (const answer of refused) {
          uploads.push(answer.status)
          if (answer.status >= 400) read.add(sentenceOf(answer))
        }
        await makeRoom()
        recoveries.push(
          await timeUntil(
            async () =>
              (await sendMessage(product.url)).status === 201 &&
              (await upload(panel)).status === 201,
            60_000,
          ),
        )
      }
      await Promise.all([reading.stop(), writing.stop(), alive.stop()])
      if (process.env.DEBUG) console.log(product.output())
      const { lost, twice } = await missingMessages(database, acknowledged)
      const is = (statuses: Iterable<number | string>, allowed: number[]) =>
        [...statuses].every((status) => allowed.includes(Number(status)))
      return {
        kept:
          before.status === 201 &&
          is(reading.tally.keys(), [200, 503]) &&
          is(writing.tally.keys(), [201, 503]) &&
          is(uploads, [201, 503, 507]) &&
          lost + twice === 0 &&
          Math.max(...recoveries) < WELL_WITHIN_MS,
        figures: [
          `${times} times: read ${inWords(reading.tally)}, slowest ${reading.slowestMs()} ms`,
          `messages ${inWords(writing.tally)}, ${lost} lost, ${twice} stored twice`,
          `a picture and a message meanwhile: ${uploads.join(', ')}`,
          `/healthz ${alive.slowestMs()} ms at most`,
          `well again after ${Math.max(...recoveries)} ms`,
          `people read “${[...read].join('”, “')}”`,
        ].join('; '),
      }
    } finally {
      await product.stop()
      await disk.remove()
    }
  },
}
