import type { Payload } from 'payload'

/**
 * Copies texts of a global to another language: Payload looks the global up by its name, where it keeps only
 * a list of them.
 *
 * Upstream: payloadcms/payload#16747
 * No longer needed: once Payload as it comes copies them (payload-itself.test.ts).
 */
export const nameGlobals = ({ config, globals }: Payload): void => {
  for (const global of config.globals) Object.assign(globals, { [global.slug]: { config: global } })
}
