import { clinicLike } from '../../support/directory.ts'
import {
  details,
  found,
  isPlotted,
  mapOf,
  markers,
  NEAR_LOS_ANGELES,
  popup,
  rows,
  selectedMarker,
  viewOf,
} from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

/** The first clinic of the list that has a pin and a number, and its place in the list. */
const pinned = async (after = 0) => {
  const clinics = await found()
  const index = clinics.findIndex((clinic, at) => at >= after && isPlotted(clinic) && clinic.phone)
  const clinic = clinics[index]
  if (!clinic) throw new Error('Los Angeles has no such clinic')
  return { clinic, index }
}

test('a name in the list selects its clinic on the map', async ({ page }) => {
  const { clinic, index } = await pinned(1)
  await page.goto(NEAR_LOS_ANGELES)
  await expect(markers(page).first()).toBeVisible()
  await rows(page).nth(index).getByRole('link').first().click()
  await expect(popup(page)).toContainText(clinic.name)
  await expect(selectedMarker(page)).toHaveCount(1)
  expect(
    await selectedMarker(page).evaluate((icon) => [
      getComputedStyle(icon).width,
      getComputedStyle(icon).height,
    ]),
  ).toEqual(['32px', '32px'])
  await expect(details(page).getByRole('article')).toContainText(clinic.name)
  await expect(page).toHaveURL(new RegExp(`clinic=${clinic.slug}`))
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 14 })
  const view = await viewOf(page)
  expect(view?.latitude).toBeCloseTo(clinic.latitude ?? 0, 2)
  expect(view?.longitude).toBeCloseTo(clinic.longitude ?? 0, 2)
})

test('a click anywhere on a row selects it, and a click on its number calls', async ({ page }) => {
  const { clinic, index } = await pinned()
  await page.goto(NEAR_LOS_ANGELES)
  await expect(markers(page).first()).toBeVisible()
  const row = rows(page).nth(index)
  const number = row.getByRole('link', { name: clinic.phone ?? '' })
  await expect(number).toHaveAttribute('href', /^tel:/)
  // The number is on top of the link that covers its row.
  await number.click({ trial: true })
  const box = await row.boundingBox()
  await row.click({ position: { x: (box?.width ?? 0) - 12, y: (box?.height ?? 0) - 8 } })
  await expect(popup(page)).toContainText(clinic.name)
  await expect(details(page).getByRole('article')).toContainText(clinic.name)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a tapped row brings its clinic into view', async ({ page }) => {
    const { clinic, index } = await pinned()
    await page.goto(NEAR_LOS_ANGELES)
    await expect(markers(page).first()).toBeAttached()
    await rows(page).nth(index).scrollIntoViewIfNeeded()
    await rows(page)
      .nth(index)
      .tap({ position: { x: 250, y: 60 } })
    await expect(popup(page)).toContainText(clinic.name)
    await expect(popup(page)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 14 })
    const box = await popup(page).boundingBox()
    const whole = await mapOf(page).boundingBox()
    if (!box || !whole) throw new Error('Nothing is selected')
    expect(box.x).toBeGreaterThanOrEqual(whole.x)
    expect(box.x + box.width).toBeLessThanOrEqual(whole.x + whole.width)
    // None of the map's own controls covers its text.
    await page.getByRole('button', { name: 'Close popup' }).click({
      trial: true,
      position: { x: 22, y: 6 },
    })
    for (const link of await popup(page).getByRole('link').all()) await link.click({ trial: true })
    await popup(page)
      .getByText(clinic.name)
      .click({ trial: true, position: { x: 4, y: 8 } })
  })

  test('a popup with a long name is not covered by anything', async ({ page }) => {
    const { slug, city, state } = await clinicLike(
      (clinic) => isPlotted(clinic) && clinic.name.length > 70,
    )
    await page.goto(`/map?location=${encodeURIComponent(`${city}, ${state}`)}&clinic=${slug}`)
    await expect(popup(page)).toBeVisible()
    const room = async () => {
      const bubble = await page.locator('.leaflet-popup').boundingBox()
      const button = await page.getByRole('button', { name: 'My Location' }).boundingBox()
      return (bubble?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)
    }
    await expect.poll(room).toBeGreaterThanOrEqual(0)
  })

  test('a tapped row without a pin brings its details into view', async ({ page }) => {
    const unpinned = await clinicLike((clinic) => !isPlotted(clinic))
    await page.goto(`/map?location=${encodeURIComponent(`${unpinned.city}, ${unpinned.state}`)}`)
    const row = rows(page).filter({ hasText: unpinned.name }).first()
    await row.tap({ position: { x: 250, y: 60 } })
    await expect(details(page).getByRole('article')).toContainText(unpinned.name)
    await expect(details(page).getByRole('heading').first()).toBeInViewport()
  })

  test('list and map are one tap apart', async ({ page }) => {
    await page.goto(NEAR_LOS_ANGELES)
    await page.getByRole('link', { name: 'Go to the list' }).tap()
    await expect(page.getByRole('heading', { name: 'Clinic Directory' })).toBeInViewport()
    await page.getByRole('link', { name: 'Go to the map' }).tap()
    await expect(mapOf(page)).toBeInViewport({ ratio: 0.9 })
  })
})

