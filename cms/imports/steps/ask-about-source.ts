import type { PayloadRequest } from 'payload'
import { whereabouts } from '../queries/elsewhere.ts'

/** Thrown if a file may be another list than the one whose source it names; says so, and asks. */
export class SourceInDoubt extends Error {}

/**
 * Equal ids of two lists are different clinics, so that the clinics of a source are not overwritten, nor
 * unlisted, by those of another.
 * @throws SourceInDoubt if most rows are where the source has no clinics
 */
export const askAboutSource = async (
  req: PayloadRequest,
  importId: number,
  source: string,
): Promise<void> => {
  const { rows, together, known, knownTown, newTown } = await whereabouts(req, importId, source)
  if (known === 0 || together * 2 >= rows) return
  throw new SourceInDoubt(
    `${rows - together} of the ${rows} clinics in this file are in towns where “${source}” has none, such as ${newTown}; most of its own are in ${knownTown}. If this is another list, give it its own source name. If it really comes from “${source}”, say so.`,
  )
}
