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
import { type Drill, messagesSeen, type Seen } from '../drill.ts'
import { inWords, isOnly, messages, READING, startLoad } from '../load.ts'
import { look } from '../look.ts'

const PER_SECOND = 60
const PICTURES = 5
/** Tables that change while people send messages. */
const BUSY = ['contact_messages', 'rate_limits']

/** Runs a command. @returns the seconds that it took */
const ended = async (script: string, word: string, DATABASE_URL: string, DATA_DIR: string) => {
  const begunAt = performance.now()
  const { code, output, errors } = await runCommand(script, [word], { DATABASE_URL, DATA_DIR })
  if (code !== 0) throw new Error(`npm run ${script} failed: ${output} ${errors}`)
  return ((performance.now() - begunAt) / 1_000).toFixed(0)
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
const rehearse = async (
  source: string,
  dataDir: string,
  acknowledged: string[],
): Promise<Seen[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'drill-'))
  const target = await emptyDatabase()
  const before = [...acknowledged]
  const backup = await ended('backup', folder, source, dataDir)
  const [name = ''] = await readdir(folder)
  const restore = await ended('restore', path.join(folder, name), target.url, folder)
  const tables = (await tablesOf(target.url)).length
  const differing = (await differingTables(target.url, source)).filter(
    (table) => !BUSY.includes(table),
  )
  const media = [path.join(folder, 'media'), path.join(dataDir, 'media')].map(hashesIn)
  const [restored, original] = await Promise.all(media)
  const altered = await alteredMessages(target.url, source)
  const product = await startProductProcess(target.url)
  const { status } = await look(`${product.url}/search?location=Chicago`)
  await product.stop()
  const kept = await messagesSeen(target.url, before)
  await target.drop()
  await rm(folder, { recursive: true })
  return [
    [`backup ${backup} s, restore ${restore} s`],
    [
      `${tables} tables, other than before: ${differing.join(', ') || 'none'}`,
      differing.length === 0,
    ],
    [`pictures ${restored === original ? '' : 'not '}the same`, restored === original],
    ['before it', before.length > 0],
    kept,
    [`${altered} altered`, altered === 0],
    [`a page from it ${status}`, status === 200],
  ]
}

/** Backs up while people write, and restores that into another database. */
export const restore: Drill = {
  name: 'restore',
  does: `a backup under ${PER_SECOND} requests a second, some of them messages, restored into another database`,
  promises:
    'nobody notices; all tables and pictures the same by hash; what was acknowledged before is in it; the product serves from it',
  times: 2,
  run: async (times, stage) => {
    const source = await stage.database()
    const product = await stage.product(source)
    const media = path.join(product.dataDir, 'media')
    await mkdir(media, { recursive: true })
    for (let count = 0; count < PICTURES; count++)
      await writeFile(path.join(media, `picture-${count}.webp`), randomBytes(200_000))
    const acknowledged: string[] = []
    const load = startLoad(product.url, [...READING, messages(acknowledged)], PER_SECOND)
    await wait(5_000)
    const seen: Seen[] = []
    for (let round = 0; round < times; round++)
      seen.push(...(await rehearse(source, product.dataDir, acknowledged)))
    await load.stop()
    return [
      [`${times} times: ${inWords(load.tally)}`, isOnly(load.tally, 200, 201)],
      ...seen,
      ['lost at most, with the disk: the time since the last backup, 1,440 minutes with one a day'],
    ]
  },
}
