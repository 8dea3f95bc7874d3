import type { CollectionConfig } from 'payload'
import { authenticated } from './authenticated.ts'
import { editors } from './editors.ts'

/** Content is read by whoever is signed in and written by editors; visitors read the public API. */
export const contentAccess: CollectionConfig['access'] = {
  read: authenticated,
  readVersions: authenticated,
  create: editors,
  update: editors,
  delete: editors,
}
