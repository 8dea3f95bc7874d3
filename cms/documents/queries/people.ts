import type { PayloadRequest } from 'payload'
import type { User } from '../../payload-types.ts'

/** What a colleague is called in the panel. */
export const nameOf = (user: Pick<User, 'name' | 'email'>): string => user.name || user.email

/** @param otherwise the name of an account that no longer exists */
export const nameOfId = async (
  req: PayloadRequest,
  id: number | null,
  otherwise = 'Somebody else',
): Promise<string> => {
  if (id === null) return otherwise
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    req,
  })
  return docs[0] ? nameOf(docs[0]) : otherwise
}
