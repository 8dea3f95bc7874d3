import type { CollectionConfig } from 'payload'
import { isBulkCollection } from './bulk-collections.ts'
import { payloadBulkEndpoints } from './endpoints/payload-bulk.ts'

const BAR = '/bulk/panel/bulk-bar.tsx#BulkBar'

/** Replaces Payload's own changes of many documents, which say no number and can't be undone. */
export const withBulkChanges = (collection: CollectionConfig): CollectionConfig => {
  const { slug, admin, endpoints } = collection
  if (!isBulkCollection(slug)) return collection
  const components = admin?.components
  return {
    ...collection,
    disableBulkEdit: true,
    disableBulkDelete: true,
    endpoints: [...(endpoints || []), ...payloadBulkEndpoints(slug)],
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: [...(components?.beforeListTable ?? []), BAR],
      },
    },
  }
}
