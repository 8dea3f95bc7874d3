import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { mirrorPaths } from '@healthcare-for-all/cms/contract/mirror'
import { searchScript } from './search-script.ts'

export { copyPage } from './copy-page.ts'
export { type Lists, listPages } from './list-pages.ts'
export { mapPage } from './map-page.ts'
export { searchPage } from './search-page.ts'

/** The files that the mirror's own pages load, by their addresses. */
export const mirrorFiles = async (): Promise<Map<string, string>> =>
  new Map([
    [mirrorPaths.script, await searchScript()],
    [mirrorPaths.style, await readFile(new URL('mirror.css', import.meta.url), 'utf8')],
  ])

/** Differs whenever the code differs that copies pages. */
export const mirrorVersion = async (): Promise<string> => {
  const hash = createHash('sha1')
  for (const folder of ['./', '../copy/en/']) {
    const names = await readdir(new URL(folder, import.meta.url))
    for (const name of names.filter((one) => one.endsWith('.ts')).sort())
      hash.update(await readFile(new URL(folder + name, import.meta.url)))
  }
  return hash.digest('hex')
}
