import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { User } from '../../payload-types.ts'
import { lockAdmins } from '../queries/account.ts'

/** Runs before access is checked, so that everyone is told what to do instead. */
export const refuseDeletion: CollectionBeforeOperationHook = ({ operation }) => {
  if (operation !== 'delete') return
  throw new Refusal(
    {
      en: 'People can’t be deleted, because their names stay in every log. Deactivate them instead.',
      es: 'Las personas no se pueden eliminar, porque sus nombres se quedan en todos los registros. Desactive su cuenta.',
    },
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
  throw new Refusal(
    {
      en: 'This is the last admin. Make somebody else an admin first.',
      es: 'Esta es la última persona de Administración. Dé primero ese rol a otra.',
    },
    409,
  )
}
