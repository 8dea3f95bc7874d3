import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answer } from '../../../cms/http/answer.ts'
import { createMemory, type Memory } from '../../../cms/http/memory.ts'

const bodyOf = ({ body }: Answer) => body.toString()
const text = (words: string) => async () => answer(200, {}, words)
/** What a cache says of a key, for which these words would be made now. */
const ask = async (memory: Memory, words: string, key = 'key') =>
  bodyOf(await memory.get(key, text(words)))
const failing = (message: string, code?: string) => async () => {
  throw Object.assign(new Error(message), { code })
}
/** What a driver reports if nobody listens at the database's address. */
const refused = failing('connect ECONNREFUSED', 'ECONNREFUSED')

let memory: Memory
beforeEach(() => {
  memory = createMemory()
})

describe('cached answers', () => {
  it('are made once, also for all who ask at the same time', async () => {
    const make = vi.fn(text('a'))
    const all = await Promise.all([memory.get('key', make), memory.get('key', make)])
    expect(all.map(bodyOf)).toEqual(['a', 'a'])
    expect(await ask(memory, 'b')).toBe('a')
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('from before an edit are not given to those who ask after it, nor kept', async () => {
    const before = ask(memory, 'old')
    memory.clear()
    expect(await ask(memory, 'new')).toBe('new')
    expect(await before).toBe('old')
    const meanwhile = async () => {
      memory.clear()
      return answer(200, {}, 'read before the edit')
    }
    await memory.get('other', meanwhile)
    expect(await ask(memory, 'read after it', 'other')).toBe('read after it')
  })

  it('are neither failures nor what is made while edits can’t be heard of', async () => {
    const fail = failing('no database')
    const both = await Promise.allSettled([memory.get('key', fail), memory.get('key', fail)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await memory.get('key', async () => answer(500, {}, 'failed'))
    expect(await ask(memory, 'well')).toBe('well')
    memory.suspend()
    expect(await ask(memory, 'deaf', 'other')).toBe('deaf')
    expect(await ask(memory, 'asked again', 'other')).toBe('asked again')
  })
})

it('the address of a cached answer leads to it in that spelling only, until an edit', async () => {
  const at = (address: string) => memory.getByAddress(address)?.answer.body.toString()
  const long = `/${'a'.repeat(300)}`
  const note = async () => {
    await ask(memory, 'a')
    memory.setShortcut('/a?b', { key: 'key' })
  }
  await note()
  memory.setShortcut('/other', { key: 'other' })
  memory.setShortcut(long, { key: 'key' })
  expect(at('/a?b')).toBe('a')
  expect(['/a?B', '/other', long].map(at)).toEqual([undefined, undefined, undefined])
  expect(memory.counts().hit).toBe(1)
  memory.clear()
  expect(at('/a?b')).toBeUndefined()
  await note()
  memory.suspend()
  expect(at('/a?b')).toBeUndefined()
})

describe('without a database', () => {
  const lose = async (options: Parameters<typeof createMemory>[0] = {}) => {
    memory = createMemory({ isReachable: () => false, ...options })
    await ask(memory, 'before')
    memory.suspend()
  }
  const STALE = { body: Buffer.from('before'), age: 0 }

  it('the answers since the last edit are given with their age, unless too old, and pages of them', async () => {
    await lose()
    expect(await memory.get('key', refused)).toMatchObject(STALE)
    const page = await memory.get('page', text('a page'))
    expect(page).toMatchObject({ body: Buffer.from('a page'), age: 0 })
    // Once the database is back, edits may have been missed.
    memory.clear()
    const after = await memory.get('key', text('after'))
    expect([bodyOf(after), after.age]).toEqual(['after', undefined])
    await lose({ maxStaleMs: -1 })
    await expect(memory.get('key', refused)).rejects.toThrow('ECONNREFUSED')
  })

  it('a database that answers is asked; if it fails or is slow, there is the earlier answer', async () => {
    await lose({ isReachable: () => true })
    const next = await memory.get('key', text('now'))
    expect([bodyOf(next), next.age]).toEqual(['now', undefined])
    expect(await memory.get('key', refused)).toMatchObject(STALE)
    const slow = await memory.get('key', () => new Promise<never>(() => {}))
    expect(bodyOf(slow)).toBe('before')
    // An error of the product itself is not hidden.
    memory.suspend()
    await lose({ isReachable: () => true })
    await expect(memory.get('key', failing('our mistake'))).rejects.toThrow('our mistake')
  })
})

describe('an answer that depends on the time', () => {
  const NOON = Date.UTC(2026, 10, 23, 12)
  const untilOne = (words: string) => async () => ({
    ...answer(200, {}, words),
    until: NOON + 3_600_000,
  })
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }))
  afterEach(() => void vi.useRealTimers())

  it('is made again once its time is over, also at its address', async () => {
    await memory.get('key', untilOne('a'))
    memory.setShortcut('/a', { key: 'key' })
    vi.setSystemTime(NOON + 3_599_000)
    expect(bodyOf(await memory.get('key', untilOne('b')))).toBe('a')
    expect(memory.getByAddress('/a')).toBeDefined()
    vi.setSystemTime(NOON + 3_600_000)
    expect(memory.getByAddress('/a')).toBeUndefined()
    expect(bodyOf(await memory.get('key', untilOne('c')))).toBe('c')
  })

  it('is kept by a CDN no longer than that, and still given while the database is away', async () => {
    const cdnHeaders = vi.fn((_left: number) => ({}))
    memory = createMemory({ cdnHeaders, isReachable: () => false })
    const given = await memory.get('key', untilOne('a'))
    given.cdnHeaders?.()
    vi.setSystemTime(NOON + 3_000_000)
    given.cdnHeaders?.()
    expect(cdnHeaders.mock.calls).toEqual([[3_600], [600]])
    memory.suspend()
    vi.setSystemTime(NOON + 7_200_000)
    expect(bodyOf(await memory.get('key', untilOne('b')))).toBe('a')
  })
})

describe('what a CDN may keep', () => {
  beforeEach(() => {
    memory = createMemory({ cdnHeaders: () => ({ 'surrogate-key': 'content' }) })
  })

  it('is no error, and nothing that is for one person', async () => {
    const keptOf = async (key: string, made: Answer) =>
      (await memory.get(key, async () => made)).cdnHeaders?.()
    expect(await keptOf('known', answer(200, {}, 'a'))).toBeDefined()
    expect(await keptOf('failed', answer(503, {}, ''))).toBeUndefined()
    expect(await keptOf('own', answer(200, { 'cache-control': 'no-store' }, ''))).toBeUndefined()
  })

  it('is nothing from before an edit, or while edits can’t be heard of', async () => {
    const early = await memory.get('early', text('old'))
    const pending = memory.get('pending', text('old'))
    memory.clear()
    expect([early.cdnHeaders?.(), (await pending).cdnHeaders?.()]).toEqual([undefined, undefined])
    const known = await memory.get('known', text('a'))
    memory.suspend()
    const given = await memory.get('new', text('b'))
    expect([known.cdnHeaders?.(), given.cdnHeaders?.()]).toEqual([undefined, undefined])
    memory.clear()
    expect(given.cdnHeaders?.()).toBeUndefined()
  })
})
