import type {
  CollectionBeforeOperationHook,
  SanitizedCollectionConfig,
  SanitizedConfig,
} from 'payload'

/**
 * Payload begins a row as soon as a form for a new document is opened, where forms save by
 * themselves, unless drafts are validated. So the form's page is told that they are: by a property
 * that is left out of whatever is copied, which the browser's config is.
 */
export const openWithoutRow = (config: SanitizedConfig): SanitizedConfig => {
  for (const { versions } of config.collections) {
    const drafts = versions?.drafts
    if (drafts && 'autosave' in drafts && drafts.autosave)
      Object.defineProperty(drafts, 'validate', { value: true, enumerable: false })
  }
  return config
}

const lenient = (config: SanitizedCollectionConfig): SanitizedCollectionConfig =>
  config.versions?.drafts
    ? { ...config, versions: { ...config.versions, drafts: { ...config.versions.drafts } } }
    : config

/** Lets drafts lack what a published document needs, as they always may. */
export const letDraftsLack: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { collection } = args
  return { ...args, collection: { ...collection, config: lenient(collection.config) } }
}
