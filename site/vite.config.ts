import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './host/precompress.ts'

/**
 * What every page's frame and the home page's first screen are made of. It stands in the entry's
 * chunk: in chunks of their own the same modules weigh 5% more, for want of a common dictionary.
 */
const FIRST = [
  'cms/contract/paths',
  'site/(entry-client|app|routes)\\.tsx?',
  'site/routes/(frame|page-crash)',
  'site/jsx/',
  'site/(theme|features/frame)/',
  'site/copy/(en/)?(catalog|frame)',
  'site/lib/(api-query|clinic-text|data-client|language|load-screens|page-head|page-state|posted)',
  'site/lib/(followed-links|json-ld|prefetch|public-url|screen|service-kind|site-settings|toasts)',
  'site/components/(badge|icon|notice|page-heading|page-link|pinned-note|placeholder)',
  'site/components/(section|select-field|service-icon|slide-panel|toasts)',
  'site/features/search/components/search-form',
  'site/features/clinic/(api|components/clinic-card)',
  'site/features/browse/components/(card-grid|category-grid|entry-styles|grid-state|state-grid)',
  'node_modules/(@chakra-ui|@emotion|@pandacss|@tanstack|stylis)/',
  'node_modules/(cookie|react|react-dom|react-router|react-router-dom|scheduler|set-cookie-parser)/',
].join('|')

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react({ jsxImportSource: '@healthcare-for-all/site/jsx' }), precompress()],
  resolve: {
    alias: [
      {
        find: './preflight.js',
        replacement: fileURLToPath(new URL('theme/no-preflight.ts', import.meta.url)),
      },
    ],
  },
  // The server's bundle would otherwise carry React's development half too.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20' }
    : {
        outDir: 'dist/client',
        manifest: true,
        // The server's HTML names the chunks of a first load. Later ones begin on a link's touch, so
        // the entry need not list what each screen is made of, but for style sheets.
        modulePreload: {
          resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
        },
        // Telephones that cost little stay in use long.
        target: ['es2020', 'chrome87', 'firefox78', 'safari14'],
        rolldownOptions: {
          input: 'entry-client.tsx',
          output: { codeSplitting: { groups: [{ name: 'first', test: new RegExp(FIRST) }] } },
          treeshake: {
            // Emotion's withTheme, unused here, would keep these two in every first load.
            moduleSideEffects: [
              { test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
            ],
          },
        },
      },
  // One bundle without node_modules imports in a tenth of a second. In development Vite leaves
  // packages to Node, which reads their CommonJS.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
