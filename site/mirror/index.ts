import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { mirrorData, mirrorPaths } from '@healthcare-for-all/cms/contract/mirror'
import { LOCALES } from '@healthcare-for-all/cms/contract/paths'
import { searchScript } from './search-script.ts'

export { copyPage } from './copy-page.ts'
export { type Lists, listPages } from './list-pages.ts'
export { searchPage } from './search-page.ts'
export { wayOnPage } from './way-on-page.ts'

/** The files that the mirror's own pages load, by their addresses. */
export const mirrorFiles = async (): Promise<Map<string, string>> => {
  const files = new Map<string, string>()
  for (const locale of LOCALES) files.set(mirrorPaths(locale).script, await searchScript(locale))
  const style = await readFile(new URL('mirror.css', import.meta.url), 'utf8')
  return files.set(mirrorData.style, style)
}

/** Differs whenever the code differs that copies pages, or a text of any language. */
export const mirrorVersion = async (): Promise<string> => {
  const hash = createHash('sha1')
  for (const folder of ['./', '../copy/']) {
    const names = await readdir(new URL(folder, import.meta.url), { recursive: true })
    for (const name of names.filter((one) => one.endsWith('.ts')).sort())
      hash.update(await readFile(new URL(folder + name, import.meta.url)))
  }
  return hash.digest('hex')
}
