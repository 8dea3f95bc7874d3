import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logSeldom } from '../../../cms/http/limits/log-seldom.ts'

const lines: Record<string, unknown>[] = []
const info = (line: object) => lines.push({ ...line })
const payload = {
  logger: { child: () => ({ info }) },
  secret: 'a secret that only tests use',
}

beforeEach(() => {
  lines.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('what one sender does is logged once a minute, and without their address', () => {
  for (let count = 0; count < 100; count += 1) logSeldom(payload, 'refused', '203.0.113.9')
  logSeldom(payload, 'refused', '203.0.113.9', { by: 7, method: 'PATCH' })
  logSeldom(payload, 'form.throttled', '203.0.113.9', { form: 'contact' })
  logSeldom(payload, 'refused', '198.51.100.1')
  // A network of IPv6 is one sender.
  logSeldom(payload, 'refused', '2001:db8::1')
  logSeldom(payload, 'refused', '2001:db8::2')
  expect(lines.map(({ event, by }) => [event, by])).toEqual([
    ['refused', undefined],
    ['refused', 7],
    ['form.throttled', undefined],
    ['refused', undefined],
    ['refused', undefined],
  ])
  expect(JSON.stringify(lines)).not.toMatch(/203\.0|198\.51|2001:db8/)
  const later = performance.now() + 61_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  vi.advanceTimersByTime(61_000)
  logSeldom(payload, 'refused', '203.0.113.9')
  expect(lines).toHaveLength(6)
})
