import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { User } from '../../payload-types.ts'
import { holdAdmins } from '../queries/account.ts'

/** Before anybody’s right to delete is looked at, so that everyone reads what to do instead. */
export const refuseDeletion: CollectionBeforeOperationHook = ({ operation }) => {
  if (operation !== 'delete') return
  throw new Refusal(
    'People are not deleted, so that their names stay in every log. Deactivate them instead.',
    403,
  )
}

/** Without an admin nobody could make one. */
export const keepLastAdmin: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc?.role !== 'admin' || !data.role || data.role === 'admin') return data
  const admins = await holdAdmins(req)
  if (admins.some((id) => id !== originalDoc.id)) return data
  throw new Refusal('This is the last admin. Make somebody else an admin first.', 409)
}
