import type { SanitizedCollectionConfig } from 'payload'

/** The fields of a collection that have a form in each language. */
export const localizedNames = ({ flattenedFields }: SanitizedCollectionConfig): Set<string> =>
  new Set(
    flattenedFields.flatMap((field) =>
      'localized' in field && field.localized ? [field.name] : [],
    ),
  )
