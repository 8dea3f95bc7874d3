import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPurger, type Purging } from '../../../cms/http/cdn/purger.ts'

/** Stands in for the CDN; the purges that it was sent. */
const cdn = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('fetch', cdn)
  cdn.mockReset().mockImplementation(async () => new Response('{}'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (more: Partial<Purging> = {}) => {
  const log = { info: vi.fn(), warn: vi.fn() }
  const purging = { url: 'https://cdn.example/purge', method: 'PURGE', headers: {}, ...more }
  return { log, ...createPurger(purging, log as unknown as Parameters<typeof createPurger>[1]) }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('a purge is sent as the CDN wants it, at once and again for what was on its way', async () => {
  const { purge, counts } = open({ method: 'POST', body: '{"tags":["content"]}' })
  purge()
  await pass(0)
  const [, sent] = cdn.mock.calls[0] ?? []
  expect(sent?.body).toBe('{"tags":["content"]}')
  expect(new Headers(sent?.headers).get('content-type')).toBe('application/json')
  await pass(1_500)
  expect(cdn).toHaveBeenCalledTimes(1)
  await pass(60_000)
  expect(counts()).toEqual({ taken: 2, failed: 0 })
  open({ method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'content' }).purge()
  await pass(0)
  expect(new Headers(cdn.mock.lastCall?.[1]?.headers).get('content-type')).toBe('text/plain')
})

it('purges go one at a time, and those meanwhile become one', async () => {
  const { purge } = open()
  let answer = (_response: Response) => {}
  const pending = new Promise<Response>((resolve) => {
    answer = resolve
  })
  cdn.mockImplementationOnce(() => pending)
  purge()
  await pass(0)
  for (let count = 0; count < 50; count++) purge()
  await pass(1_000)
  expect(cdn).toHaveBeenCalledTimes(1)
  answer(new Response())
  await pass(60_000)
  expect(cdn).toHaveBeenCalledTimes(3)
})

it('one that fails is said in plain words without what is secret', async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  const nowhere = open({ url: 'http://127.0.0.1:1/secret' })
  nowhere.purge()
  await vi.waitUntil(() => nowhere.log.warn.mock.calls.length > 0)
  expect(nowhere.log.warn.mock.calls[0]?.[0]).not.toContain('secret')
  nowhere.close()
})

it('one that fails waits longer each time, also if edits go on; once closed nothing is sent', async () => {
  cdn.mockImplementation(async () => new Response('', { status: 500 }))
  const { purge, log, close } = open()
  for (let count = 0; count < 60; count++) {
    purge()
    await pass(100)
  }
  const waits = log.warn.mock.calls.map(([line]) => /in (\d+) s/.exec(line)?.[1])
  expect(waits).toEqual(['1', '2', '4'])
  expect(cdn).toHaveBeenCalledTimes(3)
  close()
  purge()
  await pass(60_000)
  expect(cdn).toHaveBeenCalledTimes(3)
})
