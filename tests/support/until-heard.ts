import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { CONTENT_CHANNEL } from '../../cms/database/announce.ts'
import type { TestDatabase } from './database.ts'

const MARK = 'test_mark'

/**
 * Hears of edits as the API does, over a connection of its own. Every connection gets what was announced in
 * the order of the commits, so what came before a mark of ours is what the API must have heard too.
 * @param heard how many announcements of edits the API has heard so far
 * @returns `untilHeard` waits until the API has heard of everything committed so far
 */
export const listenBeside = async ({ url, pool }: TestDatabase, heard: () => number) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  let announced = heard()
  let sent = 0
  const marks = new Map<string, () => void>()
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === MARK) marks.get(payload)?.()
    else announced++
  })
  await client.query(`listen ${CONTENT_CHANNEL}; listen ${MARK}`)
  return {
    untilHeard: async () => {
      const mark = String(++sent)
      const isBack = new Promise<void>((resolve) => {
        marks.set(mark, resolve)
      })
      await pool.query('select pg_notify($1, $2)', [MARK, mark])
      await isBack
      marks.delete(mark)
      const committed = announced
      while (heard() < committed) await wait(1)
    },
    stop: () => client.end(),
  }
}
