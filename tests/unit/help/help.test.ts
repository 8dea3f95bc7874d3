import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readSections } from '../../../cms/help/read-sections.ts'
import { sectionOfScreen } from '../../../cms/help/section-of-screen.ts'
import { collections } from '../../../cms/product/collections.ts'

const HELP = path.resolve(import.meta.dirname, '../../../docs/editors.md')
const sections = readSections(readFileSync(HELP, 'utf8'))

it('every screen has a section of the help, and the first page has the introduction', () => {
  const ids = sections.map(({ id }) => id)
  const screens = [
    ...['verify', 'duplicates', 'history', 'account', 'second-factor', 'globals/site-settings'],
    ...collections(process.env).map(({ slug }) => `collections/${slug}`),
  ]
  const without = screens.filter((screen) => {
    const section = sectionOfScreen(`/admin/${screen}`)
    return section === '' || !ids.includes(section)
  })
  expect(without).toEqual([])
  expect(sectionOfScreen('/admin')).toBe('')
})

it('the help has no pictures, and no links that lead nowhere in the panel', () => {
  const html = sections.map((section) => section.html).join('')
  expect(html).not.toContain('<img')
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const known = [...ids, ...sections.map(({ id }) => id)]
  const hrefs = [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href)
  expect(hrefs.length).toBeGreaterThan(0)
  const lost = hrefs.filter((href = '') =>
    href.startsWith('/admin/help#')
      ? !known.includes(href.slice('/admin/help#'.length))
      : !href.startsWith('https://'),
  )
  expect(lost).toEqual([])
})
