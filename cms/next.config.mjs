import { withPayload } from '@payloadcms/next/withPayload'

/** @type {import('next').NextConfig} */
const config = {
  // Types are checked room by room in `npm test`.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  poweredByHeader: false,
  // The server’s own modules load them too: bundled, they would be in memory three times.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle'],
  // The help is a document of the repository.
  turbopack: { rules: { '*.md': { type: 'text' } } },
}

export default withPayload(config)
