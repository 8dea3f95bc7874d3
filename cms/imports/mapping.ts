import { z } from 'zod'
import { FileFault } from './file-fault.ts'

/** Fields of a clinic that a column can fill. */
export const COLUMN_FIELDS = [
  'sourceId',
  'name',
  'address',
  'city',
  'state',
  'zipCode',
  'phone',
  'phoneExtension',
  'website',
  'description',
  'latitude',
  'longitude',
  'services',
  'hoursOfOperation',
  'eligibilityRequirements',
  'appointments',
  'languages',
  'insuranceAccepted',
  'paymentOptions',
  'organizationType',
  'isFree',
  'isLowCost',
] as const
export type ColumnField = (typeof COLUMN_FIELDS)[number]

/** What holds for every clinic of a file, or for those of some rows. */
const Facts = z.strictObject({
  isFree: z.boolean().optional(),
  isLowCost: z.boolean().optional(),
  section330Funded: z.boolean().optional(),
  fqhcLookAlike: z.boolean().optional(),
  slidingFeeScale: z.enum(['yes', 'no']).optional(),
  organizationType: z.string().optional(),
  services: z.array(z.string()).optional(),
  categories: z.array(z.string()).optional().describe('Slugs of categories to add'),
})
export type Facts = z.infer<typeof Facts>

const Condition = z.strictObject({ column: z.string(), is: z.array(z.string()).min(1) })

/** Which column of a CSV file is which field of a clinic. */
export const Mapping = z.strictObject({
  source: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens')
    .refine((name) => name !== 'editor', 'must not be “editor”, which is what people enter')
    .describe('A name for where the file comes from; rows are found again by it'),
  columns: z
    .partialRecord(z.enum(COLUMN_FIELDS), z.string().min(1))
    .refine(({ name, city, state }) => name && city && state, 'must name name, city and state'),
  separator: z.string().min(1).default(';').describe('Between the items of a list in one cell'),
  only: z.array(Condition).default([]).describe('Rows that do not meet all of these are left out'),
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
    return JSON.parse(text)
  } catch {
    throw new FileFault('The mapping is not JSON.')
  }
}
