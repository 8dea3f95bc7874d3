import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { LANGUAGES, LOCALES, patterns, readPath, sameIn } from '../../cms/contract/paths.ts'
import { pairs } from '../support/catalogs.ts'
import { type Opened, ORIGIN, open } from '../support/rendered/open.ts'
import { bodyPieces, piecesOf, textOf, textsBesideOthers } from '../support/rendered/read.ts'
import { ADDRESSES, NOT_THERE } from '../support/rendered/screens.ts'

const PATTERNS = Object.values(patterns).flat()

/** Linked although no page is there: the specification requires them. */
const DEAD =
  /^\/(services\/united-states|resources\/(qualify-for-free-care|insurance-payment-options|emergency-care-guide))$/
/** Files, and the API's own addresses. */
const FILES = /^\/(api|hsds|mirror)(\/|$)/

const leadsNowhere = (to: string) => {
  const { path } = readPath(new URL(to, 'http://site.invalid').pathname)
  return !DEAD.test(path) && !PATTERNS.some((pattern) => matchPath(pattern, path))
}

const attributes = ({ document }: Opened, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')

/** English sentences that have Spanish ones. */
const spanish = new Set([...pairs.values()].flat().map(({ es }) => es))
const ENGLISH = new Set(
  [...pairs.values()]
    .flat()
    .filter(({ en, es }) => en !== es && en.length > 2 && !spanish.has(en))
    .map(({ en }) => en),
)

test.each(LOCALES)('every screen is whole in the language %s, and stays in it', async (locale) => {
  const misses: string[] = []
  for (const english of ADDRESSES) {
    const address = sameIn(locale, english)
    const page = await open(address)
    const { document } = page
    const expectThat = (isSo: boolean, what: string) => isSo || misses.push(`${address}: ${what}`)
    expectThat(page.status === (NOT_THERE.test(english) ? 404 : 200), `status ${page.status}`)
    expectThat(document.documentElement.lang === locale, 'says another language')
    const titles = [...document.querySelectorAll('h1')].map(textOf)
    expectThat(titles.length === 1 && titles[0] !== '', `h1: ${titles}`)
    expectThat(document.title.length > 'Healthcare for All'.length, `title: ${document.title}`)
    expectThat(!/undefined|\[object|NaN/.test(piecesOf(document).join()), 'shows a value of code')
    for (const text of textsBesideOthers(document)) expectThat(false, `has no element: ${text}`)
    const calls = attributes(page, 'header a[href^="tel:"]', 'href')
    expectThat(String(calls) === 'tel:911,tel:988', `calls ${calls}`)
    const own = [
      ...attributes(page, 'a:not([hreflang])', 'href'),
      ...attributes(page, 'form[action]', 'action'),
    ].filter((to) => /^\/./.test(to) && !FILES.test(to))
    expectThat(own.length > 10, `${own.length} links`)
    expectThat(
      own.every((to) => sameIn(locale, to) === to),
      'leads to another language',
    )
    for (const to of own.filter(leadsNowhere)) expectThat(false, `leads nowhere: ${to}`)
    for (const other of LOCALES.filter((each) => each !== locale)) {
      const [link] = document.querySelectorAll(`a[hreflang=${other}]`)
      expectThat(link?.getAttribute('href') === sameIn(other, english), `no link to ${other}`)
      expectThat(textOf(link) === LANGUAGES[other].name, `link to ${other}: ${textOf(link)}`)
    }
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
    for (const each of canonical ? LOCALES : []) {
      const [link] = attributes(page, `link[rel=alternate][hreflang=${each}]`, 'href')
      const own = new URL(canonical ?? '')
      const path = sameIn(each, own.pathname + own.search)
      expectThat(link === ORIGIN + path, `is at ${link} in ${each}`)
      expectThat(each !== locale || link === canonical, `has the canonical address ${canonical}`)
    }
    // A translation of them would lead nowhere.
    for (const piece of bodyPieces(document))
      expectThat(!/Riverside Clinic|414 North St|864-555-0142/.test(piece), `translates: ${piece}`)
    if (locale !== 'en')
      for (const piece of piecesOf(document))
        expectThat(!ENGLISH.has(piece), `is in English: ${piece}`)
  }
  expect(misses).toEqual([])
})
