import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openIds } from '../../../cms/open-data/ids.ts'

const ids = openIds('https://clinics.example')

describe('an id', () => {
  it('is a UUID that says which number it was made of', () => {
    for (const id of [1, 785, 2_147_483_647]) {
      const uuid = ids.of('service', id)
      expect(z.uuid().parse(uuid)).toBe(uuid)
      expect(ids.read('service', uuid)).toBe(id)
      expect(ids.read('service', uuid.toUpperCase())).toBe(id)
    }
  })

  it('never changes, since others keep it', () => {
    expect(ids.of('organization', 1)).toBe('609d99ec-5cd3-8001-8000-000000000001')
    expect(ids.named('taxonomy', 'fact')).toBe('522aa5cb-67fc-59e9-9b3c-2474bf113df6')
    expect(z.uuid().safeParse(ids.named('taxonomy', 'fact')).success).toBe(true)
  })

  it('is another one for another kind, part or directory', () => {
    const uuid = ids.of('service', 7)
    expect(ids.of('service', 7, 1)).not.toBe(uuid)
    expect(ids.read('organization', uuid)).toBeUndefined()
    expect(ids.read('service', ids.of('service', 7, 1))).toBeUndefined()
    expect(openIds('https://other.example').read('service', uuid)).toBeUndefined()
  })

  it('of a schedule or of accessibility leads to its clinic, whichever part it is', () => {
    for (const kind of ['schedule', 'accessibility'] as const)
      for (const part of [0, 1, 500]) expect(ids.read(kind, ids.of(kind, 7, part))).toBe(7)
  })

  it.each([
    '',
    'no',
    '00000000-0000-4000-8000-000000000001',
    '609d99ec-5cd3-8002-8000-ffffffffffff',
  ])('is none of ours: %j', (text) => expect(ids.read('service', text)).toBeUndefined())
})
