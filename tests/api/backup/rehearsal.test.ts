import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { startApi } from '../../../cms/product/public-api/start-api.ts'
import { contentsOf, folderWithPictures, keepWriting } from '../../support/backups.ts'
import { keepFewSamples } from '../../support/database.ts'
import { payloadOn } from '../../support/payload.ts'
import { runCommand } from '../../support/run-command.ts'
import { query } from '../../support/template.ts'
import { testDatabase, testEmptyDatabase } from '../../support/test-product.ts'

/** Tables that nobody writes to during the backup. */
const QUIET_TABLES = ['places', 'categories', 'guides', 'users', 'payload_migrations']

it('a backup that is made while people write is private, holds one moment, and is restored with all of it', async () => {
  const [database, restored] = [await testDatabase(), await testEmptyDatabase()]
  const [here, elsewhere] = [await folderWithPictures(), await folderWithPictures()]
  await keepFewSamples(database)
  const stopWriting = keepWriting(database.pool)
  const backups = path.join(here.folder, 'kept')
  const made = await runCommand('backup', [backups, '--rotate'], {
    DATABASE_URL: database.url,
    DATA_DIR: here.folder,
  })
  const sent = await stopWriting()
  expect(made.errors).toBe('')

  // It can be read by its owner alone.
  const backup = path.join(backups, (await readdir(backups))[0] ?? '')
  expect((await stat(backup)).mode & 0o777).toBe(0o700)
  const entries = await readdir(backup, { recursive: true, withFileTypes: true })
  expect(entries.length).toBeGreaterThan(50)
  for (const entry of entries) {
    const { mode } = await stat(path.join(entry.parentPath, entry.name))
    expect(mode & 0o077, entry.name).toBe(0)
  }

  // It is restored with every table and every file, and says so.
  const back = await runCommand('restore', [backup, '--replace'], {
    DATABASE_URL: restored.url,
    DATA_DIR: elsewhere.folder,
  })
  expect(back.errors).toBe('')
  expect(back.output).toMatch(/all \d+ tables with \d+ rows and all 2 files are the same/)
  const databases = [database.url, restored.url]
  for (const table of QUIET_TABLES) {
    const [before, after] = await Promise.all(databases.map((url) => contentsOf(url, table)))
    expect(after, table).toEqual(before)
  }
  for (const name of await readdir(here.media)) {
    const files = [here, elsewhere].map(({ media }) => readFile(path.join(media, name)))
    const [before, after] = await Promise.all(files)
    expect(after).toEqual(before)
  }

  // What was written together is there together.
  const countOf = async (table: string, where: string): Promise<number> => {
    const [row] = await query(restored.url, `select count(*)::int from ${table} where ${where}`)
    return row.count
  }
  const messages = await countOf('contact_messages', "message = 'Backed up in passing'")
  expect(messages).toBeGreaterThan(0)
  expect(messages).toBeLessThan(sent)
  expect(await countOf('newsletter_signups', "email like 'written-%'")).toBe(messages)

  // It goes on numbering where the product had stopped, with the rules of the tables.
  const [row] = await query(
    restored.url,
    `insert into newsletter_signups (email, token) values ('next@example.org', 'next')
     returning id, (select max(id) from newsletter_signups) as last`,
  )
  expect(row.id).toBeGreaterThan(row.last)
  const rulesOf = (url: string) =>
    query(
      url,
      `select conname, pg_get_constraintdef(oid) as rule from pg_constraint
       where connamespace = 'public'::regnamespace order by conrelid::regclass::text, conname`,
    )
  const [before, after] = await Promise.all(databases.map(rulesOf))
  expect(after?.length).toBeGreaterThan(100)
  expect(after).toEqual(before)

  // It starts, and a visitor finds a clinic.
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
