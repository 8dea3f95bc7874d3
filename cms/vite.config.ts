import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const OUT = path.resolve(import.meta.dirname, 'dist')
const ROOT = path.resolve(import.meta.dirname, '..')

/** What runs from the build, each in processes of its own. */
const PROCESSES = [
  'bin/start',
  'bin/prepare-process',
  'bin/serve-process',
  'imports/reading/reading-process',
]

/** Lets each file find what lies beside its source: migrations, texts, the site's build. */
const sourcePlaces: Plugin = {
  name: 'source-places',
  transform(code, id) {
    if (!id.startsWith(ROOT) || id.includes('node_modules')) return
    const place = (file: string) =>
      `new URL(${JSON.stringify(path.relative(OUT, file).replaceAll('\\', '/'))}, import.meta.url)`
    return code.replaceAll(/\bimport\.meta\.(url|dirname)\b/g, (_, what) =>
      what === 'url' ? `${place(id)}.href` : `decodeURI(${place(path.dirname(id))}.pathname)`,
    )
  },
}

/** Makes the server's JavaScript. Packages stay outside. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [sourcePlaces],
  ssr: { noExternal: [/^@healthcare-for-all\//] },
  build: {
    ssr: true,
    outDir: OUT,
    target: 'node20',
    // Traces in logs stay readable.
    minify: false,
    rolldownOptions: {
      input: PROCESSES.map((name) => `${name}.ts`),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