test('a shared address shows the same clinic selected', async ({ page }) => {
  const { clinic } = await pinned(2)
  await page.goto(`${NEAR_LOS_ANGELES}&clinic=${clinic.slug}`)
  await expect(popup(page)).toContainText(clinic.name)
  await expect(page.getByRole('heading', { name: 'Selected Clinic Details' })).toBeVisible()
})

test('pressing the selected marker again reopens its popup', async ({ page }) => {
  const { clinic } = await pinned()
  await page.goto(`${NEAR_LOS_ANGELES}&clinic=${clinic.slug}`)
  await expect(popup(page)).toContainText(clinic.name)
  await page.getByRole('button', { name: 'Close popup' }).click()
  await expect(popup(page)).toHaveCount(0)
  await expect(details(page).getByRole('article')).toContainText(clinic.name)
  await selectedMarker(page).click()
  await expect(popup(page)).toContainText(clinic.name)
  await selectedMarker(page).dblclick()
  await expect(popup(page)).toContainText(clinic.name)
})

test('a selected clinic stays through filters, new searches and Back', async ({ page }) => {
  const { clinic, index } = await pinned()
  await page.goto(NEAR_LOS_ANGELES)
  await rows(page).nth(index).getByRole('link').first().click()
  await expect(popup(page)).toContainText(clinic.name)
  const expectKept = async () => {
    await expect(details(page).getByRole('article')).toContainText(clinic.name)
    await expect(selectedMarker(page)).toHaveCount(1)
  }
  await page.getByLabel('Filter by State').selectOption('GA')
  await expect(page).toHaveURL(/state=GA/)
  await expectKept()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).not.toHaveURL(/state=/)
  await expectKept()
  await page.getByLabel('Location', { exact: true }).fill('Chicago')
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(page).toHaveURL(/location=Chicago/)
  await expect(rows(page).first()).toContainText('IL')
  await expectKept()
  await page.reload()
  await expectKept()
  await page.goBack()
  await expect(page).toHaveURL(/location=Los\+Angeles/)
  await expectKept()
})

test('Back undoes a filter, and keeps the clinic that was selected since', async ({ page }) => {
  await page.goto(NEAR_LOS_ANGELES)
  const { clinic, index } = await pinned()
  await page.getByLabel('Filter by State').selectOption('CA')
  await expect(page).toHaveURL(/state=CA/)
  await rows(page).filter({ hasText: clinic.name }).first().getByRole('link').first().click()
  await expect(popup(page)).toContainText(clinic.name)
  await page.goBack()
  await expect(page).not.toHaveURL(/state=/)
  await expect(rows(page).nth(index)).toContainText(clinic.name)
  await expect(details(page).getByRole('article')).toContainText(clinic.name)
  await expect(page).toHaveURL(new RegExp(`clinic=${clinic.slug}`))
})

/** How long the ring around the selected marker pulses, in seconds. */
const pulse = (page: Parameters<typeof selectedMarker>[0]) =>
  selectedMarker(page).evaluate((icon) => {
    const { animationName, animationDuration, animationIterationCount } = getComputedStyle(
      icon,
      '::after',
    )
    return animationName === 'none'
      ? 0
      : Number.parseFloat(animationDuration) * Number(animationIterationCount)
  })

test('the selected marker pulses for five seconds', async ({ page }) => {
  const { clinic } = await pinned()
  await page.goto(`${NEAR_LOS_ANGELES}&clinic=${clinic.slug}`)
  await expect(selectedMarker(page)).toHaveCount(1)
  expect(await pulse(page)).toBeCloseTo(5)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await pulse(page)).toBe(0)
})
