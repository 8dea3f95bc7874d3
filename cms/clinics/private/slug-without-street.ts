import type { PayloadRequest } from 'payload'
import { slugCandidates, toSlug } from '../../documents/hooks/fill-slug.ts'
import { takenSlugs } from '../../documents/queries/taken-slugs.ts'
import { type KnownPlace, streetsOf } from './place-pattern.ts'

/** Whether a page's address has a street in it: several clinics of one name in a town do. */
export const namesStreet = (slug: string, places: readonly KnownPlace[]): boolean =>
  streetsOf(places).some((street) => slug.includes(toSlug(street)))

interface Named {
  id?: number | null
  name?: string | null
  city?: string | null
}

/** An address of the page that says no more than the clinic's name and town. */
export const slugWithoutStreet = async (
  req: PayloadRequest,
  { id, name, city }: Named,
): Promise<string | undefined> => {
  const candidates = slugCandidates([name ?? '', city ?? ''])
  const taken = await takenSlugs(req, 'clinics', candidates, id ?? null)
  return candidates.find((slug) => !taken.has(slug))
}
