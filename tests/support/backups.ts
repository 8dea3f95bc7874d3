import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { keepDoing } from './keep-doing.ts'
import { query } from './template.ts'
import { testFolder } from './test-folder.ts'

/** A folder for this test, or file, alone, with a folder of pictures. */
export const folderWithPictures = async () => {
  const folder = await testFolder()
  const media = path.join(folder, 'media')
  await mkdir(media)
  await writeFile(path.join(media, 'clinic.webp'), randomBytes(100_000))
  await writeFile(path.join(media, 'clinic-640.webp'), randomBytes(10_000))
  return { folder, media }
}

/**
 * Sends contact messages and newsletter sign-ups until stopped, one of each in a transaction.
 * @returns a function that stops, and says how many of each were sent
 */
export const keepWriting = (pool: pg.Pool) => {
  let sent = 0
  const stop = keepDoing(async () => {
    const client = await pool.connect()
    await client.query(`begin;
      insert into contact_messages (name, email, subject, message)
        values ('A', 'a@example.org', 'general', 'Backed up in passing');
      insert into newsletter_signups (email, token)
        values ('written-${sent}@example.org', 'token ${sent}');
      update clinics set phone = '555-0100' where id = (select min(id) from clinics);
      commit`)
    client.release()
    sent++
  })
  return async () => {
    await stop()
    return sent
  }
}

/** A hash of all rows of a table, by means other than the product's. */
export const contentsOf = async (url: string, table: string): Promise<unknown> => {
  const [row] = await query(
    url,
    `select count(*)::int as rows, md5(string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text)) as hash
     from ${table} t`,
  )
  return row
}
