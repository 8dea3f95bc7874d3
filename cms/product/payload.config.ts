import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { hasRole } from '../access/roles.ts'
import { LOCALES } from '../contract/constants.ts'
import { payloadPg } from '../database/steady-pool.ts'
import { openWithoutRow } from '../documents/drafts/first-save.ts'
import { nameFields } from '../documents/hooks/name-fields.ts'
import { withPresetWords } from '../documents/presets/preset-words.ts'
import { richTextEditor } from '../guides/index.ts'
import { mail } from '../mail/mail.ts'
import { PANEL_WORDS } from '../panel-kit/words.ts'
import { SiteSettings } from '../site-settings/global.ts'
import { collections } from './collections.ts'
import { ownTables } from './own-tables.ts'
import { panelEndpoints } from './panel-endpoints.ts'
import { withKeptTyping, withPanelParts } from './panel-parts.ts'

/** The folder of cms. */
const here = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** What people are told on their screens needs nobody’s attention in the log. */
const QUIET = { Refusal: 'info', AuthenticationError: 'info', LockedAuth: 'info' } as const

const mayPublish = ({ req }: { req: PayloadRequest }) => hasRole(req, 'admin', 'editor')

/** What Payload is told, by the environment as it is now. */
export const directoryConfig = () =>
  buildConfig({
    secret: process.env.PAYLOAD_SECRET ?? '',
    serverURL: process.env.PUBLIC_URL ?? '',
    // /api is the public API's; Payload's own stays out of its way.
    routes: { api: '/cms-api', graphQL: '/graphql', graphQLPlayground: '/graphql-playground' },
    graphQL: { disable: true },
    telemetry: false,
    defaultDepth: 0,
    maxDepth: 3,
    collections: collections(process.env).map(withPanelParts),
    globals: [withKeptTyping(SiteSettings)],
    endpoints: panelEndpoints,
    // Scheduled publishing is run by the worker, in one process of all; nobody starts it from outside.
    jobs: {
      access: { run: () => false, queue: () => false, cancel: mayPublish },
      deleteJobOnComplete: true,
    },
    hooks: { afterError: [nameFields] },
    i18n: { translations: PANEL_WORDS },
    localization: {
      locales: LOCALES.map((code) => ({ code, label: { en: 'English', es: 'Español' }[code] })),
      defaultLocale: 'en',
      fallback: true,
    },
    db: postgresAdapter({
      pg: payloadPg,
      pool: {
        connectionString: process.env.DATABASE_URL ?? '',
        max: 10,
        // Payload's wide joins look costly enough to be compiled, which takes longer than to run them.
        options: '-c jit=off',
      },
      push: false,
      migrationDir: path.resolve(here, 'migrations'),
      afterSchemaInit: [ownTables],
    }),
    editor: richTextEditor,
    email: mail({ url: process.env.SMTP_URL, from: process.env.MAIL_FROM }),
    logger: { options: { level: 'warn' } },
    loggingLevels: QUIET,
    sharp,
    admin: {
      user: 'users',
      // Where Payload writes a moment itself, it is the reader’s own time: the zone says so.
      dateFormat: 'MMM d, yyyy, h:mm a zzz',
      avatar: 'default',
      importMap: {
        baseDir: here,
        importMapFile: path.resolve(here, 'app/(payload)/admin/importMap.js'),
      },
      livePreview: {
        collections: ['clinics', 'guides', 'articles'],
        url: ({ collectionConfig }) => `/preview/${collectionConfig?.slug}`,
        breakpoints: [{ label: 'Phone', name: 'phone', width: 360, height: 740 }],
      },
      components: {
        graphics: {
          Logo: '/panel-kit/brand/brand.tsx#Logo',
          Icon: '/panel-kit/brand/brand.tsx#Icon',
        },
        beforeDashboard: [
          '/dashboard/panel/today.tsx#Today',
          '/dashboard/panel/launch/launch.tsx#Launch',
        ],
        beforeNavLinks: ['/dashboard/panel/nav-links.tsx#NavLinks'],
        views: {
          verify: { Component: '/verification/panel/view.tsx#VerificationView', path: '/verify' },
        },
      },
      meta: {
        titleSuffix: '– Healthcare for All',
        defaultOGImageType: 'off',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      },
    },
    typescript: {
      outputFile: path.resolve(here, 'payload-types.ts'),
      // Payload would start another process for it with every command and test.
      autoGenerate: process.env.NODE_ENV === 'development',
    },
  }).then((config) => openWithoutRow(withPresetWords(config)))

export default directoryConfig()
