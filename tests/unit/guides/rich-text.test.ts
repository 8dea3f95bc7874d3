import { describe, expect, it } from 'vitest'
import type { EditorState, Node } from '../../../cms/documents/rich-text-node.ts'
import { presentRichText } from '../../../cms/guides/present/rich-text/present-rich-text.ts'

const text = (words: string, format = 0): Node => ({ type: 'text', text: words, format })
const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', children })
const item = (...children: Node[]): Node => ({ type: 'listitem', children })
const state = (...children: Node[]): EditorState => ({ root: { children } })
const link = (fields: object): Node => ({ type: 'link', fields, children: [text('here')] })

const linksTo = (fields: object) => {
  const [block] = presentRichText(state(paragraph(link(fields))))
  return block?.type === 'paragraph' ? block.content[0] : undefined
}

describe('a text from the editor', () => {
  it('keeps bold and italic words', () => {
    const marked = state(paragraph(text('plain '), text('both', 3)))
    expect(presentRichText(marked)).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'plain ' },
          { type: 'text', text: 'both', marks: ['bold', 'italic'] },
        ],
      },
    ])
  })

  it('has headings below the page’s title, each with its own id', () => {
    const heading = (tag: string, words: string): Node => ({
      type: 'heading',
      tag,
      children: [text(words)],
    })
    const headings = presentRichText(
      state(heading('h1', 'Clínica'), heading('h3', 'Costs'), heading('h6', 'Costs')),
    )
    expect(headings).toMatchObject([
      { level: 2, id: 'clinica' },
      { level: 3, id: 'costs' },
      { level: 4, id: 'costs-2' },
    ])
  })

  it('nests a list that the editor keeps in its own item', () => {
    const inner: Node = { type: 'list', listType: 'bullet', children: [item(text('inner'))] }
    const outer: Node = {
      type: 'list',
      listType: 'number',
      children: [item(text('first')), item(inner), item(text('second'))],
    }
    expect(presentRichText(state(outer))).toEqual([
      {
        type: 'list',
        ordered: true,
        items: [
          {
            content: [{ type: 'text', text: 'first' }],
            nested: [[{ type: 'text', text: 'inner' }]],
          },
          { content: [{ type: 'text', text: 'second' }] },
        ],
      },
    ])
  })

  it('tells a table’s headings from its rows', () => {
    const cell = (words: string, headerState: number): Node => ({
      type: 'tablecell',
      headerState,
      children: [paragraph(text(words))],
    })
    const table: Node = {
      type: 'table',
      children: [
        { type: 'tablerow', children: [cell('Household', 1)] },
        { type: 'tablerow', children: [cell('1', 0)] },
      ],
    }
    expect(presentRichText(state(table))).toEqual([
      {
        type: 'table',
        head: [[{ type: 'text', text: 'Household' }]],
        rows: [[[{ type: 'text', text: '1' }]]],
      },
    ])
  })

  it('leaves out empty paragraphs, and is empty if nothing was written', () => {
    expect(presentRichText(state(paragraph()))).toEqual([])
    expect(presentRichText(null)).toEqual([])
  })

  it('leaves the server’s name out of a picture’s address', () => {
    const value = {
      id: 1,
      alt: 'A scale',
      url: 'https://example.org/cms-api/media/file/scale.webp',
      width: 600,
      height: 400,
    }
    expect(presentRichText(state({ type: 'upload', value }))).toEqual([
      {
        type: 'picture',
        picture: {
          url: '/cms-api/media/file/scale.webp',
          width: 600,
          height: 400,
          alt: 'A scale',
        },
      },
    ])
  })
})

