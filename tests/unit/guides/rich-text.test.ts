import { describe, expect, it } from 'vitest'
import type { Node } from '../../../cms/documents/rich-text-node.ts'
import { presentRichText } from '../../../cms/guides/present/rich-text/present-rich-text.ts'
import { block, leaf, link, node, paragraph, richText } from '../../support/rich-text.ts'

const present = (...children: Node[]) => presentRichText(richText(...children))
/** A text as it is presented. */
const shown = (words: string) => ({ type: 'text', text: words })

describe('a text from the editor', () => {
  it('keeps bold and italic words, and leaves out empty paragraphs', () => {
    const content = [shown('plain '), { ...shown('both'), marks: ['bold', 'italic'] }]
    expect(present(paragraph(leaf('plain '), leaf('both', 3)), paragraph())).toEqual([
      { type: 'paragraph', content },
    ])
    expect(presentRichText(null)).toEqual([])
  })

  it('has headings below the page’s title, each with its own id', () => {
    const heading = (tag: string, words: string) => node('heading', [leaf(words)], { tag })
    const all = [heading('h1', 'Clínica'), heading('h3', 'Costs'), heading('h6', 'Costs')]
    expect(present(...all)).toMatchObject([
      { level: 2, id: 'clinica' },
      { level: 3, id: 'costs' },
      { level: 4, id: 'costs-2' },
    ])
  })

  it('has lists in lists', () => {
    const item = (child: Node) => node('listitem', [child])
    const inner = node('list', [item(leaf('inner'))], { listType: 'bullet' })
    const list = node('list', [item(leaf('first')), item(inner)], { listType: 'number' })
    const items = [{ content: [shown('first')], nested: [[shown('inner')]] }]
    expect(present(list)).toEqual([{ type: 'list', ordered: true, items }])
  })

  it('leaves the server’s name out of a picture’s address', () => {
    const picture = { alt: 'A scale', width: 600, height: 400 }
    const url = '/cms-api/media/file/scale.webp'
    const value = { id: 1, ...picture, url: `https://example.org${url}` }
    expect(present({ type: 'upload', value })).toEqual([
      { type: 'picture', picture: { ...picture, url } },
    ])
  })
})

const page = (relationTo: string, slug: string, _status: string) => ({
  relationTo,
  value: { slug, _status },
})

describe('a link', () => {
  const linksTo = (fields: object) => {
    const [first] = present(paragraph(link(fields, leaf('here'))))
    return first?.type === 'paragraph' ? first.content[0] : undefined
  }
  const custom = (url: string) => linksTo({ linkType: 'custom', url })
  const internal = (doc: unknown) => linksTo({ linkType: 'internal', doc })

  it('leads to a safe address, and is plain text otherwise', () => {
    const safe = ['/search', '#costs', 'https://www.healthcare.gov', 'mailto:a@b.org', 'tel:988']
    expect(safe.map(custom)).toMatchObject(safe.map((href) => ({ type: 'link', href })))
    const scripts = ['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x']
    expect([...scripts, '//evil.example', ''].map(custom)).toEqual(Array(5).fill(shown('here')))
  })

  it('names a page of the directory, unless that is a draft or missing', () => {
    const target = { type: 'page', page: 'clinics', slug: 'hope-clinic' }
    expect(internal(page('clinics', 'hope-clinic', 'published'))).toMatchObject(target)
    const draft = page('clinics', 'hope-clinic', 'draft')
    for (const doc of [draft, { relationTo: 'clinics', value: 7 }, null])
      expect(internal(doc)).toEqual(shown('here'))
  })
})

describe('a block from the editor', () => {
  const shows = (fields: object) => present(block(fields))

  it('of incomes calculates them from the poverty level, and is never larger than one page', () => {
    const caption = 'In 2025'
    const table = (people: number, percents: number[]) =>
      shows({
        blockType: 'income-table',
        caption,
        first: 15_650,
        further: 5_500,
        people,
        percents,
      })
    expect(table(2, [100, 138])).toEqual([
      {
        type: 'income-table',
        caption,
        percents: [100, 138],
        rows: [
          { people: 1, dollars: [15_650, 21_597] },
          { people: 2, dollars: [21_150, 29_187] },
        ],
        further: [5_500, 7_590],
      },
    ])
    const [large] = table(100_000, Array(10_000).fill(100))
    if (large?.type !== 'income-table') throw new Error('It is an income table')
    expect([large.rows.length, large.percents.length]).toEqual([12, 4])
  })

  it('of a link card leads to a public page or a safe address, or is left out', () => {
    const card = { title: 'Next', text: 'There' }
    const of = (fields: object) => shows({ blockType: 'link-card', ...card, ...fields })
    const guide = page('guides', 'qualify', 'published')
    expect(of({ page: guide, url: 'https://other.example' })).toEqual([
      { type: 'link-card', ...card, target: { type: 'page', page: 'guides', slug: 'qualify' } },
    ])
    expect(of({ url: '/map' })).toMatchObject([{ target: { href: '/map' } }])
    const draft = { page: page('guides', 'qualify', 'draft') }
    expect([draft, { url: 'javascript:alert(1)' }, {}].flatMap(of)).toEqual([])
  })

  it('of any other kind is left out, including HTML', () => {
    const html = { blockType: 'html', html: '<script>alert(1)</script>' }
    expect(shows(html)).toEqual([])
    expect(JSON.stringify([{ blockType: 'steps' }, {}].map(shows))).not.toContain('script')
  })
})
