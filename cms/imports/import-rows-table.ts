import {
  type AnyPgColumn,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  serial,
  text,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The rows of uploaded files: first as they are in the file, then with what each would change,
 * then with what a person decided and what was done.
 */
export const importRows = (importId: () => AnyPgColumn) =>
  pgTable(
    'import_rows',
    {
      id: serial().primaryKey(),
      import_id: integer().notNull().references(importId, { onDelete: 'cascade' }),
      /** The line where it begins, from 1; null for a clinic that is no longer in the file. */
      line: integer(),
      /** By column, in the file's order, which jsonb would not keep. */
      cells: json(),
      /** The source's own id of the clinic; a rejected row that names one has it too. */
      source_id: text(),
      /** Null until it has been compared: 'new', 'changed', 'held', 'gone', 'same' or 'rejected'. */
      kind: text(),
      /** No foreign key: the row outlives a clinic that is deleted for good. */
      clinic_id: integer(),
      /** The clinic's updatedAt when it was compared: a different one means it changed since. */
      seen_version: text(),
      name: text(),
      /** Postal abbreviation. */
      state: text(),
      city: text(),
      /** What the import would write, by field. */
      data: jsonb(),
      /** What those fields held before, by field. */
      before: jsonb(),
      /**
       * Why a person has to look at it: reasons by field, or by '' for the whole row; for a
       * rejected row, by column.
       */
      held: jsonb(),
      /** Digest of source values that contradict verified fields; null if none are new. */
      held_digest: text(),
      /** Words that nobody knew when it was compared, by fact. */
      unknown: jsonb(),
      /** Cells that could not be used, or why the row was rejected. */
      notes: text().array(),
      /** 'accepted', 'free' (all but what is held) or 'declined'; null while nobody has decided. */
      decision: text(),
      /** 'applied', 'noted' (only that the source has changed), 'undone', 'kept' or 'failed'. */
      result: text(),
      /** Why it was kept as it is, or what failed, in a sentence. */
      reason: text(),
      /** The clinic's updatedAt once it was applied: a different one means somebody changed it. */
      applied_version: text(),
    },
    (table) => [
      index('import_rows_kind_idx').on(table.import_id, table.kind, table.id),
      index('import_rows_source_idx').on(table.import_id, table.source_id),
      index('import_rows_clinic_idx').on(table.clinic_id),
    ],
  )
