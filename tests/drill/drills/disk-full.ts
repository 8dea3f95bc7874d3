import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { embeddedUrl } from '../../support/embedded-cluster.ts'
import { scratchFolder } from '../../support/scratch-folder.ts'
import { type Drill, messagesSeen, most } from '../drill.ts'
import { inWords, isOnly, messages, READING, startLoad } from '../load.ts'
import { keepLooking, sendMessage, sentenceOf, signIn, timeUntil, uploadPicture } from '../look.ts'

const run = promisify(execFile)

const MEGABYTES = 600
const READS_PER_SECOND = 60
const MESSAGES_PER_SECOND = 20
const FULL_MS = 15_000
const WELL_WITHIN_MS = 15_000

/** A disk of its own in memory. @throws Error where that can't be had */
const smallDisk = async () => {
  const { folder, remove } = await scratchFolder('disk')
  const words = ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=755`, 'tmpfs', folder]
  await run('mount', words).catch(async () => {
    await remove()
    throw new Error('This drill needs a small disk, which only root on Linux can make.')
  })
  await chmod(folder, 0o755)
  const stop = async () => {
    await run('umount', [folder])
    await remove()
  }
  return { folder, stop }
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
const newPicture = async () => {
  const raw = { width: 400, height: 400, channels: 3 } as const
  const noise = randomBytes(raw.width * raw.height * raw.channels)
  return sharp(noise, { raw }).png().toBuffer()
}

export const diskFull: Drill = {
  name: 'disk full',
  does: `the disk of Postgres and of the pictures filled under ${READS_PER_SECOND} reads and ${MESSAGES_PER_SECOND} messages a second`,
  promises:
    'reading goes on; writing is refused in plain words; nothing acknowledged is lost; well again by itself once there is room',
  times: 3,
  run: async (times, stage) => {
    const disk = stage.add(await smallDisk())
    const { url } = await stage.product('', { DATA_DIR: disk.folder })
    const database = await embeddedUrl(disk.folder)
    const acknowledged: string[] = []
    const read = new Set<string>()
    const panel = await signIn(url)
    const upload = async () =>
      uploadPicture(panel, `picture-${randomBytes(4).toString('hex')}.png`, await newPicture())
    const before = await upload()
    const meanwhile: number[] = []
    const recoveries: number[] = []
    const alive = keepLooking(`${url}/healthz`, 100)
    const reading = startLoad(url, READING, READS_PER_SECOND)
    const writing = startLoad(url, [messages(acknowledged)], MESSAGES_PER_SECOND)
    for (let round = 0; round < times; round++) {
      await wait(2_000)
      const makeRoom = await fill(disk.folder)
      await wait(FULL_MS)
      for (const answer of [await upload(), await sendMessage(url)]) {
        meanwhile.push(answer.status)
        if (answer.status >= 400) read.add(sentenceOf(answer))
      }
      await makeRoom()
      const isWell = async () =>
        (await sendMessage(url)).status === 201 && (await upload()).status === 201
      recoveries.push(await timeUntil(isWell, 60_000))
    }
    await Promise.all([reading.stop(), writing.stop(), alive.stop()])
    const slowest = `slowest ${reading.slowestMs()} ms`
    return [
      [`a picture before: ${before.status}`, before.status === 201],
      [
        `${times} times: read ${inWords(reading.tally)}, ${slowest}`,
        isOnly(reading.tally, 200, 503),
      ],
      [`messages ${inWords(writing.tally)}`, isOnly(writing.tally, 201, 503)],
      await messagesSeen(database, acknowledged),
      [
        `a picture and a message meanwhile: ${meanwhile.join(', ')}`,
        meanwhile.every((status) => [201, 503, 507].includes(status)),
      ],
      [`/healthz ${alive.slowestMs()} ms at most`],
      [`well again after ${most(recoveries)} ms`, Math.max(...recoveries) < WELL_WITHIN_MS],
      [`people read “${[...read].join('”, “')}”`],
    ]
  },
}
