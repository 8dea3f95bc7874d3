import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/** What people changed in documents that have no versions, and which documents they deleted for good. */
export const recordedChanges = (userId: () => AnyPgColumn) =>
  pgTable(
    'recorded_changes',
    {
      id: serial().primaryKey(),
      at: timestamp({ withTimezone: true }).notNull().defaultNow(),
      by_id: integer().references(userId, { onDelete: 'set null' }),
      /** Slug of the collection or global. */
      source: text().notNull(),
      /** 0 for a global. No foreign key: the row outlives the document. */
      document_id: integer().notNull(),
      /** What the document was called. */
      title: text(),
      /** 'created', 'changed' or 'deleted'. */
      done: text().notNull(),
      /** What saved it, if it wasn't somebody in its form. */
      through: text(),
      /** The fields that changed, by name, as they were and as they became. */
      before: jsonb().notNull(),
      after: jsonb().notNull(),
    },
    (table) => [
      index('recorded_changes_at_idx').on(table.at),
      index('recorded_changes_document_idx').on(table.source, table.document_id, table.at),
      index('recorded_changes_by_idx').on(table.by_id, table.at),
    ],
  )
