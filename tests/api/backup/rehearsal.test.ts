import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi } from '../../../cms/product/public-api/start-api.ts'
import {
  contentsOf,
  emptyDatabase,
  folderWithPictures,
  keepWriting,
} from '../../support/backups.ts'
import { createDatabase, keepFewSamples, type TestDatabase } from '../../support/database.ts'
import { payloadOn } from '../../support/payload.ts'
import { runCommand } from '../../support/run-command.ts'
import { query } from '../../support/template.ts'

/** Tables that nobody writes to during the backup. */
const QUIET_TABLES = ['places', 'categories', 'guides', 'users', 'payload_migrations']

let database: TestDatabase
let restored: Awaited<ReturnType<typeof emptyDatabase>>
let here: Awaited<ReturnType<typeof folderWithPictures>>
let elsewhere: Awaited<ReturnType<typeof folderWithPictures>>
let backup: string
let printed: string
let sent: number

beforeAll(async () => {
  database = await createDatabase()
  await keepFewSamples(database)
  here = await folderWithPictures()
  elsewhere = await folderWithPictures()
  restored = await emptyDatabase()
  const stopWriting = keepWriting(database.pool)
  const backups = path.join(here.folder, 'kept')
  const made = await runCommand('backup', [backups, '--rotate'], {
    DATABASE_URL: database.url,
    DATA_DIR: here.folder,
  })
  sent = await stopWriting()
  expect(made.errors).toBe('')
  backup = path.join(backups, (await readdir(backups))[0] ?? '')
  const back = await runCommand('restore', [backup, '--replace'], {
    DATABASE_URL: restored.url,
    DATA_DIR: elsewhere.folder,
  })
  expect(back.errors).toBe('')
  printed = back.output
})
afterAll(async () => {
  await database?.drop()
  await restored?.drop()
  await here?.remove()
  await elsewhere?.remove()
})

const countOf = async (table: string, where: string): Promise<number> => {
  const [row] = await query(restored.url, `select count(*)::int from ${table} where ${where}`)
  return row.count
}

describe('a backup that is made while people write', () => {
  it('can be read by its owner alone', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o700)
    const entries = await readdir(backup, { recursive: true, withFileTypes: true })
    expect(entries.length).toBeGreaterThan(50)
    for (const entry of entries) {
      const { mode } = await stat(path.join(entry.parentPath, entry.name))
      expect(mode & 0o077, entry.name).toBe(0)
    }
  })

  it('is restored with every table and every file, and says so', async () => {
    expect(printed).toMatch(/all \d+ tables with \d+ rows and all 2 files are the same/)
    for (const table of QUIET_TABLES) {
      expect(await contentsOf(restored.url, table), table).toEqual(
        await contentsOf(database.url, table),
      )
    }
    for (const name of await readdir(here.media)) {
      const [before, after] = await Promise.all(
        [here, elsewhere].map(({ media }) => readFile(path.join(media, name))),
      )
      expect(after).toEqual(before)
    }
  })

  it('holds one moment: what was written together is there together', async () => {
    const messages = await countOf('contact_messages', "message = 'Backed up in passing'")
    expect(messages).toBeGreaterThan(0)
    expect(messages).toBeLessThan(sent)
    expect(await countOf('newsletter_signups', "email like 'written-%'")).toBe(messages)
  })

  it('goes on numbering where the product had stopped, with the rules of the tables', async () => {
    const [row] = await query(
      restored.url,
      `insert into newsletter_signups (email, token) values ('next@example.org', 'next')
       returning id, (select max(id) from newsletter_signups) as last`,
    )
    expect(row.id).toBeGreaterThan(row.last)
    const [before, after] = await Promise.all(
      [database.url, restored.url].map((url) =>
        query(
          url,
          `select conname, pg_get_constraintdef(oid) as rule from pg_constraint
           where connamespace = 'public'::regnamespace order by conrelid::regclass::text, conname`,
        ),
      ),
    )
    expect(after?.length).toBeGreaterThan(100)
    expect(after).toEqual(before)
  })

  it('starts, and a visitor finds a clinic', async () => {
    const [clinic] = await query(
      restored.url,
      "select name, slug, zip_code from clinics where _status = 'published' limit 1",
    )
    const { payload, close } = await payloadOn(restored.url, { DATA_DIR: elsewhere.folder })
    const publicUrl = 'https://clinics.example'
    const product = await startApi({ payload, databaseUrl: restored.url, publicUrl })
    const found = await product.api.request(`/api/clinics/search?location=${clinic.zip_code}`)
    expect(await found.text()).toContain(clinic.slug)
    await product.close()
    await close()
  })
})
