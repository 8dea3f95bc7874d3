import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { hugeAvif, hugeJpeg, hugePng, hugeWebp, movingWebp } from '../../support/huge-pictures.ts'
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

const upload = (content: Buffer, name: string, type: string, alt = 'A plum wall', query = '') => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(content)], { type }), name)
  form.set('_payload', JSON.stringify({ alt }))
  return editor.ask<{ doc: { id: number } }>('POST', `/media${query}`, form)
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

  it('is shown with its latest description everywhere', async () => {
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

  it('needs a description for people who can’t see it', async () => {
    const content = await picture(10, 10).png().toBuffer()
    const { status, body } = await upload(content, 'dot.png', 'image/png', '')
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('alt')
  })

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'page.html', 'text/html'],
    ['a page that says it is a picture', Buffer.from('<html></html>'), 'page.png', 'image/png'],
    ['a drawing that can hold scripts', Buffer.from('<svg xmlns="a"/>'), 'a.svg', 'image/svg+xml'],
  ])('is refused if it is %s', async (_, content, name, type) => {
    expect((await upload(content, name, type)).status).toBe(400)
  })
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const HTML = '<!doctype html><script>alert(1)</script>'

describe('a file that is no picture is refused', () => {
  it.each([
    ['an SVG, which can hold scripts', SVG, 'a.svg', 'image/svg+xml'],
    ['an SVG that says it is a PNG', SVG, 'a.png', 'image/png'],
    ['a page that says it is a PNG', HTML, 'b.png', 'image/png'],
    ['a page', HTML, 'b.html', 'text/html'],
  ])('%s', async (_, content, name, type) => {
    const before = await readdir(folder, { recursive: true })
    expect((await upload(Buffer.from(content), name, type)).status).toBe(400)
    expect(await readdir(folder, { recursive: true })).toEqual(before)
  })
})

describe('a picture with too many pixels is refused before it is decoded, whatever its size in bytes', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string, RegExp]>([
    [
      'PNG',
      () => hugePng(16_000, 16_000),
      'png',
      /^The picture has 256 megapixels \(16,000 × 16,000 pixels\); 40 are/,
    ],
    ['JPEG', () => hugeJpeg(20_000, 10_000, false), 'jpeg', /200 megapixels .*; 40 are/],
    ['progressive JPEG', () => hugeJpeg(20_000, 10_000, true), 'jpeg', /200 megapixels .*; 40 are/],
    ['WebP', () => hugeWebp(16_000, 16_000), 'webp', /256 megapixels .*; 40 are/],
    [
      'moving WebP',
      () => movingWebp(1_000, 1_000, 41),
      'webp',
      /41 megapixels .* in 41 frames\); 40 are/,
    ],
    ['AVIF', () => hugeAvif(16_000, 16_000), 'avif', /256 megapixels .*; 20 are the most for AVIF/],
  ])('%s', async (_, make, type, sentence) => {
    const content = await make()
    expect(content.length).toBeLessThan(200_000)
    const before = await readdir(folder, { recursive: true })
    const { status, refusal } = await upload(content, `huge.${type}`, `image/${type}`)
    expect(refusal).toMatch(sentence)
    expect(refusal).toContain(
      'Make it smaller, for example 2,560 pixels wide, and upload it again.',
    )
    expect(status).toBe(413)
    expect(await readdir(folder, { recursive: true })).toEqual(before)
  })
})

describe('a picture that is larger than any page needs', () => {
  it('is stored in a size that pages can use, upright', async () => {
    const lying = await picture(4_000, 3_000).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { body } = await upload(lying, 'lying.jpg', 'image/jpeg')
    expect(body.doc).toMatchObject({ width: 1_920, height: 2_560, mimeType: 'image/webp' })
  })

  it('is cut as the editor has cut it', async () => {
    const content = await picture(5_120, 2_560).jpeg().toBuffer()
    const cut =
      'uploadEdits[crop][x]=50&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=100'
    const pixels = 'uploadEdits[widthInPixels]=2560&uploadEdits[heightInPixels]=2560'
    const { body } = await upload(content, 'cut.jpg', 'image/jpeg', 'A wall', `?${cut}&${pixels}`)
    expect(body.doc).toMatchObject({ width: 1_280, height: 1_280 })
  })

  it('keeps moving', async () => {
    const content = await movingWebp(1_000, 500, 4)
    const { body } = await upload(content, 'moving.webp', 'image/webp')
    expect(body.doc).toMatchObject({ width: 1_000, height: 500 })
    expect(await sharp(path.join(folder, 'media', 'moving.webp')).metadata()).toMatchObject({
      pages: 4,
    })
  })
})

it('A picture is never loaded from an address that somebody gives', async () => {
  const { status, refusal } = await editor.ask('POST', '/media', {
    alt: 'A wall',
    filename: 'wall.png',
    url: 'https://pictures.example/wall.png',
  })
  expect(status).toBe(400)
  expect(refusal).toBe('No files were uploaded.')
})

it('A picture’s name can’t lead out of the folder of pictures', async () => {
  const content = await picture(10, 10).png().toBuffer()
  await upload(content, '../../escaped.png', 'image/png')
  const files = await readdir(path.dirname(folder))
  expect(files.filter((name) => name.includes('escaped'))).toEqual([])
  expect((await readdir(folder)).filter((name) => name.includes('escaped'))).toEqual([])
})
