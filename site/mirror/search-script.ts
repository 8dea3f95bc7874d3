import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** The search page's script, in one file for browsers of the last years. */
export const searchScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('search/search.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    target: ['es2020', 'chrome87', 'firefox78', 'safari14'],
    // Safari 14 has a slip with it that nothing here meets, and esbuild can’t replace it.
    supported: { destructuring: true },
  })
  return outputFiles[0]?.text ?? ''
}
