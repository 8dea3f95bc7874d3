import type { CollectionBeforeDeleteHook, CollectionConfig, UIField } from 'payload'
import { type Commented, isCommented } from './commented.ts'
import { forgetComments } from './queries/forget-comments.ts'

/** The thread beside the form, and how many are open in the list. */
const thread: UIField = {
  name: 'comments',
  label: { en: 'Comments', es: 'Comentarios' },
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    components: {
      Field: '/comments/panel/comments.tsx#Comments',
      Cell: '/comments/panel/open-comments-cell.tsx#OpenCommentsCell',
    },
  },
}

const forget =
  (collection: Commented): CollectionBeforeDeleteHook =>
  async ({ id, req }) =>
    void (await forgetComments(req, collection, Number(id)))

/** Before the status, which is last. */
const withColumn = (columns: string[] = []) => columns.toSpliced(-1, 0, thread.name)

/** Lets colleagues comment on the documents of a collection, if it is one of those. */
export const withComments = (collection: CollectionConfig): CollectionConfig => {
  const { admin, fields, hooks, slug } = collection
  if (!isCommented(slug)) return collection
  return {
    ...collection,
    admin: { ...admin, defaultColumns: withColumn(admin?.defaultColumns) },
    hooks: { ...hooks, beforeDelete: [...(hooks?.beforeDelete ?? []), forget(slug)] },
    fields: [...fields, thread],
  }
}
