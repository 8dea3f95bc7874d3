import type {
  CollectionBeforeOperationHook,
  SanitizedCollectionConfig,
  SanitizedConfig,
} from 'payload'

/**
 * With autosave, Payload creates a row as soon as the form for a new document is opened, unless
 * drafts are validated. So this tells the form's page that they are, by a property that is not
 * enumerable: copies of the config lack it, and the browser's config is one.
 *
 * Upstream: none found; payloadcms/payload#12609 is a consequence of it.
 * No longer needed: once a form of Payload as it comes is opened without a row (payload-itself.test.ts).
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

/** Lets drafts lack fields that a published document needs, despite `openWithoutRow`. */
export const letDraftsLack: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { collection } = args
  return { ...args, collection: { ...collection, config: lenient(collection.config) } }
}
