import { type Field, isolateObjectProperty, type Validate } from 'payload'
import { array, number } from 'payload/shared'
import { panelLanguage } from '../../panel-kit/say.ts'
import { labelIn } from '../fields/field-label.ts'

type Translate = (key: string, values?: Record<string, unknown>) => string

/** What a list's entries are called. */
interface Labels {
  singular?: unknown
  plural?: unknown
}

const VALUES: Labels = {
  singular: { en: 'value', es: 'valor' },
  plural: { en: 'values', es: 'valores' },
}

/** Payload's own rule, with the list's own words in place of 'row' and 'rows'. */
const withLabels =
  (rule: Validate, { singular, plural }: Labels): Validate =>
  (value, options) => {
    const { req } = options
    const language = panelLanguage(req.i18n?.language)
    const words: Record<string, string | undefined> = {
      'general:row': labelIn(singular, language)?.toLowerCase(),
      'general:rows': labelIn(plural, language)?.toLowerCase(),
    }
    const t: Translate = (key, values) => words[key] ?? (req.t as Translate)(key, values)
    return rule(value, { ...options, req: Object.assign(isolateObjectProperty(req, 't'), { t }) })
  }

const ruleOf = (field: Field): { rule: Validate; labels: Labels } | undefined => {
  if (!('validate' in field && field.validate)) {
    if (field.type === 'array' && field.labels)
      return { rule: array as Validate, labels: field.labels }
    if (field.type === 'number' && field.hasMany)
      return { rule: number as Validate, labels: VALUES }
  }
  return undefined
}

/**
 * A list says what it needs more of by the label of its entries. Payload says 'at least 2 Rows' beside a field
 * whose entries are called steps.
 *
 * Upstream: none found.
 * No longer needed: once Payload's rule for lists takes their labels (mends.test.ts).
 */
export const withCountedRows = (field: Field): Field => {
  const own = ruleOf(field)
  if (!own) return field
  const settings = { ...field }
  const rule: Validate = (value, options) => own.rule(value, { ...settings, ...options })
  // TypeScript loses which kind of field it is.
  return { ...field, validate: withLabels(rule, own.labels) } as Field
}
