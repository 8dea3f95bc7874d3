import type { JSONField } from 'payload'
import { nobodyOnField } from '../../access/nobody.ts'
import { FACT_SOURCES } from '../../contract/constants.ts'

/** When each fact was last changed, and where that came from, by the fact's name. */
export const factDatesField: JSONField = {
  name: 'factDates',
  type: 'json',
  access: { create: nobodyOnField, update: nobodyOnField },
  // Only our own code writes it. Payload compiles the schema again each time that a document is saved, which
  // took a third of an import; so the schema is only for the type.
  validate: () => true,
  jsonSchema: {
    uri: 'internal:fact-dates',
    fileMatch: ['internal:fact-dates'],
    schema: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: {
          at: { type: 'string' },
          source: { type: 'string', enum: [...FACT_SOURCES] },
        },
        required: ['at', 'source'],
        additionalProperties: false,
      },
    },
  },
  admin: {
    hidden: true,
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
}
