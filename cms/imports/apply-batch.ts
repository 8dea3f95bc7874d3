import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { inOneTransaction } from '../database/one-transaction.ts'
import { slugCandidates } from '../hooks/fill-slug.ts'
import { takenSlugs } from '../queries/taken-slugs.ts'
import type { Change } from './compare.ts'

/** What became of a row. */
export type Result = Change | { kind: 'rejected'; line: number; reason: string }

/** Addresses that this import has given: what one batch writes, the other can't see at once. */
export type ReservedSlugs = Set<string>

/** The new clinics' addresses by line, found by one question for all of them. */
const chooseSlugs = async (payload: Payload, changes: Change[], reserved: ReservedSlugs) => {
  const wishes = changes.flatMap((change) => {
    if (change.kind !== 'added') return []
    const { name, city, address } = change.data
    return [{ line: change.line, candidates: slugCandidates([name, city, address ?? '']) }]
  })
  const req = await createLocalReq({}, payload)
  const all = wishes.flatMap(({ candidates }) => candidates)
  const taken = await takenSlugs(req, 'clinics', all)
  const chosen = new Map<number, string>()
  for (const { line, candidates } of wishes) {
    const slug = candidates.find((candidate) => !taken.has(candidate) && !reserved.has(candidate))
    if (!slug) continue
    reserved.add(slug)
    chosen.set(line, slug)
  }
  return chosen
}

const write = async (
  payload: Payload,
  change: Change,
  slugs: Map<number, string>,
  req: PayloadRequest,
): Promise<void> => {
  const options = { collection: 'clinics', depth: 0, req } as const
  if (change.kind === 'added') {
    const slug = slugs.get(change.line) ?? ''
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
export const applyBatch = async (
  payload: Payload,
  changes: Change[],
  reserved: ReservedSlugs,
): Promise<Result[]> => {
  const slugs = await chooseSlugs(payload, changes, reserved)
  const whole = inOneTransaction(payload, async (req) => {
    for (const change of changes) await write(payload, change, slugs, req)
  })
  return whole.then(
    () => changes,
    () => oneByOne(payload, changes, slugs),
  )
}

const oneByOne = async (payload: Payload, changes: Change[], slugs: Map<number, string>) => {
  const results: Result[] = []
  for (const change of changes) {
    const written = inOneTransaction(payload, (req) => write(payload, change, slugs, req))
    results.push(
      await written.then(
        () => change,
        (error: unknown) => ({ kind: 'rejected', line: change.line, reason: reasonOf(error) }),
      ),
    )
  }
  return results
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
