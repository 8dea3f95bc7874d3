import type { CollectionConfig } from 'payload'
import { admins } from './admins.ts'
import { authenticated } from './authenticated.ts'

/** What visitors send comes in by the public API alone; editors deal with it, admins remove it. */
export const intakeAccess: CollectionConfig['access'] = {
  read: authenticated,
  create: () => false,
  update: authenticated,
  delete: admins,
}
