import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { ReadPool } from '../../../cms/database/read-pool.ts'
import { hsdsPackage } from '../../../cms/open-data/export/hsds-package.ts'
import { openIds } from '../../../cms/open-data/ids.ts'

const publicUrl = 'https://clinics.example'
const ids = openIds(publicUrl)

it('an id is a UUID that says which number it was made of, and never changes', () => {
  for (const id of [1, 785, 2_147_483_647]) {
    const uuid = ids.of('service', id)
    expect(z.uuid().parse(uuid)).toBe(uuid)
    expect([uuid, uuid.toUpperCase()].map((text) => ids.read('service', text))).toEqual([id, id])
  }
  expect(ids.of('organization', 1)).toBe('609d99ec-5cd3-8001-8000-000000000001')
  expect(ids.named('taxonomy', 'fact')).toBe('522aa5cb-67fc-59e9-9b3c-2474bf113df6')
  for (const kind of ['schedule', 'accessibility'] as const)
    for (const part of [0, 1, 500]) expect(ids.read(kind, ids.of(kind, 7, part))).toBe(7)
})

it('an id is another one for another kind, part or directory, and others are none of ours', () => {
  const uuid = ids.of('service', 7)
  expect(ids.of('service', 7, 1)).not.toBe(uuid)
  expect(ids.read('organization', uuid)).toBeUndefined()
  expect(openIds('https://other.example').read('service', uuid)).toBeUndefined()
  const others = ['', '609d99ec-5cd3-8002-8000-ffffffffffff', ids.of('service', 7, 1)]
  expect(others.filter((text) => ids.read('service', text) !== undefined)).toEqual([])
})

it('whoever leaves in the middle ends the reading, and a lost database then ends nothing else', async () => {
  let asked = 0
  let isLost = false
  const query = async () => {
    if (isLost) throw new Error('The database is gone')
    asked++
    await setImmediate()
    return { rows: [] }
  }
  const output = hsdsPackage({
    pool: { query: query as unknown as ReadPool['query'] },
    directory: { ids, publicUrl, categories: new Map() },
    terms: { license: 'CC BY 4.0', attribution: 'Us', sample_data: false },
    locale: 'en',
    at: new Date(),
  })
  output.on('error', () => undefined).resume()
  await expect.poll(() => asked, { interval: 1 }).toBeGreaterThan(1)
  output.destroy()
  isLost = true
  const before = asked
  // An error that nobody hears would fail the whole run.
  for (let turn = 0; turn < 100; turn++) await setImmediate()
  expect(asked).toBe(before)
})
