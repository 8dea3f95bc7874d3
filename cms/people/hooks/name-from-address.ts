import type { CollectionBeforeChangeHook } from 'payload'
import { nameOf } from '../../panel-kit/person-name.ts'
import type { User } from '../../payload-types.ts'

/** Wherever people are named, it is by their name, so everybody has one. */
export const nameFromAddress: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  const name = 'name' in data ? data.name : originalDoc?.name
  const email = data.email ?? originalDoc?.email
  return name?.trim() || !email ? data : { ...data, name: nameOf({ email }) }
}
