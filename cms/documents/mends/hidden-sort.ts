import type { CollectionBeforeOperationHook, FlattenedField, SanitizedConfig } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'

const namesOfHidden = (fields: FlattenedField[]): string[] =>
  fields.flatMap((field) => [
    ...('hidden' in field && field.hidden ? [field.name] : []),
    ...('flattenedFields' in field ? namesOfHidden(field.flattenedFields) : []),
  ])

/** Each step of the paths that a list is sorted by: 'savedBy.hash' has two. */
const stepsOf = (sort: unknown): string[] =>
  [sort]
    .flat()
    .flatMap((one) => (typeof one === 'string' ? one.split(/[,.]|__/) : []))
    .map((step) => step.trim().replace(/^-/, ''))

/**
 * Refuses to sort a list by hidden fields. Payload leaves them out of its answers, but sorts other
 * lists by them, through a relationship: the order reveals a value step by step.
 *
 * Upstream: none found.
 * No longer needed: once Payload as it comes refuses that (payload-itself.test.ts).
 */
export const withoutHiddenSort = (config: SanitizedConfig): SanitizedConfig => {
  const hidden = new Set(config.collections.flatMap((one) => namesOfHidden(one.flattenedFields)))
  const refuse: CollectionBeforeOperationHook = ({ args }) => {
    const isOwn = 'overrideAccess' in args && args.overrideAccess
    const sort = 'sort' in args ? args.sort : undefined
    if (isOwn || !stepsOf(sort).some((step) => hidden.has(step))) return args
    throw new Refusal({
      en: 'This list can’t be sorted by that.',
      es: 'Esta lista no se puede ordenar así.',
    })
  }
  for (const { hooks } of config.collections) {
    hooks.beforeOperation = [refuse, ...(hooks.beforeOperation ?? [])]
  }
  return config
}
