import { integer, pgTable, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Which English each translation was made from, so that a later change of the English shows. */
export const translatedTexts = pgTable(
  'translated_texts',
  {
    /** Slug of the collection or global. */
    source: text().notNull(),
    /** 0 for a global. */
    document_id: integer().notNull(),
    field: text().notNull(),
    locale: text().notNull(),
    /** Digests of the translation and of the English at that time. */
    translation: text().notNull(),
    english: text().notNull(),
  },
  ({ source, document_id, field, locale }) => [
    primaryKey({ columns: [source, document_id, field, locale] }),
  ],
)
