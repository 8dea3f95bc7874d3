import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

interface Owners {
  submissionId: () => AnyPgColumn
  messageId: () => AnyPgColumn
  userId: () => AnyPgColumn
}

/**
 * What was written to and by people about what they sent. It goes when that goes. It holds no address
 * and no private link.
 */
export const lettersTable = ({ submissionId, messageId, userId }: Owners) =>
  pgTable(
    'letters',
    {
      id: serial().primaryKey(),
      submission_id: integer().references(submissionId, { onDelete: 'cascade' }),
      message_id: integer().references(messageId, { onDelete: 'cascade' }),
      /** 'step', 'reply', 'question', or 'answer' of the person themselves. */
      kind: varchar().notNull(),
      /** Of its words; empty for letters from before this was kept. */
      locale: varchar(),
      subject: text().notNull(),
      text: text().notNull(),
      /** Of the colleague who wrote it; empty if the product or the person did. */
      by_id: integer().references(userId, { onDelete: 'set null' }),
      at: timestamp({ withTimezone: true }).notNull().defaultNow(),
      outcome: varchar().notNull(),
      detail: varchar(),
    },
    (table) => [
      index('letters_submission').on(table.submission_id),
      index('letters_message').on(table.message_id),
    ],
  )
