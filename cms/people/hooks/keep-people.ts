import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { User } from '../../payload-types.ts'
import { lockAdmins } from '../queries/account.ts'

/** Runs before access is checked, so that everyone is told what to do instead. */
export const refuseDeletion: CollectionBeforeOperationHook = ({ operation }) => {
  if (operation !== 'delete') return
  throw new Refusal(
    'People can’t be deleted, because their names stay in every log. Deactivate them instead.',
    403,
  )
}

/** Without an admin, nobody could create one. */
export const keepLastAdmin: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc?.role !== 'admin' || !data.role || data.role === 'admin') return data
  const admins = await lockAdmins(req)
  if (admins.some((id) => id !== originalDoc.id)) return data
  throw new Refusal('This is the last admin. Make somebody else an admin first.', 409)
}
