import type { CollectionBeforeChangeHook, CollectionConfig, SanitizedConfig } from 'payload'
import { LOCALES } from '../../contract/constants.ts'

const PREFERENCES = 'payload-preferences'
const KEY = 'locale'

const forgetLanguage: CollectionBeforeChangeHook = ({ data }) =>
  data.key === KEY ? { ...data, value: LOCALES[0] } : data

/**
 * The language of a form or a list is the one in its address. Payload keeps the last one for each account, so
 * that whoever has looked at one Spanish text later opens, and edits, everything else in Spanish.
 *
 * Upstream: payloadcms/payload#6739, where it is called intended; #13087 would write it into each address.
 * No longer needed: once Payload itself keeps no language for an account (payload-itself.test.ts).
 */
export const withoutStickyLanguage = (config: SanitizedConfig): SanitizedConfig => {
  const preferences = config.collections.find(({ slug }) => slug === PREFERENCES)
  if (!preferences) throw new Error(`Payload has no collection ${PREFERENCES}`)
  preferences.hooks.beforeChange = [...(preferences.hooks.beforeChange ?? []), forgetLanguage]
  return config
}

/** Whoever lists documents in a language opens them in it. */
export const inLanguageOfList: NonNullable<CollectionConfig['admin']>['formatDocURL'] = ({
  defaultURL,
  req,
}) => {
  const { locale } = req.query
  const known = LOCALES.find((one) => one === locale)
  return known ? `${defaultURL}?locale=${known}` : defaultURL
}
