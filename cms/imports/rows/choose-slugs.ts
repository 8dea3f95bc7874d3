import { createLocalReq, type Payload } from 'payload'
import { slugCandidates } from '../../documents/hooks/fill-slug.ts'
import { takenSlugs } from '../../documents/queries/taken-slugs.ts'

/** Addresses that this import has given: what one batch writes, the other can't see at once. */
export type ReservedSlugs = Set<string>

interface Place {
  line: number
  name: string
  city: string
  address?: string | null | undefined
}

/** The addresses of new clinics by line, found by one question for all of them. */
export const chooseSlugs = async (payload: Payload, places: Place[], reserved: ReservedSlugs) => {
  const wishes = places.map(({ line, name, city, address }) => ({
    line,
    candidates: slugCandidates([name, city, address ?? '']),
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
