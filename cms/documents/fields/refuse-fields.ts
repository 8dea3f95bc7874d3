import { type FlattenedField, type PayloadRequest, ValidationError } from 'payload'
import { type InEach, type PanelLanguage, panelLanguage, sayTo } from '../../panel-kit/say.ts'
import { fieldLabel } from './field-label.ts'

/** What a form calls the field at a path, as Payload writes it: 'Opening hours 1 > Closes'. */
const labelAt = (
  fields: readonly FlattenedField[],
  [name = '', ...rest]: string[],
  language: PanelLanguage,
): string => {
  const field = fields.find((one) => one.name === name)
  if (!field) return name
  const label = fieldLabel(field, language)
  if (rest.length === 0 || !('flattenedFields' in field)) return label
  const isRow = /^\d+$/.test(rest[0] ?? '')
  const within = labelAt(field.flattenedFields, isRow ? rest.slice(1) : rest, language)
  return [isRow ? `${label} ${Number(rest[0]) + 1}` : label, within].filter(Boolean).join(' > ')
}

/**
 * Refuses a document because of some fields, called as its form calls them.
 * @param intro what comes before their names, if they aren't wrong
 * @throws ValidationError
 */
export const refuseFields = (
  req: PayloadRequest,
  collection: string,
  faults: { path: string; message: string }[],
  intro?: InEach,
): never => {
  const { flattenedFields } = req.payload.config.collections.find(
    ({ slug }) => slug === collection,
  ) ?? { flattenedFields: [] }
  const language = panelLanguage(req.i18n.language)
  const errors = faults.map((fault) => ({
    ...fault,
    label: labelAt(flattenedFields, fault.path.split('.'), language),
  }))
  const error = new ValidationError({ collection, errors, req }, req.t)
  const labels = new Set(errors.map(({ label }) => label))
  if (intro) error.message = `${sayTo(req)(intro)} ${[...labels].join(', ')}`
  throw error
}
