import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { mirror } from '../../site/copy/en/mirror.ts'
import type { EntryServer } from '../../site/host/page-parts.ts'
import type * as Mirror from '../../site/mirror/index.ts'
import { cleanUp } from '../support/clean-up.ts'
import { addLanguages, LANGUAGES } from '../support/pseudo-language/add-language.ts'
import { pseudo } from '../support/pseudo-language/pseudo.ts'
import { answerFrom } from '../support/rendered/answers.ts'
import { DEFAULTS } from '../support/rendered/defaults.ts'
import { ORIGIN, readHtml } from '../support/rendered/open.ts'
import { piecesOf } from '../support/rendered/read.ts'
import { ADDRESSES } from '../support/rendered/screens.ts'

const [{ code }] = LANGUAGES
/** What no language translates: the maker of a map, a unit in an address. */
const KEPT = /^(?:OpenStreetMap|Leaflet|Facebook|Twitter|Instagram|GeoNames|www|https?)$/

const folder = await addLanguages('renderer')
cleanUp(() => rm(folder, { recursive: true, force: true }))
const built = path.join(folder, 'site/dist/server/entry-server.js')
const site: EntryServer = await import(pathToFileURL(built).href)

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []

test('every text of every screen comes from the catalog, or from the API', async () => {
  const misses: string[] = []
  for (const english of ADDRESSES) {
    const answered: string[] = []
    const apiFetch = async (asked: string, init?: RequestInit) => {
      const response = await answerFrom(DEFAULTS)(asked, init)
      JSON.parse(await response.clone().text(), (_, value) => {
        if (typeof value === 'string') answered.push(value)
        return value
      })
      return response
    }
    const request = new Request(`${ORIGIN}/${code}${english}`)
    const page = await site.renderPage(request, { apiFetch, publicUrl: ORIGIN, clock: undefined })
    if (page instanceof Response) throw new Error(`${english} leads elsewhere`)
    const known = new Set(answered.flatMap(wordsIn))
    const foreign = piecesOf(readHtml(`<head>${page.head}</head><body>${page.body}</body>`)).filter(
      (text) =>
        text
          .replace(/https?:\S+/g, '')
          .match(/(?<![\p{L}\p{M}])[a-z]{3,}(?![\p{L}\p{M}])/giu)
          ?.some((word) => !known.has(word.toLowerCase()) && !KEPT.test(word)),
    )
    misses.push(...foreign.map((text) => `${english}: ${text}`))
  }
  expect(misses).toEqual([])
})

test('the mirror has its lists and its search in a further language', async () => {
  const { listPages, mirrorFiles }: typeof Mirror = await import(
    path.join(folder, 'site/mirror/index.ts')
  )
  const model =
    '<title>Search</title><main id="main"><div class="page"><h1 id="h"></h1></div></main>'
  const pages = listPages({ states: [], zips: [] }, code as 'en')
  expect(pages.get(`/${code}/lists/`)?.(model)).toContain(`<p>${pseudo(mirror.lists.lead)}</p>`)
  // Each language's script has its own texts alone.
  const files = await mirrorFiles()
  expect(files.get(`/${code}/mirror-search.js`)).toContain('öń ťõ ṁöŕè')
  expect(files.get(`/${code}/mirror-search.js`)).not.toContain('Buscando clínicas')
  expect(files.get('/mirror-search.js')).not.toContain('öń ťõ ṁöŕè')
})
