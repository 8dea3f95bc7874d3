import { describe, expect, it } from 'vitest'
import { newRequestId } from '../../../cms/telemetry/request-id.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`

describe('a request’s id', () => {
  it('is its own each time', () => {
    const ids = Array.from({ length: 1_000 }, () => newRequestId({}, 0))
    expect(new Set(ids).size).toBe(1_000)
    expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}$/)
  })

  it('is not for visitors to choose', () => {
    const headers = { 'x-request-id': 'chosen-by-a-visitor', traceparent }
    expect([headers['x-request-id'], TRACE]).not.toContain(newRequestId(headers, 0))
  })

  it('is what a trusted proxy says', () => {
    expect(newRequestId({ 'x-request-id': 'given-by-caddy' }, 1)).toBe('given-by-caddy')
    expect(newRequestId({ traceparent }, 1)).toBe(TRACE)
  })

  it.each(['short', 'x'.repeat(65), 'two words', '<b>bold</b>', 'line\nbreak'])(
    'is never %j',
    (id) => expect(newRequestId({ 'x-request-id': id }, 1)).not.toBe(id),
  )
})