describe('a link', () => {
  it.each(['/search', '#costs', 'https://www.healthcare.gov', 'mailto:a@b.org', 'tel:988'])(
    'leads to %s',
    (url) => {
      expect(linksTo({ linkType: 'custom', url })).toMatchObject({ type: 'link', href: url })
    },
  )

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '',
  ])('to %j becomes plain text', (url) => {
    expect(linksTo({ linkType: 'custom', url })).toEqual({ type: 'text', text: 'here' })
  })

  it('to a page of the directory names the page, not its address', () => {
    const doc = { relationTo: 'clinics', value: { slug: 'hope-clinic', _status: 'published' } }
    expect(linksTo({ linkType: 'internal', doc })).toMatchObject({
      type: 'page',
      page: 'clinics',
      slug: 'hope-clinic',
    })
  })

  it('to a draft or a missing page becomes plain text', () => {
    const draft = { relationTo: 'clinics', value: { slug: 'hope-clinic', _status: 'draft' } }
    for (const doc of [draft, { relationTo: 'clinics', value: 7 }, null]) {
      expect(linksTo({ linkType: 'internal', doc })).toEqual({ type: 'text', text: 'here' })
    }
  })
})

describe('a block from the editor', () => {
  const block = (fields: object): EditorState => state({ type: 'block', fields })
  const lines = (...words: string[]) => ({
    root: { type: 'root', children: words.map((line) => paragraph(text(line))) },
  })
  const words = (line: string) => ({ type: 'text', text: line })

  it('of steps or questions keeps their order and their texts', () => {
    const given = [
      { title: 'Call', text: lines('Ask for a slot.', 'Say so.') },
      { title: 'Go', text: null },
    ]
    const items = [
      { title: 'Call', content: [words('Ask for a slot.'), { type: 'break' }, words('Say so.')] },
      { title: 'Go', content: [] },
    ]
    expect(presentRichText(block({ blockType: 'steps', steps: given }))).toEqual([
      { type: 'steps', items },
    ])
    expect(presentRichText(block({ blockType: 'accordion', questions: given }))).toEqual([
      { type: 'accordion', items },
    ])
  })

  it('of incomes calculates them from the poverty level', () => {
    const fields = {
      caption: 'In 2025',
      first: 15_650,
      further: 5_500,
      percents: [100, 138],
      people: 2,
    }
    expect(presentRichText(block({ blockType: 'income-table', ...fields }))).toEqual([
      {
        type: 'income-table',
        caption: 'In 2025',
        percents: [100, 138],
        rows: [
          { people: 1, dollars: [15_650, 21_597] },
          { people: 2, dollars: [21_150, 29_187] },
        ],
        further: [5_500, 7_590],
      },
    ])
  })

  it('of a call-out with an unknown tone becomes a note', () => {
    const fields = {
      blockType: 'call-out',
      tone: 'shouting',
      title: 'Call 911',
      text: lines('Now'),
    }
    expect(presentRichText(block(fields))).toEqual([
      { type: 'call-out', tone: 'note', title: 'Call 911', content: [words('Now')] },
    ])
  })

  it('of a link card leads to a public page or a safe address, or is left out', () => {
    const card = (fields: object) =>
      presentRichText(block({ blockType: 'link-card', title: 'Next', text: 'There', ...fields }))
    const page = (status: string) => ({
      relationTo: 'guides',
      value: { slug: 'qualify', _status: status },
    })
    const target = { type: 'page', page: 'guides', slug: 'qualify' }
    expect(card({ page: page('published'), url: 'https://other.example' })).toEqual([
      { type: 'link-card', title: 'Next', text: 'There', target },
    ])
    expect(card({ url: '/map' })).toMatchObject([{ target: { href: '/map' } }])
    for (const nowhere of [{ page: page('draft') }, { url: 'javascript:alert(1)' }, {}])
      expect(card(nowhere)).toEqual([])
  })

  it('of any other kind is left out, including HTML', () => {
    const html = { blockType: 'html', html: '<script>alert(1)</script>' }
    for (const fields of [html, { blockType: 'steps' }, {}])
      expect(JSON.stringify(presentRichText(block(fields)))).not.toContain('script')
    expect(presentRichText(block(html))).toEqual([])
  })
})
