import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Mirror from '../../../site/mirror/index.ts'

/**
 * Prints what the mirror has of its own in a language of a copy of the site, by its addresses.
 * Arguments: the copy's folder, the language.
 */
const [folder = '', code = ''] = process.argv.slice(2)

const { listPages, mirrorFiles }: typeof Mirror = await import(
  pathToFileURL(path.join(folder, 'site/mirror/index.ts')).href
)
const MODEL = '<title>Search</title><main id="main"><div class="page"><h1 id="h"></h1></div></main>'

const own = [...listPages({ states: [], zips: [] }, code as 'en')].map(([address, make]) => [
  address,
  make(MODEL),
])
const files = [...(await mirrorFiles())]
process.stdout.write(JSON.stringify(Object.fromEntries([...own, ...files])))
