import sharp from 'sharp'
import { messageValues } from '../../support/form-values.ts'
import { expect, test } from '../../support/page-fixtures.ts'

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname)

test('robots find the sitemap, which lists only existing pages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: \S+\/sitemap\.xml$/m)
  const index = await request.get('/sitemap.xml')
  expect(index.headers()['content-type']).toContain('application/xml')
  const [part = ''] = locations(await index.text())
  const pages = locations(await (await request.get(part)).text())
  expect(pages.length).toBeGreaterThan(100)
  // Invented clinics are not for search engines. Every other kind of page is requested once.
  expect(pages.filter((path) => /^\/services\/(?!united-states)/.test(path))).toEqual([])
  const kinds = new Map(pages.map((path) => [path.replace(/[^/]+$/, ''), path]))
  for (const path of kinds.values())
    expect([path, (await request.get(path)).status()]).toEqual([path, 200])
  expect((await request.get('/sitemaps/99.xml')).status()).toBe(404)
})

test('answer engines find what the directory is, how to cite it, and its data', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/llms.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  const text = await response.text()
  expect(text).toMatch(/^# Healthcare for All\n\n> /)
  for (const part of ['## How to cite', 'CC BY 4.0', '911', `${baseURL}/es`, 'Do not cite them.'])
    expect(text).toContain(part)
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, href = '']) => href)
  expect(links.length).toBeGreaterThan(15)
  for (const href of links) expect([href, (await request.head(href)).status()]).toEqual([href, 200])
})

test('browsers and home screens find icons, and an installed site has its language', async ({
  request,
}) => {
  const expectIcon = async (href: string, sizes: string) => {
    const response = await request.get(href)
    expect(response.headers()['content-type']).toBe('image/png')
    const { format, width, height } = await sharp(await response.body()).metadata()
    expect([format, `${width}x${height}`]).toEqual(['png', sizes])
  }
  for (const [home, lang] of [
    ['/', 'en'],
    ['/es', 'es'],
  ] as const) {
    const links = (await (await request.get(home)).text()).match(/<link [^>]+>/g) ?? []
    const hrefOf = (part: string) =>
      /href="([^"]+)"/.exec(links.find((link) => link.includes(part)) ?? '')?.[1] ?? ''
    await expectIcon(hrefOf('sizes="32x32"'), '32x32')
    await expectIcon(hrefOf('rel="apple-touch-icon"'), '180x180')
    const response = await request.get(hrefOf('rel="manifest"'))
    expect(response.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await response.json()
    expect(manifest).toMatchObject({ lang, start_url: home, name: 'Healthcare for All' })
    const icons: { src: string; sizes: string; type: string; purpose: string }[] = manifest.icons
    const pictures = icons.filter(({ type }) => type === 'image/png')
    expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
    for (const { src, sizes } of pictures) await expectIcon(src, sizes)
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  }
})

test('a form that another site posts to a page is refused, and the page says so', async ({
  request,
}) => {
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const response = await request.post('/contact', { form: messageValues(), headers })
  expect(response.status()).toBe(403)
  expect(await response.text()).toContain('only be sent from the directory’s own pages')
})
