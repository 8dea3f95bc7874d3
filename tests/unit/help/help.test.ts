import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { type HelpSection, inOtherLanguage, readSections } from '../../../cms/help/read-sections.ts'
import { sectionOfScreen } from '../../../cms/help/section-of-screen.ts'
import { collections } from '../../../cms/product/collections.ts'

const DOCS = path.resolve(import.meta.dirname, '../../../docs')
const read = (file: string) => readSections(readFileSync(path.join(DOCS, file), 'utf8'))
const english = read('editors.md')
const spanish = inOtherLanguage(english, read('editors.es.md'))

it('every screen has a section of the help, and the first page has the introduction', () => {
  const screens = [
    ...['verify', 'duplicates', 'history', 'account', 'second-factor', 'globals/site-settings'],
    ...collections(process.env).map(({ slug }) => `collections/${slug}`),
  ]
  const without = [english, spanish].flatMap((sections) => {
    const topics = sections.map(({ topic }) => topic)
    return screens.filter((screen) => {
      const topic = sectionOfScreen(`/admin/${screen}`)
      return topic === '' || !topics.includes(topic)
    })
  })
  expect(without).toEqual([])
  expect(sectionOfScreen('/admin')).toBe('')
})

it('the Spanish help has as many sections as the English, and as much in each', () => {
  const outline = (sections: HelpSection[]) =>
    sections.map(({ html }, at) => {
      const counts = ['h3', 'li', 'tr'].map((tag) => `${html.split(`</${tag}>`).length - 1} ${tag}`)
      return `${english[at]?.title ?? 'one too many'}: ${counts.join(', ')}`
    })
  expect(outline(spanish)).toEqual(outline(english))
  const verify = spanish.find(({ topic }) => topic === 'verify-clinics-by-phone')
  expect(verify?.title).toBe('Verificar clínicas por teléfono')
})

it('the help has no pictures, and no links that lead nowhere in the panel, in each language', () => {
  for (const sections of [english, spanish]) {
    const html = sections.map((section) => section.html).join('')
    expect(html).not.toContain('<img')
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const known = [...ids, ...sections.map(({ id }) => id)]
    const hrefs = [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href)
    expect(hrefs.length).toBeGreaterThan(0)
    const lost = hrefs.filter((href) =>
      href.startsWith('/admin/help#')
        ? !known.includes(href.slice('/admin/help#'.length))
        : !href.startsWith('https://'),
    )
    expect(lost).toEqual([])
  }
})
