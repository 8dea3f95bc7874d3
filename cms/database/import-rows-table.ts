import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The rows of uploaded files: first as they stood there, then with what each would change, then
 * with what a person decided and what was done.
 */
export const importRows = (importId: () => AnyPgColumn) =>
  pgTable(
    'import_rows',
    {
      id: serial().primaryKey(),
      import_id: integer().notNull().references(importId, { onDelete: 'cascade' }),
      /** Where it begins in the file, from 1; null for a clinic that the file no longer has. */
      line: integer(),
      /** By column. */
      cells: jsonb(),
      /** Null until it has been compared: 'new', 'changed', 'held', 'gone', 'same' or 'rejected'. */
      kind: text(),
      /** No reference: a clinic that is removed for good leaves what was imported of it. */
      clinic_id: integer(),
      name: text(),
      /** Postal abbreviation. */
      state: text(),
      city: text(),
      /** What the import would write, by field. */
      data: jsonb(),
      /** What those fields held before, by field. */
      before: jsonb(),
      /** Why a person has to look at it: reasons by field, or by '' for the whole row. */
      held: jsonb(),
      /** Cells that could not be used, or why the row could not. */
      notes: text().array(),
      /** 'accepted' or 'declined'; null while nobody has decided. */
      decision: text(),
      /** 'applied', 'undone', 'kept' (touched since, so left alone) or 'failed'. */
      result: text(),
      /** The clinic's updatedAt once it was applied: another one means that somebody touched it. */
      applied_version: text(),
    },
    (table) => [
      index('import_rows_kind_idx').on(table.import_id, table.kind, table.id),
      index('import_rows_clinic_idx').on(table.clinic_id),
    ],
  )
