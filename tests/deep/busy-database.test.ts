import { afterAll, expect, it } from 'vitest'
import { Problem } from '../../cms/contract/index.ts'
import { startApi } from '../support/api-server.ts'
import { fromOneSender, messageValues } from '../support/form-values.ts'

const { get, database, close } = await startApi()
afterAll(close)

it('forms are refused within ten seconds while the database is busy, also those without a connection', async () => {
  const send = () =>
    get('/api/contact-messages', {
      method: 'POST',
      headers: fromOneSender(),
      body: JSON.stringify(messageValues()),
    })
  const other = await database.pool.connect()
  await other.query('begin; lock table contact_messages in access exclusive mode')
  const begunAt = performance.now()
  const answers = await Promise.all(Array.from({ length: 11 }, send))
  expect(performance.now() - begunAt).toBeLessThan(12_000)
  for (const answer of answers) {
    expect(answer.status).toBe(503)
    expect(Problem.parse(await answer.json()).detail).toContain('try again in a few seconds')
  }
  await other.query('rollback')
  other.release()
  expect((await send()).status).toBe(201)
})
