import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { type Person, signIn } from '../../support/people.ts'

let test: TestApi
let editor: Person
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'))
  test = await startApi({ DATA_DIR: folder })
  editor = await signIn(test.payload, 'editor')
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5b2a6e' } })

const upload = (content: Buffer, name: string, type: string, alt = 'A plum wall') => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(content)], { type }), name)
  form.set('_payload', JSON.stringify({ alt }))
  return editor.ask<{ doc: { id: number } }>('POST', '/media', form)
}

describe('a picture', () => {
  it('becomes WebP, in the widths that pages use', async () => {
    const content = await picture(2_000, 1_000).jpeg().toBuffer()
    const { status, body } = await upload(content, 'wall.jpg', 'image/jpeg')
    expect(status).toBe(201)
    expect(body.doc).toMatchObject({
      filename: 'wall.webp',
      mimeType: 'image/webp',
      alt: 'A plum wall',
      sizes: {
        card: { width: 640, height: 320, mimeType: 'image/webp' },
        page: { width: 1280, height: 640, mimeType: 'image/webp' },
      },
    })
  })

  it('is public as it is now, wherever it was shown before', async () => {
    const content = await picture(10, 10).png().toBuffer()
    const { body } = await upload(content, 'small.png', 'image/png', 'A wall')
    const { docs } = await test.payload.find({ collection: 'articles', limit: 1, depth: 0 })
    const [article] = docs
    if (!article) throw new Error('the seed has articles')
    await test.payload.update({
      collection: 'articles',
      id: article.id,
      data: { image: body.doc.id },
    })
    const alt = async () =>
      (await (await test.get(`/api/articles/${article.slug}`)).json()).image?.alt
    await expect.poll(alt).toBe('A wall')
    await editor.ask('PATCH', `/media/${body.doc.id}`, { alt: 'A wall in plum' })
    await expect.poll(alt).toBe('A wall in plum')
  })

  it('needs words for those who cannot see it', async () => {
    const content = await picture(10, 10).png().toBuffer()
    const { status, body } = await upload(content, 'dot.png', 'image/png', '')
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('alt')
  })

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'page.html', 'text/html'],
    ['a page that says it is a picture', Buffer.from('<html></html>'), 'page.png', 'image/png'],
    ['a drawing that can hold scripts', Buffer.from('<svg xmlns="a"/>'), 'a.svg', 'image/svg+xml'],
  ])('is no picture where it is %s', async (_, content, name, type) => {
    expect((await upload(content, name, type)).status).toBe(400)
  })
})
