import type { Payload } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import type { ReadPool } from '../../../cms/database/read-pool.ts'
import { openReplicas } from '../../../cms/database/replicas.ts'

const payload = { logger: { info: () => undefined } } as unknown as Payload
const NOBODY = 'postgres://127.0.0.1:1/nobody'

/** A pool that has ended; at last it answers, so that whoever asks without end comes to an end here. */
const endedPool = () => {
  const query = vi.fn(async () => {
    if (query.mock.calls.length < 1_000) throw new Error('Cannot use a pool after calling end')
    return { rows: [{ at: '0/0' }] }
  })
  return { query } as unknown as ReadPool
}

const untilLater = () => new Promise((resolve) => setTimeout(resolve, 50))

describe('replicas', () => {
  it('ask nothing once they are closed, though an edit is still heard of', async () => {
    const primary = endedPool()
    const replicas = openReplicas(primary, [NOBODY], payload)
    await replicas.close()
    replicas.heard()
    await untilLater()
    expect(primary.query).not.toHaveBeenCalled()
  })

  it('stop asking when they are closed meanwhile', async () => {
    const primary = endedPool()
    const replicas = openReplicas(primary, [NOBODY], payload)
    replicas.heard()
    await replicas.close()
    const { length } = vi.mocked(primary.query).mock.calls
    await untilLater()
    expect(vi.mocked(primary.query).mock.calls).toHaveLength(length)
  })

  it('that there are none of cost no query', async () => {
    const primary = endedPool()
    openReplicas(primary, [], payload).heard()
    await untilLater()
    expect(primary.query).not.toHaveBeenCalled()
  })
})
