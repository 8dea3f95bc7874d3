import { type Field, type SanitizedConfig, traverseFields, type Validate } from 'payload'

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

/** A rule of a field's own takes the place of Payload's, which says that a value is missing. */
const required =
  (own: Validate): Validate =>
  async (value, options) => {
    const result = await own(value, options)
    return result === true && isMissing(value) ? options.req.t('validation:required') : result
  }

const requireValue = (field: Field): void => {
  if (!('required' in field && field.required && 'validate' in field && field.validate)) return
  Object.assign(field, { validate: required(field.validate as Validate) })
}

/** Payload takes 0 and '' for a list without rows, but fails on null. */
const emptyList = ({ value }: { value?: unknown }) => (value === null ? [] : undefined)

const takeNullAsEmpty = (field: Field): void => {
  if (field.type !== 'array' || field.localized) return
  field.hooks = {
    ...field.hooks,
    beforeValidate: [emptyList, ...(field.hooks?.beforeValidate ?? [])],
  }
}

/** Has each required field say that its value is missing, before Postgres refuses the whole. */
export const withRequiredValues = (config: SanitizedConfig): SanitizedConfig => {
  for (const { fields } of [...config.collections, ...config.globals])
    traverseFields({
      fields,
      callback: ({ field }) => {
        requireValue(field as Field)
        takeNullAsEmpty(field as Field)
      },
    })
  return config
}
