import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '../../../cms/product/env.ts'
import { openPayload } from '../../../cms/product/open-payload.ts'
import { startApi } from '../../../cms/product/public-api/start-api.ts'
import {
  contentsOf,
  emptyDatabase,
  folderWithPictures,
  keepWriting,
} from '../../support/backups.ts'
import { createDatabase, keepFewSamples, type TestDatabase } from '../../support/database.ts'
import { runCommand } from '../../support/run-command.ts'
import { query } from '../../support/template.ts'

/** Tables that nobody writes to during the backup. */
const QUIET_TABLES = ['places', 'categories', 'guides', 'users', 'payload_migrations']
const SECRET = 'a secret that only tests use'

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

  it('goes on numbering where the product had stopped', async () => {
    const [row] = await query(
      restored.url,
      `insert into newsletter_signups (email, token) values ('next@example.org', 'next')
       returning id, (select max(id) from newsletter_signups) as last`,
    )
    expect(row.id).toBeGreaterThan(row.last)
  })

  it('has the rules of the tables: a call can’t name a clinic that isn’t there', async () => {
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
    const env = parseEnv({ PAYLOAD_SECRET: SECRET, DATA_DIR: elsewhere.folder })
    const payload = await openPayload(env, restored.url)
    const { api, close } = await startApi({
      payload,
      databaseUrl: restored.url,
      publicUrl: 'https://clinics.example',
      trustedProxies: 0,
    })
    const server = createServer(getRequestListener(api.fetch)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const found = await fetch(
      `http://127.0.0.1:${port}/api/clinics/search?location=${clinic.zip_code}`,
    )
    expect(await found.text()).toContain(clinic.slug)
    server.close()
    await close()
    await payload.destroy()
    Reflect.get(globalThis, '_payload')?.clear()
  })
})
