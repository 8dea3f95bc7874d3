import { describe, expect, it } from 'vitest'
import { LOCALES, pathIn } from '../../../cms/contract/paths.ts'
import { fullList, linkOn } from '../../../site/mirror/copied-links.ts'
import { ownPage } from '../../../site/mirror/own-page.ts'

const PAGES = new Set(LOCALES.map((locale) => pathIn(locale, '/category/dental/state/iowa')))

describe.each(LOCALES)('a link of a page that is copied to the mirror, in %s', (locale) => {
  const at = (path: string) => pathIn(locale, path)

  it.each([
    ['/about', '', '/about'],
    ['/blog', '?category=costs', '/blog'],
    ['/search', '?location=60601', '/search/?location=60601'],
    ['/search', '', '/search/'],
    ['/services/loop', '', '/services/loop'],
    ['/services/loop/correct', '', '/contact'],
    ['/services/loop/staff', '', '/contact'],
    ['/services/united-states/iowa', '?letter=A', '/lists/iowa/'],
    ['/services/category/dental', '', '/category/dental'],
    ['/services/category/dental/united-states/iowa', '', '/category/dental/state/iowa'],
    ['/services/category/dental/united-states/guam', '', '/lists/guam/'],
    ['/category/dental/state/guam', '', '/lists/guam/'],
  ])('%s%s leads to %s', (path, query, target) => {
    expect(linkOn(PAGES, at(path), query)).toBe(at(target))
  })

  it('to the rest of a list leads to the whole list', () => {
    expect(fullList(at('/services/united-states/iowa'))).toBe(at('/lists/iowa/'))
    expect(fullList(at('/category/dental'))).toBe(at('/lists/'))
  })
})

it('a page of the mirror’s own leads to the same page in the other language', () => {
  const model = '<a href="/search/" hrefLang="en" lang="en">English</a>'
  expect(ownPage(model, '/es/lists/iowa/', 'Clínicas en Iowa', '')).toBe(
    '<a href="/lists/iowa/" hrefLang="en" lang="en">English</a>',
  )
})
