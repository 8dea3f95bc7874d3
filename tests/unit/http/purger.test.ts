import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPurger, type Purger, type Purging } from '../../../cms/http/cdn/purger.ts'
import { type PurgeHost, startPurgeHost } from '../../support/purge-host.ts'

let host: PurgeHost
const purgers: Purger[] = []
beforeEach(async () => {
  host = await startPurgeHost()
})
afterEach(() => {
  for (const purger of purgers.splice(0)) purger.close()
  host.close()
})

const logger = () => ({ info: vi.fn(), warn: vi.fn() })
type Logger = Parameters<typeof createPurger>[1]

const open = (more: Partial<Purging> = {}, given = logger()): Purger => {
  const purging = { url: `${host.url}/purge/content`, method: 'PURGE', headers: {}, ...more }
  const purger = createPurger(purging, given as unknown as Logger)
  purgers.push(purger)
  return purger
}

const purgesBecome = (count: number) =>
  expect.poll(() => host.purges.length, { timeout: 5_000, interval: 20 }).toBe(count)

describe('a purge', () => {
  it('is sent as the CDN wants it', async () => {
    const headers = { authorization: 'Bearer abc' }
    open({ method: 'POST', headers, body: '{"tags":["content"]}' }).purge()
    await purgesBecome(1)
    expect(host.purges[0]).toMatchObject({
      method: 'POST',
      path: '/purge/content',
      headers: { authorization: 'Bearer abc', 'content-type': 'application/json' },
      body: '{"tags":["content"]}',
    })
  })

  it('says what its body is in the words of its own header, if there is one', async () => {
    open({ method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'content' }).purge()
    await purgesBecome(1)
    expect(host.purges[0]?.headers['content-type']).toBe('text/plain')
  })

  it('is sent at once, and again for what was on its way to the CDN', async () => {
    const purger = open()
    purger.purge()
    await purgesBecome(1)
    const first = performance.now()
    await purgesBecome(2)
    expect(performance.now() - first).toBeGreaterThan(1_500)
    await expect.poll(purger.counts).toEqual({ taken: 2, failed: 0 })
  })
})

describe('several purges', () => {
  it('go one at a time, and those meanwhile become one', async () => {
    let answer = () => {}
    host.before = () =>
      new Promise<void>((resolve) => {
        answer = resolve
      })
    const purger = open()
    purger.purge()
    await purgesBecome(1)
    for (let count = 0; count < 50; count++) purger.purge()
    host.before = async () => {}
    answer()
    await purgesBecome(3)
    expect(host.purges.map(({ beside }) => beside)).toEqual([0, 0, 0])
  })
})

describe('a purge that fails', () => {
  it('is tried again, and said in plain words without what is secret', async () => {
    const log = logger()
    host.status = 403
    const purger = open({ headers: { 'fastly-key': 'a-secret' } }, log)
    purger.purge()
    await expect.poll(() => log.warn.mock.calls.length, { timeout: 5_000 }).toBe(1)
    expect(log.warn).toHaveBeenCalledWith(
      'The CDN could not be purged (it answered 403), and may show pages from before an edit. Next try in 1 s.',
    )
    host.status = 200
    await purgesBecome(2)
    await expect.poll(() => log.info.mock.calls).toEqual([['The CDN takes purges again.']])
    expect(purger.counts()).toEqual({ taken: 1, failed: 1 })
  })

  it('since nobody is there names the reason, not the address', async () => {
    const log = logger()
    open({ url: 'http://127.0.0.1:1/secret' }, log).purge()
    await expect.poll(() => log.warn.mock.calls.length).toBe(1)
    expect(log.warn.mock.calls[0]?.[0]).not.toContain('secret')
  })

  it('waits longer each time, also if edits go on', async () => {
    const log = logger()
    host.status = 500
    const purger = open({}, log)
    const edits = setInterval(purger.purge, 50)
    await expect.poll(() => log.warn.mock.calls.length, { timeout: 5_000 }).toBe(3)
    clearInterval(edits)
    const waits = log.warn.mock.calls.map(([line]) => /in (\d+) s/.exec(line)?.[1])
    expect(waits).toEqual(['1', '2', '4'])
    expect(host.purges).toHaveLength(3)
  })
})

it('after it is closed nothing is sent', async () => {
  const purger = open()
  purger.close()
  purger.purge()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(host.purges).toEqual([])
})
