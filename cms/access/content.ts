import type { CollectionConfig } from 'payload'
import { admins } from './admins.ts'
import { authenticated } from './authenticated.ts'
import { editors } from './editors.ts'
import { moveToTrash } from './move-to-trash.ts'

/** Editors maintain the content. Visitors read none of it here: they have the public API. */
export const contentAccess: CollectionConfig['access'] = {
  read: editors,
  readVersions: editors,
  create: editors,
  update: editors,
  // A deletion can't be undone.
  delete: admins,
}

/** Reviewers read the directory too: they look at clinics and their states. */
export const directoryAccess: CollectionConfig['access'] = {
  ...contentAccess,
  read: authenticated,
  readVersions: authenticated,
}

/** Like contentAccess, for collections whose documents go to the trash first. */
export const trashedContentAccess: CollectionConfig['access'] = {
  ...contentAccess,
  delete: moveToTrash,
}

export const trashedDirectoryAccess: CollectionConfig['access'] = {
  ...directoryAccess,
  delete: moveToTrash,
}
