import { describe, expect, it, vi } from 'vitest'
import { answer } from '../../../cms/http/answer.ts'
import { createMemory } from '../../../cms/http/memory.ts'

const made = (text: string) => answer(200, {}, text)

describe('remembered answers', () => {
  it('are made once', async () => {
    const memory = createMemory()
    const make = vi.fn(async () => made('a'))
    await memory.recall('key', make)
    await memory.recall('key', make)
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('are made once for all who ask meanwhile', async () => {
    const memory = createMemory()
    const make = vi.fn(async () => made('a'))
    const all = await Promise.all([memory.recall('key', make), memory.recall('key', make)])
    expect(all.map(({ body }) => body.toString())).toEqual(['a', 'a'])
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('of before an edit are not given to those who ask after it', async () => {
    const memory = createMemory()
    const before = memory.recall('key', async () => made('old'))
    memory.clear()
    const after = memory.recall('key', async () => made('new'))
    expect((await after).body.toString()).toBe('new')
    expect((await before).body.toString()).toBe('old')
  })

  it('fail for all who wait, and are made anew for the next', async () => {
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

  it('are not kept while edits can’t be heard of', async () => {
    const memory = createMemory()
    memory.suspend()
    await memory.recall('key', async () => made('deaf'))
    const next = await memory.recall('key', async () => made('asked again'))
    expect(next.body.toString()).toBe('asked again')
  })

  it('do not hold a failure', async () => {
    const memory = createMemory()
    await memory.recall('key', async () => answer(500, {}, 'failed'))
    expect((await memory.recall('key', async () => made('well'))).status).toBe(200)
  })
})
