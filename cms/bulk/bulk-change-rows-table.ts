import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/** The documents of each change of many: what they were before, and what became of them. */
export const bulkChangeRows = (changeId: () => AnyPgColumn) =>
  pgTable(
    'bulk_change_rows',
    {
      change_id: integer().notNull().references(changeId, { onDelete: 'cascade' }),
      /** No foreign key: the row outlives a document that is deleted for good. */
      document_id: integer().notNull(),
      name: text().notNull(),
      /** 'changed', 'same' (it already was that way), 'left' or 'undone'; null while it waits. */
      result: text(),
      /** Why it was left as it is, or could not be undone, in a sentence. */
      reason: text(),
      /** The document as it was, with its newest version; null unless it was changed. */
      before: jsonb(),
      /** Fingerprint of the document once it was changed: another one means it changed since. */
      after: text(),
    },
    (table) => [
      primaryKey({ columns: [table.change_id, table.document_id] }),
      index('bulk_change_rows_result_idx').on(table.change_id, table.result),
    ],
  )
