import type { Payload, PayloadRequest } from 'payload'
import { inOneTransaction } from './one-transaction.ts'

/** Rows compared or written at a time, in one transaction. */
export const BATCH = 100

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/**
 * Does some work in one transaction. If that fails, each item gets its own transaction, so that
 * one that can't be written doesn't block the others.
 * @param failed returns the result of an item that fails on its own
 */
export const inBatch = async <Item, Result>(
  payload: Payload,
  items: Item[],
  work: (req: PayloadRequest, items: Item[]) => Promise<Result[]>,
  failed: (item: Item, reason: string) => Result | Promise<Result>,
): Promise<Result[]> => {
  if (items.length === 0) return []
  const attempt = (some: Item[]) => inOneTransaction(payload, (req) => work(req, some))
  const whole = await attempt(items).catch((error: unknown) => ({ error }))
  if (Array.isArray(whole)) return whole
  const results: Result[] = []
  for (const item of items) {
    const one = await attempt([item]).catch((error: unknown) => ({ error }))
    results.push(...(Array.isArray(one) ? one : [await failed(item, reasonOf(one.error))]))
  }
  return results
}
