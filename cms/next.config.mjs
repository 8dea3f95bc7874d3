import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

const SHARED = path
  .relative(import.meta.dirname, fileURLToPath(import.meta.resolve('@payloadcms/ui/shared')))
  .replaceAll('\\', '/')

/** @type {import('next').NextConfig} */
const config = {
  // Types are checked room by room in `npm test`.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  poweredByHeader: false,
  // The server’s own modules load them too: bundled, they would be in memory three times.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle'],
  turbopack: {
    // The help is a document of the repository.
    rules: { '*.md': { type: 'text' } },
    resolveAlias: {
      '@payloadcms/ui/shared': './documents/mends/one-zone.ts',
      '@payloadcms/ui/shared-itself': SHARED,
    },
  },
}

export default withPayload(config)
