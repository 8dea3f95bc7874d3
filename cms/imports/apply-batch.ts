import type { Payload, PayloadRequest } from 'payload'
import { inOneTransaction } from '../database/one-transaction.ts'
import { freeSlug } from '../hooks/fill-slug.ts'
import type { Planned } from './plan-batch.ts'

const write = async (payload: Payload, change: Planned, req: PayloadRequest): Promise<void> => {
  const options = { collection: 'clinics', depth: 0, req } as const
  if (change.kind === 'added') {
    const { name, city, address } = change.data
    const slug = await freeSlug(req, 'clinics', [name, city, address ?? ''])
    await payload.create({ ...options, data: { ...change.data, slug, _status: 'published' } })
  }
  if (change.kind === 'changed') {
    await payload.update({ ...options, id: change.id, data: change.data })
  }
}

/**
 * Writes some changes through Payload's own path, so that hooks, versions and listings hold.
 * Where one of them can't be written the others still are.
 * @returns the changes, those that could not be written as rejected with the reason
 */
export const applyBatch = async (payload: Payload, changes: Planned[]): Promise<Planned[]> => {
  const whole = inOneTransaction(payload, async (req) => {
    for (const change of changes) await write(payload, change, req)
  })
  const failed = await whole.then(
    () => false,
    () => true,
  )
  if (!failed) return changes
  const results: Planned[] = []
  for (const change of changes) {
    const result = await inOneTransaction(payload, (req) => write(payload, change, req)).then(
      () => change,
      (error: unknown) => ({
        kind: 'rejected' as const,
        line: change.line,
        reason: reasonOf(error),
      }),
    )
    results.push(result)
  }
  return results
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
