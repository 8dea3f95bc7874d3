import type { PayloadRequest } from 'payload'
import { nameOf } from '../../panel-kit/person-name.ts'
import type { InEach } from '../../panel-kit/say.ts'

export const SOMEBODY_ELSE: InEach = { en: 'Somebody else', es: 'Otra persona' }

/** @param otherwise the name of an account that no longer exists */
export const nameOfId = async (
  req: PayloadRequest,
  id: number | null,
  otherwise = SOMEBODY_ELSE.en,
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

/** The names of people, by their ids. */
export const namesOf = async (
  req: PayloadRequest,
  ids: readonly (number | null | undefined)[],
): Promise<Map<number, string>> => {
  const known = [...new Set(ids.filter((id) => typeof id === 'number'))]
  if (known.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: known } },
    select: { name: true, email: true },
    depth: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map((user) => [user.id, nameOf(user)]))
}
