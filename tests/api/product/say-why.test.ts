import { afterAll, expect, it } from 'vitest'
import { expectErrorLines } from '../../support/error-lines.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn } from '../../support/people.ts'

const { payload, database, close } = await startPayload()
afterAll(close)

it('an editor who waits for the database in vain reads in plain words to try again', async () => {
  expectErrorLines(/current transaction is aborted|canceling statement/)
  const editor = await signIn(payload, 'editor')
  const other = await database.pool.connect()
  await other.query('begin; lock table redirects in access exclusive mode')
  const refused = await editor.ask('POST', '/redirects', { from: '/old-page', to: '/resources' })
  await other.query('rollback')
  other.release()
  expect([refused.status, refused.refusal]).toEqual([
    503,
    'The directory can’t reach its database. Please try again in a few seconds.',
  ])
  expect(refused.headers.get('retry-after')).toBe('5')
}, 30_000)
