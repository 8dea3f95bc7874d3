import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { CONTENT_CHANNEL } from '../../cms/database/announce.ts'

const MARK = 'test_mark'

/**
 * Hears of edits as the API does, over a connection of its own.
 * @param heard how many announcements of edits the API has heard so far
 * @returns a function that waits until the API has heard of everything committed so far. Every
 * connection gets what was announced in the order of the commits, so what came before our own mark is
 * what the API must have heard too.
 */
export const listenBeside = async (url: string, heard: () => number) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  let announced = heard()
  let marks = 0
  client.on('notification', ({ channel }) => {
    if (channel === MARK) marks++
    else announced++
  })
  await client.query(`listen ${CONTENT_CHANNEL}`)
  await client.query(`listen ${MARK}`)
  let sent = 0
  return {
    untilHeard: async () => {
      const mark = ++sent
      await client.query(`select pg_notify('${MARK}', $1)`, [String(mark)])
      while (marks < mark || heard() < announced) await wait(1)
    },
    stop: () => client.end(),
  }
}
