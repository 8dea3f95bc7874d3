import { formatDate as formatInOwnZone } from '@payloadcms/ui/shared-itself'
import { momentInWords, WHOLE_PATTERN } from '../../panel-kit/moment.ts'
import { panelLanguage } from '../../panel-kit/say.ts'

// What stands in this module goes before what stands in all of it.
export * from '@payloadcms/ui/shared-itself'

/**
 * Payload's screens of versions write moments in the time zone of whoever writes them: the server's in the
 * breadcrumb, the reader's in the selector. So next.config.mjs puts this in the place of '@payloadcms/ui/shared',
 * and they are in the directory's time zone, as everywhere.
 *
 * Upstream: none found.
 * No longer needed: once Payload writes moments in one zone that can be set.
 */
export const formatDate: typeof formatInOwnZone = (args) =>
  args.date !== undefined && args.pattern === WHOLE_PATTERN
    ? momentInWords(new Date(args.date).toISOString(), panelLanguage(args.i18n.language))
    : formatInOwnZone(args)
