import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { startApi } from '../../support/api-server.ts'
import { hugeAvif, hugeJpeg, hugePng, hugeWebp, movingWebp } from '../../support/huge-pictures.ts'
import { signIn } from '../../support/people.ts'
import { expectAnswers } from '../../support/table.ts'
import { testFolder } from '../../support/test-folder.ts'

const folder = await testFolder()
const test = await startApi({ DATA_DIR: folder })
const editor = await signIn(test.payload, 'editor')

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5b2a6e' } })
const small = () => picture(10, 10).png().toBuffer()

const upload = (content: Buffer, name: string, type: string, alt = 'A plum wall', query = '') => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(content)], { type }), name)
  form.set('_payload', JSON.stringify({ alt }))
  return editor.ask<{ doc: { id: number; url: string } }>('POST', `/media${query}`, form)
}

it('a picture needs a description for people who can’t see it, and is shown with its latest one', async () => {
  const without = await upload(await small(), 'dot.png', 'image/png', '')
  expect([without.status, JSON.stringify(without.body)]).toEqual([
    400,
    expect.stringContaining('alt'),
  ])
  const { body } = await upload(await small(), 'small.png', 'image/png', 'A wall')
  const { docs } = await test.payload.find({ collection: 'articles', limit: 1, depth: 0 })
  const { id = 0, slug } = docs[0] ?? {}
  await test.payload.update({ collection: 'articles', id, data: { image: body.doc.id } })
  const alt = async () => (await (await test.get(`/api/articles/${slug}`)).json()).image?.alt
  await expect.poll(alt).toBe('A wall')
  await editor.ask('PATCH', `/media/${body.doc.id}`, { alt: 'A wall in plum' })
  await expect.poll(alt).toBe('A wall in plum')
})

it('a file that is no picture, or an SVG, which can hold scripts, is refused and not stored', async () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const HTML = '<!doctype html><script>alert(1)</script>'
  const before = await readdir(folder, { recursive: true })
  const statuses = []
  for (const [content, name, type] of [
    [SVG, 'a.svg', 'image/svg+xml'],
    [SVG, 'a.png', 'image/png'],
    [HTML, 'b.html', 'text/html'],
  ] as const)
    statuses.push((await upload(Buffer.from(content), name, type)).status)
  expect(statuses).toEqual([400, 400, 400])
  expect(await readdir(folder, { recursive: true })).toEqual(before)
  // Each has passed on its turn at once: otherwise the next would wait for half a minute.
}, 20_000)

it('a picture with too many pixels is refused before it is decoded, whatever its size in bytes', async () => {
  const before = await readdir(folder, { recursive: true })
  for (const [content, type, sentence] of [
    [hugePng(16_000, 16_000), 'png', /has 256 megapixels \(16,000 × 16,000 pixels\); 40 are/],
    [await hugeJpeg(20_000, 10_000, false), 'jpeg', /200 megapixels .*; 40 are/],
    [await hugeJpeg(20_000, 10_000, true), 'jpeg', /200 megapixels .*; 40 are/],
    [await hugeWebp(16_000, 16_000), 'webp', /256 megapixels .*; 40 are/],
    [await movingWebp(1_000, 1_000, 41), 'webp', /41 megapixels .* in 41 frames\); 40 are/],
    [await hugeAvif(16_000, 16_000), 'avif', /256 megapixels .*; 20 are the most for AVIF/],
  ] as const) {
    expect(content.length).toBeLessThan(200_000)
    const { status, refusal } = await upload(content, `huge.${type}`, `image/${type}`)
    expect([status, refusal]).toEqual([413, expect.stringMatching(sentence)])
    expect(refusal).toContain(
      'Make it smaller, for example 2,560 pixels wide, and upload it again.',
    )
  }
  expect(await readdir(folder, { recursive: true })).toEqual(before)
})

it('a picture becomes WebP in the widths that pages use: upright, cut, moving', async () => {
  const wall = await picture(2_000, 1_000).jpeg().toBuffer()
  const { body } = await upload(wall, 'wall.jpg', 'image/jpeg')
  expect(body.doc).toMatchObject({
    filename: 'wall.webp',
    mimeType: 'image/webp',
    alt: 'A plum wall',
    sizes: {
      card: { width: 640, height: 320, mimeType: 'image/webp' },
      page: { width: 1280, height: 640, mimeType: 'image/webp' },
    },
  })
  const lying = await picture(4_000, 3_000).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const upright = await upload(lying, 'lying.jpg', 'image/jpeg')
  expect(upright.body.doc).toMatchObject({ width: 1_920, height: 2_560, mimeType: 'image/webp' })
  const wide = await picture(5_120, 2_560).jpeg().toBuffer()
  const edits = { 'crop][x': 50, 'crop][y': 0, 'crop][width': 50, 'crop][height': 100 }
  const sizes = { widthInPixels: 2_560, heightInPixels: 2_560 }
  const query = Object.entries({ ...edits, ...sizes }).map(([at, to]) => `uploadEdits[${at}]=${to}`)
  const cut = await upload(wide, 'cut.jpg', 'image/jpeg', 'A wall', `?${query.join('&')}`)
  expect(cut.body.doc).toMatchObject({ width: 1_280, height: 1_280 })
  const moving = await upload(await movingWebp(1_000, 500, 4), 'moving.webp', 'image/webp')
  expect(moving.body.doc).toMatchObject({ width: 1_000, height: 500 })
  const stored = await sharp(path.join(folder, 'media', 'moving.webp')).metadata()
  expect(stored.pages).toBe(4)
})

it('pictures are stored whose names are too long for a disk, or have no letters', async () => {
  const large = await picture(1_400, 700).png().toBuffer()
  const names = ['a'.repeat(300), '图'.repeat(90), '📷'.repeat(70), '', '.', 'CON']
  await expectAnswers(names, async (name) => {
    const sent = await Promise.all([1, 2].map(() => upload(large, `${name}.png`, 'image/png')))
    const files = sent.map(({ body }) => body.doc?.url.replace('/cms-api', ''))
    const answers = await Promise.all(files.map((file) => editor.ask('GET', file ?? '')))
    return [answers.map(({ status }) => status), [200, 200]]
  })
})

it('a picture is never loaded from an address, and its name can’t lead out of the folder of pictures', async () => {
  const { status, refusal } = await editor.ask('POST', '/media', {
    alt: 'A wall',
    filename: 'wall.png',
    url: 'https://pictures.example/wall.png',
  })
  expect([status, refusal]).toEqual([400, 'No files were uploaded.'])
  await upload(await small(), '../../escaped.png', 'image/png')
  const files = [...(await readdir(path.dirname(folder))), ...(await readdir(folder))]
  expect(files.filter((name) => name.includes('escaped'))).toEqual([])
})
