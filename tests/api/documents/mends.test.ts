import { expect, it } from 'vitest'
import { startPayload } from '../../support/payload.ts'

/** What those mends are for that no other test would miss; see payload-itself.test.ts for the faults. */
const { payload } = await startPayload()

it('no connection to the database is held for nothing (payload-pool)', async () => {
  const { pool } = payload.db
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
})

it('the settings are found by their name, as copying them to another language needs (copied-globals)', () => {
  expect(Reflect.get(payload.globals, 'site-settings')).toMatchObject({
    config: { slug: 'site-settings' },
  })
})

it('who may use a saved list is asked in plain words (preset-words)', () => {
  const presets = payload.collections['payload-query-presets'].config
  const words = JSON.stringify(presets.fields)
  expect(words).toContain('Who can change it')
  expect(words).not.toMatch(/Only Me|Specific Users/)
})
