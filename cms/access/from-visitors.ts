import type { CollectionConfig } from 'payload'
import { admins } from './admins.ts'
import { authenticated } from './authenticated.ts'
import { nobody } from './nobody.ts'

/** What visitors send comes in by the public API alone; reviewers deal with it, admins remove it. */
export const fromVisitorsAccess: CollectionConfig['access'] = {
  read: authenticated,
  create: nobody,
  update: authenticated,
  delete: admins,
}
