import { createLocalReq, type Payload } from 'payload'
import { slugCandidates } from '../../documents/hooks/fill-slug.ts'
import { takenSlugs } from '../../documents/queries/taken-slugs.ts'

/** Slugs that this import has assigned: a batch can't see yet what the others are writing. */
export type ReservedSlugs = Set<string>

interface Place {
  line: number
  name: string
  city: string
  address?: string | null | undefined
  /** The one that it had in another directory of ours. */
  wished?: string | undefined
}

/** The slugs of new clinics by line, found with one query for all of them. */
export const chooseSlugs = async (payload: Payload, places: Place[], reserved: ReservedSlugs) => {
  const wishes = places.map(({ line, name, city, address, wished }) => ({
    line,
    candidates: slugCandidates([name, city, address ?? ''], wished),
  }))
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
