import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  real,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/** Two clinics that may be the same, and what people have said about them. */
export const duplicatePairs = (clinicId: () => AnyPgColumn, userId: () => AnyPgColumn) =>
  pgTable(
    'duplicate_pairs',
    {
      id: serial().primaryKey(),
      clinic_id: integer().notNull().references(clinicId, { onDelete: 'cascade' }),
      other_id: integer().notNull().references(clinicId, { onDelete: 'cascade' }),
      /** From 0 to 1; the higher, the likelier. */
      score: real().notNull(),
      /** In words, strongest first. */
      reasons: text().array().notNull(),
      /** 'phone', 'address', 'name', 'near': what speaks for it now. */
      by: text().array().notNull(),
      found_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
      /** 'open', 'not the same', 'same building' or 'merged'. */
      decision: text().notNull().default('open'),
      decided_by: integer().references(userId, { onDelete: 'set null' }),
      decided_at: timestamp({ withTimezone: true }),
      /** What spoke for it when somebody decided: only something new asks again. */
      decided_for: text().array(),
      /** If something is new since somebody decided: what that is, in words, and what was decided. */
      asked_again: text(),
      decided_before: text(),
    },
    (table) => [
      uniqueIndex('duplicate_pairs_both_idx').on(table.clinic_id, table.other_id),
      index('duplicate_pairs_other_idx').on(table.other_id),
      index('duplicate_pairs_queue_idx').on(table.decision, table.score.desc(), table.id),
      check('duplicate_pairs_order', sql`${table.clinic_id} < ${table.other_id}`),
    ],
  )
