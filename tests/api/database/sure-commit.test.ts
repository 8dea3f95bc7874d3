import { afterAll, expect, it } from 'vitest'
import { startPayload } from '../../support/payload.ts'

const { payload, database, close } = await startPayload()
afterAll(close)

it('what Postgres refuses at the commit is not reported as saved', async () => {
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused at the commit'; end $$;
    create constraint trigger refuse after insert on redirects
      deferrable initially deferred for each row execute function refuse()`)
  const saved = payload.create({
    collection: 'redirects',
    data: { from: '/old-page', to: '/resources' },
  })
  await expect(saved).rejects.toThrow('commit')
  const { totalDocs } = await payload.count({ collection: 'redirects' })
  expect(totalDocs).toBe(0)
})
