import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

/** Where a package's module is, so that it can still be imported once another one stands in its place. */
const itself = (name) =>
  path.relative(import.meta.dirname, fileURLToPath(import.meta.resolve(name))).replaceAll('\\', '/')

/** @type {import('next').NextConfig} */
const config = {
  // Types are checked room by room in `npm test`.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  poweredByHeader: false,
  // The server’s own modules load them too: bundled, they would be in memory three times.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle'],
  // Nothing here is loaded by AMD: without this, Payload's date picker brings two libraries twice.
  compiler: { define: { 'define.amd': false } },
  turbopack: {
    rules: {
      // The help is a document of the repository.
      '*.md': { type: 'text' },
      '**/richtext-lexical/dist/field/rscEntry.js': {
        loaders: [fileURLToPath(import.meta.resolve('./documents/mends/late-editor-import.cjs'))],
      },
    },
    resolveAlias: {
      '@payloadcms/ui/shared': './documents/mends/one-zone.ts',
      '@payloadcms/ui/shared-itself': itself('@payloadcms/ui/shared'),
      '@payloadcms/translations': { browser: './documents/mends/counts-in-words.ts' },
      '@payloadcms/translations/itself': itself('@payloadcms/translations'),
      '@payloadcms/richtext-lexical/client': './documents/mends/late-editor.tsx',
      '@payloadcms/richtext-lexical/client-itself': itself('@payloadcms/richtext-lexical/client'),
      ajv: { browser: './documents/mends/no-ajv.ts' },
    },
  },
}

export default withPayload(config)
