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
  for (const path of kinds.values()) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 200])
  }
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
  for (const part of ['## How to cite', '## Guides', '## Data', 'CC BY 4.0', 'GeoNames', '911'])
    expect(text).toContain(part)
  expect(text).toContain(`Español at ${baseURL}/es`)
  expect(text).toContain('Do not cite them.')
  expect(text).toContain(`(${baseURL}/resources/qualify): `)
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, href = '']) => href)
  expect(links.length).toBeGreaterThan(15)
  for (const href of links) expect([href, (await request.head(href)).status()]).toEqual([href, 200])
})

test('the site has a manifest with an icon', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(href ?? '')).json()
  expect(manifest.name).toBe('Healthcare for All')
  expect((await request.get(manifest.icons[0].src)).status()).toBe(200)
})
