import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Guide } from '../../../cms/payload-types.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const node = (type: string, children: object[], more: object = {}) => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  children,
  ...more,
})
const text = (words: string) => ({
  type: 'text',
  version: 1,
  text: words,
  format: 0,
  mode: 'normal',
})
const editorState = (...children: object[]) => ({ root: node('root', children) })
const lines = (...children: object[]) => editorState(node('paragraph', children))
const block = (fields: object) => ({ type: 'block', version: 2, format: '', fields })

const publish = (slug: string, ...blocks: object[]) =>
  api.payload.create({
    collection: 'guides',
    data: {
      title: slug,
      slug,
      summary: 'A guide',
      body: editorState(...blocks) as unknown as Guide['body'],
      _status: 'published',
    },
  })

describe('the blocks of guides', () => {
  it('reach the public page with their links, except links to drafts', async () => {
    const { payload } = api
    const data = {
      title: 'Not yet',
      slug: 'not-yet',
      summary: 'A draft',
      _status: 'draft',
    } as const
    const draft = await payload.create({ collection: 'guides', data })
    const { docs } = await payload.find({
      collection: 'guides',
      where: { slug: { equals: 'qualify' } },
    })
    const qualify = docs[0]?.id
    const card = (id: unknown) =>
      block({
        id: `card-${id}`,
        blockType: 'link-card',
        title: 'Go on',
        page: { relationTo: 'guides', value: id },
      })
    const link = node('link', [text('this')], {
      id: 'link-1',
      fields: {
        linkType: 'internal',
        newTab: false,
        doc: { relationTo: 'guides', value: qualify },
      },
    })
    await publish(
      'with-blocks',
      card(qualify),
      card(draft.id),
      block({
        id: 'call-out-1',
        blockType: 'call-out',
        tone: 'tip',
        title: 'Read',
        text: lines(text('Read '), link),
      }),
    )
    const answer = await api.get('/api/guides/with-blocks')
    const { body } = await answer.json()
    const target = { type: 'page', page: 'guides', slug: 'qualify' }
    expect(body).toEqual([
      { type: 'link-card', title: 'Go on', text: '', target },
      {
        type: 'call-out',
        tone: 'tip',
        title: 'Read',
        content: [
          { type: 'text', text: 'Read ' },
          { ...target, content: [{ type: 'text', text: 'this' }] },
        ],
      },
    ])
  })

  it('are refused if they lack something they need', async () => {
    const empty = block({ id: 'steps-1', blockType: 'steps', steps: [] })
    await expect(publish('empty-steps', empty)).rejects.toThrow(/Body/)
  })
})
