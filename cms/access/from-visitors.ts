import type { CollectionConfig } from 'payload'
import { admins } from './admins.ts'
import { authenticated } from './authenticated.ts'
import { nobody } from './nobody.ts'

/**
 * What visitors send arrives only through the public API. Reviewers handle it, admins delete it.
 */
export const fromVisitorsAccess: CollectionConfig['access'] = {
  read: authenticated,
  create: nobody,
  update: authenticated,
  delete: admins,
}
