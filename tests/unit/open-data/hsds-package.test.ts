import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { ReadPool } from '../../../cms/database/read-pool.ts'
import { hsdsPackage } from '../../../cms/open-data/export/hsds-package.ts'
import { openIds } from '../../../cms/open-data/ids.ts'

it('whoever leaves in the middle ends the reading, and a lost database then ends nothing else', async () => {
  let asked = 0
  let isLost = false
  const query = async () => {
    if (isLost) throw new Error('The database is gone')
    asked++
    await wait(20)
    return { rows: [] }
  }
  const publicUrl = 'https://clinics.example'
  const output = hsdsPackage({
    pool: { query: query as unknown as ReadPool['query'] },
    directory: { ids: openIds(publicUrl), publicUrl, categories: new Map() },
    terms: { license: 'CC BY 4.0', attribution: 'Us', sample_data: false },
    locale: 'en',
    at: new Date(),
  })
  output.on('error', () => undefined).resume()
  await expect.poll(() => asked).toBeGreaterThan(1)
  output.destroy()
  isLost = true
  const before = asked
  // An error that nobody hears would fail the whole run.
  await wait(100)
  expect(asked).toBe(before)
})
