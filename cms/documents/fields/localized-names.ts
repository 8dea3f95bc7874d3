import type { SanitizedCollectionConfig } from 'payload'

/** The names of a collection's localized fields. */
export const localizedNames = ({ flattenedFields }: SanitizedCollectionConfig): Set<string> =>
  new Set(
    flattenedFields.flatMap((field) =>
      'localized' in field && field.localized ? [field.name] : [],
    ),
  )
