import type { CollectionConfig } from 'payload'

/** Adds 'Export as CSV' to the menu of the collection’s list. */
export const withExport = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      listMenuItems: [
        ...(collection.admin?.components?.listMenuItems ?? []),
        '/panel/export/export-link.tsx#ExportLink',
      ],
    },
  },
})
