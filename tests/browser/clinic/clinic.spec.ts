import type { Locator, Page } from '@playwright/test'
import { API, fail } from '../../support/api-calls.ts'
import { clinicBySlug, clinicLike } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards, section } from '../../support/page-parts.ts'

test.use({ showsMap: true })

const mapped = () =>
  clinicLike(({ latitude, coordinatesApproximate }) => latitude !== null && !coordinatesApproximate)

const picture = (page: Page) => page.locator('section img[src*="/map"]:visible')
const hasArrived = (image: Locator) =>
  image.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

test.describe('if OpenStreetMap can’t be reached', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_BLOCKED/] })

  test('the page says so beside its own drawing, until it can', async ({ page }) => {
    let isAway = true
    await page.route(/openstreetmap\.org/, (route) => (isAway ? route.abort() : route.fallback()))
    const { slug, name, latitude, longitude } = await mapped()
    await page.goto(`/services/${slug}`)
    const map = section(page, 'Location Map')
    const said = map.getByText('The map could not be loaded. The links below lead to maps.')
    const frame = map.locator('iframe')
    await map.scrollIntoViewIfNeeded()
    await expect(said).toBeVisible()
    await expect(frame).toHaveCount(0)
    // The product's own drawing, which no other host sends.
    await expect.poll(() => hasArrived(picture(page))).toBe(true)
    await expect(map.getByRole('link')).toHaveCount(2)
    isAway = false
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(frame).toHaveAttribute('title', `Map around ${name}`)
    await expect(said).toHaveCount(0)
    await expect(picture(page)).toHaveCount(0)
    // It shows the hundredth of a degree around the clinic.
    const source = new URL((await frame.getAttribute('src')) ?? '')
    expect(source.origin).toBe('https://www.openstreetmap.org')
    const [west = 0, south = 0, east = 0, north = 0] =
      source.searchParams.get('bbox')?.split(',').map(Number) ?? []
    expect(east - west).toBeCloseTo(0.01, 5)
    expect((east + west) / 2).toBeCloseTo(longitude ?? 0, 5)
    expect((north + south) / 2).toBeCloseTo(latitude ?? 0, 5)
    await expect(frame.contentFrame().getByRole('main')).toHaveText('Streets')
  })
})

test('the map loads only on request if the site is set to that', async ({ page }) => {
  // The settings come with the page, so they are changed as the page reads them.
  await page.addInitScript(() => {
    const parse = JSON.parse
    JSON.parse = (text: string) => parse(text.replace('"clinicMap":"shown"', '"clinicMap":"asked"'))
  })
  const toMap: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('openstreetmap.org')) toMap.push(request.url())
  })
  const { slug, name } = await mapped()
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
  // The button is gone, so the keyboard goes on from the map.
  await expect(map.locator('div:focus iframe')).toHaveCount(1)
  await expect.poll(() => toMap.length).toBeGreaterThan(0)
  await expect(picture(page)).toHaveCount(0)
})

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not shown`)
  return box
}

test('what matters for a call comes first, in order of need, short facts beside it or below', async ({
  page,
}) => {
  const { slug, phone, address } = await clinicLike((clinic) =>
    Boolean(clinic.phone && clinic.address && clinic.verified && clinic.name.length < 40),
  )
  await page.goto(`/services/${slug}`)
  const main = page.getByRole('main')
  const facts = main.getByLabel('Who can come, and the cost')
  await expect(facts.locator('dt')).toHaveText(['New patients', 'Walk-ins', 'Cost'])
  const call = main.getByRole('link', { name: `Call ${phone}` })
  const about = main.getByRole('heading', { name: 'About This Clinic' })
  const visit = main.getByRole('heading', { name: 'Before You Go' })
  const quick = main.getByRole('heading', { name: 'Quick Info', exact: true })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const tops: number[] = []
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      main.getByText(/^Verified/).first(),
      call,
      main.getByText(address).first(),
      main.getByRole('link', { name: 'Get directions', exact: true }),
      facts,
      about,
    ]) {
      const { y, height } = await boxOf(part)
      tops.push(Math.round(y + height / 2))
    }
    const order = tops.toSorted((a, b) => a - b)
    // The directions may be on the same line as the address.
    expect(tops.map((top) => order.indexOf(top))).toEqual(tops.map((top) => tops.indexOf(top)))
    // In the sidebar, which on a phone comes after what to bring.
    const note = await boxOf(main.getByRole('note', { name: 'Important' }))
    const contact = await boxOf(main.getByRole('heading', { name: 'Contact Information' }))
    expect([note.x, note.y > contact.y]).toEqual([contact.x, true])
    const [side, before] = [await boxOf(quick), await boxOf(visit)]
    expect(side.y < before.y).toBe(width > 1000)
    expect(side.y).toBeLessThan((await boxOf(about)).y)
    if (width > 1000) expect(side.x).toBeGreaterThan(640)
  }
})

test('what to say fits a phone of 320 pixels and is printed open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { slug } = await clinicLike(({ asksForId, phone }) => asksForId === false && Boolean(phone))
  await page.goto(`/services/${slug}`)
  const phrase = page.getByText('¿Qué tengo que llevar? ¿Necesito una identificación?')
  await expect(phrase).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(phrase).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.locator('summary', { hasText: 'What to say' }).click()
  await expect(phrase).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe('a clinic that is gone', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('leads back to the page before', async ({ page }) => {
    await fail(page, API.clinic, 404)
    await page.goto('/search?location=Chicago')
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clinic Not Found')
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/search?location=Chicago')
    await expect(cards(page).first()).toBeVisible()
  })
})
