import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions } from 'vite'
// From its file: Vite leaves packages to Node, which reads no TypeScript.
import { LOCALES, type Locale } from '../cms/contract/paths.ts'
import { clientIn, oneLanguage } from './host/one-language.ts'
import { precompress } from './host/precompress.ts'

/** The oldest browsers that the site supports. Cheap phones stay in use for a long time. */
const TARGETS = ['es2020', 'chrome87', 'firefox78', 'safari14']

/**
 * The modules of every page's frame and of the home page's first screen. They are in the entry's
 * chunk: in separate chunks they are 5% larger, because they share no compression dictionary.
 */
const FIRST = [
  'cms/contract/paths',
  'site/(entry-client|app|routes)\\.tsx?',
  'site/routes/(frame|page-crash)',
  'site/(theme|features/frame)/',
  'site/copy/(en/)?(catalog|frame)',
  'site/lib/(api-query|clinic-text|data-client|language|load-screens|page-head|page-state|posted)',
  'site/lib/(followed-links|json-ld|prefetch|public-url|screen|service-kind|site-settings|toasts)',
  'site/components/(badge|icon|notice|page-heading|page-link|pinned-note|placeholder)',
  'site/components/(section|select-field|service-icon|slide-panel|toasts)',
  'site/features/finding/form/search-form',
  'site/features/clinic/(api|components/clinic-card)',
  'site/features/browse/components/(card-grid|category-grid|entry-styles|grid-state|state-grid)',
  // Only some screens ask several things at once.
  'node_modules/@tanstack/(?!.*[qQ]ueries)',
  'node_modules/(cookie|react|react-dom|react-router|react-router-dom|scheduler|set-cookie-parser)/',
].join('|')

/** What both maps need: the large one, and the one of a clinic's page. */
const LEAFLET = [
  'node_modules/leaflet/',
  'site/components/vector-map/leaflet\\.css',
  'site/lib/map-credit',
].join('|')

const routerPackage = createRequire(import.meta.url).resolve('react-router/package.json')
const productionRouter = (file: string) =>
  path.join(path.dirname(routerPackage), 'dist/production', file)

/** The build of a page's code, with the texts of one language. */
const clientBuild = (locale: Locale, index: number): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: 'dist/client',
    // Files that are the same in two languages have the same name.
    emptyOutDir: index === 0,
    manifest: `.vite/${locale}.json`,
    // The server's HTML lists the chunks of a first load. Later ones load on a link's touch, so
    // the entry needn't list each screen's modules, except for style sheets. Leaflet is loaded at the
    // same time as what draws with it.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => /\.css$|\/leaflet-/.test(file)),
    },
    target: TARGETS,
    rolldownOptions: {
      input: 'entry-client.tsx',
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: new RegExp(FIRST) },
            { name: 'leaflet', test: new RegExp(LEAFLET) },
          ],
        },
      },
    },
  },
})

/** The service worker: one file in every language, at an address that stays. */
const workerBuild: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    target: TARGETS,
    rolldownOptions: {
      input: 'worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
}

const serverBuild: EnvironmentOptions = {
  build: {
    outDir: 'dist/server',
    target: 'node20',
    rolldownOptions: { input: 'entry-server.tsx' },
  },
}

const clients = Object.fromEntries(
  LOCALES.map((locale, index) => [clientIn(locale), clientBuild(locale, index)]),
)

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), oneLanguage(), precompress()],
  resolve: {
    // Otherwise each of the map's packages brings its own.
    dedupe: ['pbf'],
    alias: [
      // Its package always leads to the build with warnings for developers.
      { find: /^react-router$/, replacement: productionRouter('index.mjs') },
      { find: /^react-router\/dom$/, replacement: productionRouter('dom-export.mjs') },
    ],
  },
  ...(command === 'build' && {
    // Otherwise the server's bundle would include React's development build too.
    define: { 'process.env.NODE_ENV': '"production"' },
    // One bundle that doesn't import from node_modules loads in a tenth of a second. In development
    // Vite leaves packages to Node, which reads their CommonJS.
    ssr: { noExternal: true },
    environments: { ...clients, worker: workerBuild, ssr: serverBuild },
    builder: {
      buildApp: async ({ build, environments }) => {
        for (const name of [...Object.keys(clients), 'worker', 'ssr'])
          if (environments[name]) await build(environments[name])
      },
    },
  }),
}))
