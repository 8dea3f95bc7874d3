import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@healthcare-for-all/cms/contract/paths'
import { build, type Plugin } from 'esbuild'
import { CATALOG, onlyIn } from '../host/one-language.ts'

/** Takes one language's texts, as the build of the site's pages does. */
const oneLanguage = (locale: Locale): Plugin => ({
  name: 'one-language',
  setup: ({ onLoad }) =>
    onLoad({ filter: CATALOG }, async ({ path: file }) => {
      const exists = (other: string) => existsSync(path.resolve(path.dirname(file), other))
      return { contents: onlyIn(locale, await readFile(file, 'utf8'), exists), loader: 'ts' }
    }),
})

/** The search page's script in a language, in one file for browsers of the last years. */
export const searchScript = async (locale: Locale): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('search/search.ts', import.meta.url))],
    plugins: [oneLanguage(locale)],
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
