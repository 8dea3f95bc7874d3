import { expect, test } from '../../support/page-fixtures.ts'

const SIZE_AT = 16

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(SIZE_AT), png.readUInt32BE(SIZE_AT + 4)]

test('browsers and home screens find icons in a format that they support', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const hrefOf = (selector: string) => page.locator(`head > ${selector}`).getAttribute('href')
  const expectIcon = async (href: string | null, size: number) => {
    const response = await request.get(href ?? '')
    expect(response.headers()['content-type']).toBe('image/png')
    expect(sizeOf(await response.body())).toEqual([size, size])
  }
  await expectIcon(await hrefOf('link[rel=icon][sizes="32x32"]'), 32)
  await expectIcon(await hrefOf('link[rel=apple-touch-icon]'), 180)
  const manifest = await request.get((await hrefOf('link[rel=manifest]')) ?? '')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { icons }: { icons: { src: string; sizes: string; type: string }[] } = await manifest.json()
  const pictures = icons.filter(({ type }) => type === 'image/png')
  expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
  for (const { src, sizes } of pictures) await expectIcon(src, Number.parseInt(sizes, 10))
})

test('an installed site has its language, and icons that a launcher may cut and color', async ({
  page,
  request,
}) => {
  for (const [home, language] of [
    ['/', 'en'],
    ['/es', 'es'],
  ] as const) {
    await page.goto(home)
    const href = await page.locator('head > link[rel=manifest]').getAttribute('href')
    const manifest = await (await request.get(href ?? '')).json()
    expect(manifest).toMatchObject({ lang: language, start_url: home, name: 'Healthcare for All' })
    const icons: { src: string; purpose: string }[] = manifest.icons
    for (const purpose of ['maskable', 'monochrome']) {
      const icon = icons.find((each) => each.purpose === purpose)
      expect((await request.get(icon?.src ?? '')).ok(), purpose).toBe(true)
    }
  }
})
