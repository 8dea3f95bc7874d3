import { z } from 'zod'
import { fault } from './fault-codes.ts'
import {
  type FieldRules,
  type Format,
  type FormFields,
  type FormValues,
  faultIn,
  wholeAddress,
} from './form-fields.ts'

/** One form of the public API: its address and its fields. */
export interface Form<Fields extends FormFields = FormFields> {
  method: 'post'
  path: `/api/${string}`
  summary: string
  fields: Fields
  /** Whether its fields may be in the query: mail programs unsubscribe by an address alone. */
  inAddress?: true
  /** Whether what it is about may not be there: then the status is 404. */
  canMiss?: true
  body: z.ZodType<FormValues<Fields>>
}

/** The answer to every form that was received. */
export const FormReceipt = z.object({
  status: z
    .enum(['received', 'simulated'])
    .describe("'simulated' if the site is set to store nothing"),
  token: z
    .string()
    .optional()
    .describe(
      'For a submitted clinic: opens the private page that shows its status. An answer has the same',
    ),
})
export type FormReceipt = z.infer<typeof FormReceipt>

/** Browsers send two characters for a line break but count one; Postgres can't store NUL. */
const tidy = (value: string) => value.replaceAll('\r\n', '\n').replaceAll('\0', '').trim()

/** How the API's description names a format. */
const DESCRIBED: Record<Format, object> = {
  email: { format: 'email' },
  url: { description: 'A web address; https:// is added where it is left out' },
  zip: { pattern: '^\\d{5}(-?\\d{4})?$' },
  phone: { description: 'A telephone number with its area code' },
}

const textSchema = (rules: Extract<FieldRules, { kind: 'text' }>) => {
  const schema = z
    .string({ error: ({ input }) => fault(input === undefined ? 'required' : 'notText') })
    .overwrite((value) => (rules.format === 'url' ? wholeAddress(tidy(value)) : tidy(value)))
    .superRefine((value, context) => {
      const found = faultIn(rules, value)
      if (!found) return
      context.addIssue({ code: 'custom', message: fault(found, rules.maxLength) })
    })
    .meta({
      maxLength: rules.maxLength,
      ...(rules.required && { minLength: 1 }),
      ...(rules.format && DESCRIBED[rules.format]),
      ...(rules.options && { enum: ['', ...rules.options] }),
    })
  return rules.required ? schema : schema.default('')
}

const fieldSchema = (rules: FieldRules): z.ZodType => {
  if (rules.kind === 'text') return textSchema(rules)
  if (rules.kind === 'flag') return z.boolean(fault('notFlag')).default(false)
  const offered = z.enum([...rules.options], fault('notOffered'))
  const choices = z.array(offered, fault('notChoices')).overwrite((chosen) => [...new Set(chosen)])
  return rules.required ? choices.min(1, fault('required')) : choices.default([])
}

/** Declares a form; its body's schema is built from its fields. */
export const form = <Fields extends FormFields>(
  parts: Pick<Form<Fields>, 'path' | 'summary' | 'fields' | 'inAddress' | 'canMiss'>,
): Form<Fields> => {
  const shape = Object.fromEntries(
    Object.entries(parts.fields).map(([name, rules]) => [name, fieldSchema(rules)]),
  )
  // Built field by field from the table, which TypeScript can't follow.
  const body = z.object(shape) as unknown as z.ZodType<FormValues<Fields>>
  return { method: 'post', body, ...parts }
}
