import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './host/precompress.ts'

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react({ jsxImportSource: '@emotion/react' }), precompress()],
  // The server's bundle would otherwise carry React's development half too.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20' }
    : {
        outDir: 'dist/client',
        manifest: true,
        // Telephones that cost little stay in use long.
        target: ['es2020', 'chrome87', 'firefox78', 'safari14'],
        rolldownOptions: {
          input: 'entry-client.tsx',
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
