import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { emptyDatabase } from '../../support/backups.ts'
import { startProductProcess } from '../../support/product-process.ts'
import { runCommand } from '../../support/run-command.ts'
import { query } from '../../support/template.ts'
import { differingTables, tablesOf } from '../differing-tables.ts'
import type { Drill } from '../drill.ts'
import { messages, READING } from '../kinds.ts'
import { inWords, startLoad } from '../load.ts'
import { look } from '../look.ts'
import { missingMessages } from '../stored.ts'
import { withDatabase } from '../with-database.ts'

const PER_SECOND = 60
const PICTURES = 5
/** Tables that change while people send messages. */
const BUSY = ['contact_messages', 'rate_limits']

const ended = async (
  script: string,
  words: string[],
  DATABASE_URL: string,
  DATA_DIR: string,
): Promise<number> => {
  const begunAt = performance.now()
  const { code, output, errors } = await runCommand(script, words, { DATABASE_URL, DATA_DIR })
  if (code !== 0) throw new Error(`npm run ${script} failed: ${output} ${errors}`)
  return (performance.now() - begunAt) / 1_000
}

/** Restored messages that are not, in every column, as the database has them that went on. */
const alteredMessages = async (restored: string, source: string): Promise<number> => {
  const rows = (url: string) =>
    query(url, 'select md5(to_jsonb(m)::text) as hash from contact_messages m')
  const known = new Set((await rows(source)).map(({ hash }) => hash))
  return (await rows(restored)).filter(({ hash }) => !known.has(hash)).length
}

const hashesIn = async (folder: string): Promise<string> => {
  const names = (await readdir(folder)).sort()
  const hashes = names.map(async (name) => {
    const bytes = await readFile(path.join(folder, name))
    return `${name} ${createHash('sha256').update(bytes).digest('hex')}`
  })
  return (await Promise.all(hashes)).join('\n')
}

/** One backup while people write, restored beside the product. */
const rehearse = async (source: string, dataDir: string, acknowledged: string[]) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'drill-'))
  const target = await emptyDatabase()
  const before = [...acknowledged]
  const backupSeconds = await ended('backup', [folder], source, dataDir)
  const [name = ''] = await readdir(folder)
  const restoreSeconds = await ended('restore', [path.join(folder, name)], target.url, folder)
  const differing = await differingTables(target.url, source)
  const hashes = [path.join(folder, 'media'), path.join(dataDir, 'media')].map(hashesIn)
  const [restored, original] = await Promise.all(hashes)
  const { lost } = await missingMessages(target.url, before)
  const altered = await alteredMessages(target.url, source)
  const product = await startProductProcess(target.url)
  const served = await look(`${product.url}/search?location=Chicago`)
  await product.stop()
  const tables = (await tablesOf(target.url)).length
  await target.drop()
  await rm(folder, { recursive: true })
  return {
    backupSeconds,
    restoreSeconds,
    tables,
    differing: differing.filter((table) => !BUSY.includes(table)),
    isMediaSame: restored === original,
    before: before.length,
    lost,
    altered,
    status: served.status,
  }
}

/** Backs up while people write, and restores that into another database. */
export const restore: Drill = {
  name: 'restore',
  does: `a backup under ${PER_SECOND} requests a second, some of them messages, restored into another database`,
  promises:
    'nobody notices; all tables and pictures the same by hash; what was acknowledged before is in it; the product serves from it',
  times: 2,
  run: (times) =>
    withDatabase(async (source) => {
      const product = await startProductProcess(source, { TRUSTED_PROXIES: '1' })
      try {
        const media = path.join(product.dataDir, 'media')
        await mkdir(media, { recursive: true })
        for (let count = 0; count < PICTURES; count++) {
          await writeFile(path.join(media, `picture-${count}.webp`), randomBytes(200_000))
        }
        const acknowledged: string[] = []
        const load = startLoad(product.url, [...READING, messages(acknowledged)], PER_SECOND)
        await wait(5_000)
        const seen: Awaited<ReturnType<typeof rehearse>>[] = []
        for (let round = 0; round < times; round++) {
          seen.push(await rehearse(source, product.dataDir, acknowledged))
        }
        await load.stop()
        const bad = [...load.tally.keys()].filter((status) => status !== 200 && status !== 201)
        const sum = (of: (one: (typeof seen)[number]) => number) =>
          seen.reduce((total, one) => total + of(one), 0)
        const most = (of: (one: (typeof seen)[number]) => number) =>
          Math.max(...seen.map(of)).toFixed(0)
        return {
          kept:
            bad.length === 0 &&
            seen.every(
              ({ differing, isMediaSame, lost, altered, before, status }) =>
                differing.length + lost + altered === 0 &&
                isMediaSame &&
                before > 0 &&
                status === 200,
            ),
          figures: [
            `${times} times: ${inWords(load.tally)}`,
            `backup ${most(({ backupSeconds }) => backupSeconds)} s at most, restore ${most(({ restoreSeconds }) => restoreSeconds)} s`,
            `${most(({ tables }) => tables)} tables, other than before: ${seen.flatMap(({ differing }) => differing).join(', ') || 'none'}`,
            `pictures ${seen.every(({ isMediaSame }) => isMediaSame) ? 'the same' : 'not the same'}`,
            `${sum(({ before }) => before)} messages acknowledged before, ${sum(({ lost }) => lost)} not in the backup, ${sum(({ altered }) => altered)} altered`,
            'lost at most, with the disk: the time since the last backup, 1,440 minutes with one a day',
          ].join('; '),
        }
      } finally {
        await product.stop()
      }
    }),
}
