import type { CollectionConfig } from 'payload'
import { authenticated } from './authenticated.ts'

/** Content is read and written by whoever is signed in; visitors read the public API instead. */
export const contentAccess: CollectionConfig['access'] = {
  read: authenticated,
  readVersions: authenticated,
  create: authenticated,
  update: authenticated,
  delete: authenticated,
}
