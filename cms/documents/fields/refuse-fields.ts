import { type PayloadRequest, ValidationError } from 'payload'
import { type InEach, panelLanguage, sayTo } from '../../panel-kit/say.ts'
import { fieldLabel } from './field-label.ts'

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
  const errors = faults.map((fault) => {
    const field = flattenedFields.find(({ name }) => name === fault.path.split('.')[0])
    return { ...fault, label: field ? fieldLabel(field, language) : fault.path }
  })
  const error = new ValidationError({ collection, errors, req }, req.t)
  const labels = new Set(errors.map(({ label }) => label))
  if (intro) error.message = `${sayTo(req)(intro)} ${[...labels].join(', ')}`
  throw error
}
