import type { Locator, Page } from '@playwright/test'
import { clinicBySlug, clinicLike } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { section } from '../../support/page-parts.ts'

test.use({ showsMap: true })

const picture = (page: Page) => page.locator('section img[src*="/map"]:visible')
const hasArrived = (image: Locator) =>
  image.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

test.describe('if OpenStreetMap can’t be reached', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_BLOCKED/] })

  for (const [path, heading, text] of [
    ['', 'Location Map', 'The map could not be loaded. The links below lead to maps.'],
    ['/es', 'Mapa del lugar', 'No se pudo cargar el mapa. Los enlaces de abajo llevan a mapas.'],
  ] as const) {
    test(`${path}/services says so in place of the map, until it can`, async ({ page }) => {
      let isAway = true
      await page.route(/openstreetmap\.org/, (route) => (isAway ? route.abort() : route.fallback()))
      const { slug } = await clinicLike(
        ({ latitude, coordinatesApproximate }) => latitude !== null && !coordinatesApproximate,
      )
      await page.goto(`${path}/services/${slug}`)
      const said = page.getByText(text)
      await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded()
      await expect(said).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
      // The product's own drawing, which no other host sends.
      await expect(picture(page)).toBeVisible()
      await expect.poll(() => hasArrived(picture(page))).toBe(true)
      await expect(section(page, heading).getByRole('link')).toHaveCount(2)
      isAway = false
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(page.locator('iframe')).toBeVisible()
      await expect(said).toHaveCount(0)
      await expect(picture(page)).toHaveCount(0)
    })
  }
})

for (const width of [360, 1280]) {
  test(`shows first, at ${width} pixels, what matters for a call, in order of need`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const { slug, phone, address } = await clinicLike((clinic) =>
      Boolean(clinic.phone && clinic.address && clinic.verified),
    )
    await page.goto(`/services/${slug}`)
    const main = page.getByRole('main')
    const facts = main.getByLabel('Who can come, and the cost')
    await expect(facts.locator('dt')).toHaveText(['New patients', 'Walk-ins', 'Cost'])
    const call = main.getByRole('link', { name: `Call ${phone}` })
    const note = main.getByRole('note', { name: 'Important' })
    const tops: number[] = []
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      main.getByText(/^Verified/).first(),
      call,
      main.getByText(address).first(),
      main.getByRole('link', { name: 'Get directions', exact: true }),
      facts,
      main.getByRole('heading', { name: 'About This Clinic' }),
    ]) {
      const box = await part.boundingBox()
      tops.push(Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))
    }
    const order = tops.toSorted((a, b) => a - b)
    // The directions may be on the same line as the address.
    expect(tops.map((top) => order.indexOf(top))).toEqual(tops.map((top) => tops.indexOf(top)))
    const [button, words] = [await call.boundingBox(), await note.boundingBox()]
    if (!button || !words) throw new Error('The button or the note is not shown')
    const gap =
      width > 1000 ? words.x - (button.x + button.width) : words.y - (button.y + button.height)
    expect(gap).toBeGreaterThan(0)
    expect(gap).toBeLessThan(24)
  })
}

test('keeps the map beside the longer column, and leaves no hole beside short texts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const least = await clinicLike(
    ({ hoursOfOperation, coordinatesApproximate }) => !hoursOfOperation && !coordinatesApproximate,
  )
  const most = await clinicLike(
    ({ openWeek, coordinatesApproximate }) => openWeek.length > 6 && !coordinatesApproximate,
  )
  for (const { slug } of [least, most]) {
    await page.goto(`/services/${slug}`)
    const last = page.getByRole('heading', { name: 'Languages & Accessibility' })
    const below = page.getByRole('heading', { name: /^Other Clinics in/ })
    const mistake = page.getByText('Something wrong here?')
    const at = async (locator: typeof last) => (await locator.boundingBox())?.y ?? 0
    // The side ends no lower than the texts' last card does.
    const gap = (await at(below)) - (await at(mistake))
    expect(gap).toBeGreaterThan(60)
    expect((await at(below)) - (await at(last))).toBeLessThan(420)
    await last.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
    await expect(page.getByRole('heading', { name: 'Location Map' })).toBeInViewport()
  }
})

test('has its short facts beside its name on a wide screen, and after its texts on a phone', async ({
  page,
}) => {
  const { slug } = await clinicLike(({ phone, name }) => Boolean(phone) && name.length < 40)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/services/${slug}`)
  const box = async (name: string) => {
    const found = await page.getByRole('heading', { name, exact: true }).boundingBox()
    if (!found) throw new Error(`'${name}' is not shown`)
    return found
  }
  const [head, quick, about] = [
    await page.getByRole('heading', { level: 1 }).boundingBox(),
    await box('Quick Info'),
    await box('About This Clinic'),
  ]
  expect(quick.x).toBeGreaterThan(640)
  expect(Math.abs(quick.y - (head?.y ?? 0))).toBeLessThan(60)
  expect(quick.y).toBeLessThan(about.y - 120)
  await page.setViewportSize({ width: 360, height: 740 })
  expect((await box('Quick Info')).y).toBeGreaterThan((await box('About This Clinic')).y)
})

test('loads the map only on request if the site is set to that', async ({ page }) => {
  // The settings come with the page, so they are changed as the page reads them.
  await page.addInitScript(() => {
    const parse = JSON.parse
    JSON.parse = (text: string) => parse(text.replace('"clinicMap":"shown"', '"clinicMap":"asked"'))
  })
  const toMap: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('openstreetmap.org')) toMap.push(request.url())
  })
  const { slug, name } = await clinicLike(
    ({ latitude, coordinatesApproximate }) => latitude !== null && !coordinatesApproximate,
  )
  await page.goto(
    `/search?location=${encodeURIComponent((await clinicBySlug(slug)).zipCode ?? '')}`,
  )
  await page.getByRole('article').getByRole('link', { name, exact: true }).click()
  const map = section(page, 'Location Map')
  await map.scrollIntoViewIfNeeded()
  await expect(map.getByRole('link', { name: 'View larger map' })).toBeVisible()
  await expect(map.locator('iframe')).toHaveCount(0)
  await expect.poll(() => hasArrived(picture(page))).toBe(true)
  expect(toMap).toEqual([])
  await map.getByRole('button', { name: 'Show a map with streets' }).press('Enter')
  await expect(map.locator('iframe')).toHaveAttribute('title', `Map around ${name}`)
  // The button is gone, so the keyboard goes on from the map.
  await expect(map.locator('div:focus iframe')).toHaveCount(1)
  await expect.poll(() => toMap.length).toBeGreaterThan(0)
  await expect(picture(page)).toHaveCount(0)
})
