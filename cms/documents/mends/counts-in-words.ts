import { t as asItIs } from '@payloadcms/translations/itself'
import { withThousands } from '../../panel-kit/number.ts'

// What stands in this module goes before what stands in all of it.
export * from '@payloadcms/translations/itself'

/**
 * Payload's sentences in the browser, with their counts as everywhere: 'Select all (15,000)'. So next.config.mjs puts
 * this in the place of '@payloadcms/translations'.
 *
 * Upstream: none found.
 * No longer needed: once Payload groups the digits of counts (mends.test.ts).
 */
export const t: typeof asItIs = (asked) =>
  withThousands(asItIs(asked), [asked.vars?.count, asked.vars?.total])
