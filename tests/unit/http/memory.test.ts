import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answer } from '../../../cms/http/answer.ts'
import { createMemory, type Memory } from '../../../cms/http/memory.ts'

const made = (text: string) => answer(200, {}, text)
const bodyOf = ({ body }: Answer) => body.toString()

describe('cached answers', () => {
  it('are made once', async () => {
    const memory = createMemory()
    const make = vi.fn(async () => made('a'))
    await memory.recall('key', make)
    await memory.recall('key', make)
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('are made once for all who ask at the same time', async () => {
    const memory = createMemory()
    const make = vi.fn(async () => made('a'))
    const all = await Promise.all([memory.recall('key', make), memory.recall('key', make)])
    expect(all.map(({ body }) => body.toString())).toEqual(['a', 'a'])
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('from before an edit are not given to those who ask after it', async () => {
    const memory = createMemory()
    const before = memory.recall('key', async () => made('old'))
    memory.clear()
    const after = memory.recall('key', async () => made('new'))
    expect((await after).body.toString()).toBe('new')
    expect((await before).body.toString()).toBe('old')
  })

  it('fail for all who wait, and are made again for the next', async () => {
    const memory = createMemory()
    const fail = async () => {
      throw new Error('no database')
    }
    const both = await Promise.allSettled([memory.recall('key', fail), memory.recall('key', fail)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await memory.recall('key', async () => made('well'))).body.toString()).toBe('well')
  })

  it('are forgotten at an edit', async () => {
    const memory = createMemory()
    await memory.recall('key', async () => made('old'))
    memory.clear()
    expect((await memory.recall('key', async () => made('new'))).body.toString()).toBe('new')
  })

  it('are not kept if an edit came while they were made', async () => {
    const memory = createMemory()
    await memory.recall('key', async () => {
      memory.clear()
      return made('read before the edit')
    })
    const next = await memory.recall('key', async () => made('read after it'))
    expect(next.body.toString()).toBe('read after it')
  })

  it('are not kept while notifications of edits can’t arrive', async () => {
    const memory = createMemory()
    memory.suspend()
    await memory.recall('key', async () => made('deaf'))
    const next = await memory.recall('key', async () => made('asked again'))
    expect(next.body.toString()).toBe('asked again')
  })

  it('do not include failures', async () => {
    const memory = createMemory()
    await memory.recall('key', async () => answer(500, {}, 'failed'))
    expect((await memory.recall('key', async () => made('well'))).status).toBe(200)
  })
})

describe('the address of a cached answer', () => {
  const noted = async () => {
    const memory = createMemory()
    await memory.recall('key', async () => made('a'))
    memory.note('/a?b', { key: 'key' })
    return memory
  }
  const bodyAt = (memory: Memory, address: string) => memory.at(address)?.answer.body.toString()

  it('leads to it, in that spelling only', async () => {
    const memory = await noted()
    expect(bodyAt(memory, '/a?b')).toBe('a')
    expect(memory.at('/a?B')).toBeUndefined()
    expect(memory.counts().hit).toBe(1)
  })

  it('leads nowhere after an edit, and while edits can’t be heard of', async () => {
    const edited = await noted()
    edited.clear()
    expect(edited.at('/a?b')).toBeUndefined()
    const deaf = await noted()
    deaf.suspend()
    expect(deaf.at('/a?b')).toBeUndefined()
  })

  it('leads to what is there now, not to what has had its time', async () => {
    vi.useFakeTimers({ now: 0 })
    const memory = createMemory()
    await memory.recall('key', async () => ({ ...made('early'), until: 1_000 }))
    memory.note('/a', { key: 'key' })
    expect(bodyAt(memory, '/a')).toBe('early')
    vi.setSystemTime(1_000)
    expect(memory.at('/a')).toBeUndefined()
    await memory.recall('key', async () => made('late'))
    expect(bodyAt(memory, '/a')).toBe('late')
  })

  it('is not noted if nothing is cached for it, or if it is very long', async () => {
    const memory = await noted()
    memory.note('/other', { key: 'other' })
    memory.note(`/${'a'.repeat(300)}`, { key: 'key' })
    expect(memory.at('/other')).toBeUndefined()
    expect(memory.at(`/${'a'.repeat(300)}`)).toBeUndefined()
  })
})

/** What a driver reports if nobody listens at the database's address. */
const refused = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
}

describe('without a database', () => {
  const lose = async (options: Parameters<typeof createMemory>[0] = {}) => {
    const memory = createMemory({ isReachable: () => false, ...options })
    await memory.recall('key', async () => made('before'))
    memory.suspend()
    return memory
  }

  it('the answers since the last edit are given, with their age', async () => {
    const memory = await lose()
    expect(await memory.recall('key', refused)).toMatchObject({
      body: Buffer.from('before'),
      age: 0,
    })
  })

  it('an answer that is not cached fails, once for all who ask', async () => {
    const memory = await lose()
    const make = vi.fn(refused)
    const both = await Promise.allSettled([memory.recall('new', make), memory.recall('new', make)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('a page that is made of cached answers has their age', async () => {
    const memory = await lose()
    const page = await memory.recall('page', async () => made('a page'))
    expect(page).toMatchObject({ body: Buffer.from('a page'), age: 0 })
  })

  it('an answer that is too old is not given', async () => {
    const memory = await lose({ maxStaleMs: -1 })
    await expect(memory.recall('key', refused)).rejects.toThrow('ECONNREFUSED')
  })

  it('an answer is not given once the database is back, since edits may have been missed', async () => {
    const memory = await lose()
    memory.clear()
    const next = await memory.recall('key', async () => made('after'))
    expect(next.body.toString()).toBe('after')
    expect(next.age).toBeUndefined()
  })

  it('a database that answers is asked, as long as it answers', async () => {
    const memory = await lose({ isReachable: () => true })
    const next = await memory.recall('key', async () => made('now'))
    expect(next.body.toString()).toBe('now')
    expect(next.age).toBeUndefined()
    expect(await memory.recall('key', refused)).toMatchObject({
      body: Buffer.from('before'),
      age: 0,
    })
  })

  it('an earlier answer is given if the database takes too long', async () => {
    const memory = await lose({ isReachable: () => true })
    const never = () => new Promise<never>(() => undefined)
    expect(await memory.recall('key', never)).toMatchObject({ body: Buffer.from('before') })
  })

  it('an error of the product itself is not hidden', async () => {
    const memory = await lose({ isReachable: () => true })
    const fail = async () => {
      throw new TypeError('our mistake')
    }
    await expect(memory.recall('key', fail)).rejects.toThrow('our mistake')
  })
})

describe('an answer that depends on the time', () => {
  afterEach(() => vi.useRealTimers())
  const NOON = Date.UTC(2026, 10, 23, 12)
  const untilOne = async (body: string) => ({ ...made(body), until: NOON + 3_600_000 })

  it('is made again once its time is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
    const memory = createMemory()
    await memory.recall('key', () => untilOne('a'))
    vi.setSystemTime(NOON + 3_599_000)
    expect(bodyOf(await memory.recall('key', () => untilOne('b')))).toBe('a')
    vi.setSystemTime(NOON + 3_600_000)
    expect(bodyOf(await memory.recall('key', () => untilOne('c')))).toBe('c')
  })

  it('is still given while the database is away', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
    const memory = createMemory({ isReachable: () => false })
    await memory.recall('key', () => untilOne('a'))
    memory.suspend()
    vi.setSystemTime(NOON + 7_200_000)
    expect(bodyOf(await memory.recall('key', () => untilOne('b')))).toBe('a')
  })

  it('is kept by a CDN no longer than that', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
    const seconds: number[] = []
    const memory = createMemory({
      cdnHeaders: (left) => {
        seconds.push(left)
        return {}
      },
    })
    const given = await memory.recall('key', () => untilOne('a'))
    given.cdnHeaders?.()
    vi.setSystemTime(NOON + 3_000_000)
    given.cdnHeaders?.()
    expect(seconds).toEqual([3_600, 600])
  })
})

describe('what a CDN may keep', () => {
  const headers = { 'surrogate-key': 'content' }
  const open = () => createMemory({ cdnHeaders: () => headers })

  it('is what is cached here', async () => {
    const memory = open()
    const given = await memory.recall('key', async () => made('a'))
    expect(given.cdnHeaders?.()).toBe(headers)
    const again = await memory.recall('key', async () => made('b'))
    expect(again.cdnHeaders?.()).toBe(headers)
  })

  it('is nothing without a CDN', async () => {
    const given = await createMemory().recall('key', async () => made('a'))
    expect(given.cdnHeaders?.()).toBeUndefined()
  })

  it('is no error, and nothing that is for one person', async () => {
    const memory = open()
    const failed = await memory.recall('failed', async () => answer(503, {}, ''))
    const own = await memory.recall('own', async () =>
      answer(200, { 'cache-control': 'no-store' }, ''),
    )
    expect(failed.cdnHeaders?.()).toBeUndefined()
    expect(own.cdnHeaders?.()).toBeUndefined()
  })

  it('is nothing from before an edit, even if it is sent after it', async () => {
    const memory = open()
    const early = await memory.recall('early', async () => made('old'))
    const pending = memory.recall('pending', async () => made('old'))
    memory.clear()
    expect(early.cdnHeaders?.()).toBeUndefined()
    expect((await pending).cdnHeaders?.()).toBeUndefined()
  })

  it('is nothing while edits can’t be heard of', async () => {
    const memory = open()
    const known = await memory.recall('known', async () => made('a'))
    memory.suspend()
    const given = await memory.recall('new', async () => made('b'))
    expect(known.cdnHeaders?.()).toBeUndefined()
    expect(given.cdnHeaders?.()).toBeUndefined()
    memory.clear()
    expect(given.cdnHeaders?.()).toBeUndefined()
  })
})
