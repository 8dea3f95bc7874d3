import { z } from 'zod'
import { each } from '../../contract/each.ts'
import { DELIMITERS } from '../file/delimiter.ts'
import { FileFault } from '../file/file-fault.ts'
import {
  COLUMN_FIELDS,
  type ColumnField,
  FLAGS,
  LIST_FIELDS,
  LISTS,
  TEXTS,
  YES_NO,
} from './column-fields.ts'

/** Facts that apply to every clinic in a file, or to some rows. */
const Facts = z.strictObject({
  ...each(FLAGS, z.boolean().optional()),
  ...each(YES_NO, z.enum(['yes', 'no']).optional()),
  ...each(TEXTS, z.string().optional()),
  ...each(LISTS, z.array(z.string()).optional()),
  categories: z.array(z.string()).optional().describe('Slugs of categories to add'),
})
export type Facts = z.infer<typeof Facts>

const Condition = z.strictObject({ column: z.string(), is: z.array(z.string()).min(1) })

/** Whether the columns say where a clinic is. */
const saysWhere = (columns: Partial<Record<ColumnField, string>>) =>
  Boolean(
    (columns.city && columns.state) ||
      columns.fullAddress ||
      columns.zipCode ||
      (columns.latitude && columns.longitude),
  )

/** Sources of clinics that no list of others may name: those people enter, and the sample clinics. */
export const SOURCES_OF_OURS: readonly string[] = ['editor', 'sample']

const Source = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'must be lowercase letters, digits and hyphens')
  .refine(
    (name) => !SOURCES_OF_OURS.includes(name),
    `must not be “${SOURCES_OF_OURS.join('” or “')}”, which are names of our own`,
  )

/** @throws FileFault that says how a source may be called */
export const parseSource = (name: string): string => {
  const { data, error } = Source.safeParse(name)
  if (data === undefined)
    throw new FileFault(`The name of the source ${error?.issues[0]?.message}.`)
  return data
}

/** Maps the columns of a CSV file to fields of a clinic. */
export const Mapping = z.strictObject({
  source: Source.describe(
    'A name for where the file comes from; later files with the same name update the same clinics',
  ),
  columns: z
    .partialRecord(z.enum(COLUMN_FIELDS), z.string().min(1))
    .refine(({ name }) => name, 'must include name')
    .refine(
      saysWhere,
      'must include city and state, or fullAddress, zipCode, or latitude and longitude',
    ),
  delimiter: z
    .enum(Object.keys(DELIMITERS))
    .optional()
    .describe('Column separator; detected if left out'),
  headerLine: z
    .int()
    .min(0)
    .max(100)
    .optional()
    .describe('The line with the names of the columns; 0 if there is none; detected if left out'),
  sheet: z
    .string()
    .max(200)
    .optional()
    .describe('The sheet of a workbook; the one that is most like a list if left out'),
  separator: z
    .string()
    .min(1)
    .optional()
    .describe('Separator between the items of every list; detected if left out'),
  separators: z
    .partialRecord(z.enum(LIST_FIELDS), z.string().min(1))
    .default({})
    .describe('Separators between the items of individual lists'),
  flags: z
    .array(z.string())
    .optional()
    .describe(
      'Columns that may keep a row, its street or its telephone number from the public; detected if left out',
    ),
  lines: z
    .array(z.string())
    .optional()
    .describe('Columns with further telephone numbers; detected if left out'),
  only: z.array(Condition).default([]).describe('Rows that do not match all of these are left out'),
  facts: Facts.default({}),
  when: z.array(Condition.extend({ facts: Facts })).default([]),
})
export type Mapping = z.infer<typeof Mapping>
export type MappingInput = z.input<typeof Mapping>

/**
 * Reads a mapping file's text.
 * @throws FileFault that lists what is wrong with it
 */
export const parseMapping = (text: string): Mapping => {
  const result = Mapping.safeParse(parseJson(text))
  if (result.success) return result.data
  const lines = result.error.issues.map(
    ({ path, message }) => `  ${path.join('.') || 'mapping'}: ${message}`,
  )
  throw new FileFault(`The mapping can’t be used:\n${lines.join('\n')}`)
}

const parseJson = (text: string): unknown => {
  try {
    // Mappings of earlier releases say whether towns are looked up, which they always are now.
    return JSON.parse(text, (key, value) => (key === 'findsTowns' ? undefined : value))
  } catch {
    throw new FileFault('The mapping is not valid JSON.')
  }
}
