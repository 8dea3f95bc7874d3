import type { Page } from '@playwright/test'
import { search } from '../../support/directory.ts'
import { found, mapOf, NEAR_LOS_ANGELES, rows, viewOf } from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

test('the filters, the badge and the list agree, and can be cleared', async ({ page }) => {
  const { total } = await search({ state: 'GA', services: 'dental' })
  await page.goto('/map')
  await expect(page.getByRole('link', { name: 'Clear Filters' })).toHaveCount(0)
  await page.getByLabel('Filter by State').selectOption('GA')
  await page.getByLabel('Filter by Service').selectOption('dental')
  await expect(page.getByText(`${total} clinics found`)).toBeVisible()
  await expect(rows(page)).toHaveCount(total)
  await expect(page).toHaveURL('/map?state=GA&service=dental')
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/map')
  await expect(page.getByLabel('Filter by State')).toHaveValue('all-states')
  await expect(page.getByLabel('Filter by Service')).toHaveValue('all-services')
})

test('the map fits what a filter finds, and shows the country after clearing', async ({ page }) => {
  await page.goto('/map')
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 4 })
  await page.getByLabel('Filter by State').selectOption('GA')
  await expect.poll(async () => (await viewOf(page))?.zoom).toBeGreaterThan(5)
  const view = await viewOf(page)
  expect(view?.latitude).toBeGreaterThan(31)
  expect(view?.latitude).toBeLessThan(35)
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 4 })
})

test.describe('more filters', () => {
  const counted = (total: number) => `${total} ${total === 1 ? 'clinic' : 'clinics'} found`
  const more = (page: Page) => page.getByText(/^More filters/)

  for (const [address, asked] of [
    ['isFree=true', { isFree: 'true' }],
    ['open=weekend', { open: 'weekend' }],
    ['languages=Spanish&walkInsWelcome=true', { languages: 'Spanish', walkInsWelcome: 'true' }],
    ['service=dental,vision&telehealth=true', { services: 'dental,vision', telehealth: 'true' }],
    ['isFree=false', { isFree: 'false' }],
  ] as const) {
    test(`the map honors ${address} in its address`, async ({ page }) => {
      const { total } = await search({ location: 'Chicago', ...asked })
      await page.goto(`/map?location=chicago&${address}`)
      await expect(page.getByText(counted(total))).toBeVisible()
      await expect(rows(page)).toHaveCount(total)
    })
  }

  test('take effect immediately, say what they leave, and stay while others change', async ({
    page,
  }) => {
    const { total } = await search({ state: 'CA', isFree: 'true' })
    const both = await search({ state: 'CA', isFree: 'true', open: 'weekend' })
    await page.goto('/map?state=CA')
    await more(page).click()
    await page.getByRole('checkbox', { name: `Free Clinics (${total})` }).check()
    await expect(page).toHaveURL('/map?state=CA&isFree=true')
    await expect(page.getByText(`${total} clinics found`)).toBeVisible()
    await page.getByLabel('Open', { exact: true }).selectOption('weekend')
    await expect(page).toHaveURL('/map?state=CA&isFree=true&open=weekend')
    await expect(page.getByText(counted(both.total))).toBeVisible()
    await expect(more(page)).toHaveText('More filters (2)')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('checkbox', { name: /^Free Clinics/ })).toBeHidden()
    await page.getByLabel('Filter by Service').selectOption('dental')
    await expect(page).toHaveURL('/map?state=CA&isFree=true&open=weekend&service=dental')
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL('/map')
  })

  test('lie over the map, which stays where it is, and close when the map is pressed', async ({
    page,
  }) => {
    await page.goto('/map?state=CA')
    const before = await mapOf(page).boundingBox()
    await more(page).click()
    await expect(page.getByRole('checkbox', { name: /^Walk-ins welcome/ })).toBeVisible()
    expect(await mapOf(page).boundingBox()).toEqual(before)
    await mapOf(page).click({ position: { x: 60, y: 250 } })
    await expect(page.getByRole('checkbox', { name: /^Walk-ins welcome/ })).toBeHidden()
  })

  test('come with a search to the map', async ({ page }) => {
    const { total } = await search({ location: 'Chicago', services: 'dental', isLowCost: 'true' })
    await page.goto('/search?location=Chicago&service=dental&isLowCost=true&limit=10')
    await page.getByRole('link', { name: 'See these on the map' }).click()
    await expect(page).toHaveURL('/map?location=Chicago&service=dental&isLowCost=true')
    await expect(rows(page)).toHaveCount(total)
    await expect(more(page)).toHaveText('More filters (1)')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('apply with a button', async ({ page }) => {
      const { total } = await search({ state: 'CA', isFree: 'true' })
      await page.goto('/map?state=CA')
      await more(page).click()
      await page.getByRole('checkbox', { name: /^Free Clinics/ }).check()
      await page.getByRole('button', { name: 'Apply filters' }).click()
      await expect(page).toHaveURL(/isFree=true/)
      await expect(rows(page)).toHaveCount(Math.min(total, 100))
    })
  })
})

test('the search form narrows the map without leaving it', async ({ page }) => {
  await page.goto('/map')
  await page.getByLabel('Location', { exact: true }).fill('Los Angeles')
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(page).toHaveURL('/map?location=Los+Angeles')
  await expect(rows(page)).toHaveCount((await found()).length)
})

test('Back undoes the last filter', async ({ page }) => {
  await page.goto('/map')
  await page.getByLabel('Filter by State').selectOption('GA')
  await expect(page).toHaveURL('/map?state=GA')
  await page.getByLabel('Filter by Service').selectOption('dental')
  await expect(page).toHaveURL('/map?state=GA&service=dental')
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/map')
  await page.goBack()
  await expect(page).toHaveURL('/map?state=GA&service=dental')
  await page.goBack()
  await expect(page).toHaveURL('/map?state=GA')
  await expect(page.getByLabel('Filter by Service')).toHaveValue('all-services')
  await page.goBack()
  await expect(page).toHaveURL('/map')
  await expect(page.getByLabel('Filter by State')).toHaveValue('all-states')
  await expect(rows(page)).toHaveCount(100)
})

test('moving through states with arrow keys is one step back, not one per state', async ({
  page,
}) => {
  await page.goto('/search')
  await page.getByRole('banner').getByRole('link', { name: 'Map View' }).click()
  await expect(rows(page)).toHaveCount(100)
  const states = page.getByLabel('Filter by State')
  await states.focus()
  const offered = await states
    .locator('option')
    .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value))
  for (const [at, state] of offered.slice(1, 5).entries()) {
    // In a closed list on Windows and Linux, each press of an arrow key is a change.
    await states.evaluate((select: HTMLSelectElement, index) => {
      select.selectedIndex = index
      select.dispatchEvent(new Event('input', { bubbles: true }))
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }, at + 1)
    await expect(page).toHaveURL(`/map?state=${state}`)
  }
  await page.goBack()
  await expect(page).toHaveURL('/map')
  await page.goBack()
  await expect(page).toHaveURL('/search')
})

test('a message says that nothing was found', async ({ page }) => {
  await page.goto('/map?location=Guam&service=vision&state=WY')
  await expect(page.getByRole('heading', { name: 'No clinics found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search criteria or filters.')).toBeVisible()
})

/** Where clinics are far: nothing is within 100 miles. */
const ADAK = '/map?location=Adak'

test('a place without clinics says how far nothing is, and leads on', async ({ page }) => {
  expect(await search({ location: 'Adak' })).toMatchObject({ total: 0, distance: 100 })
  await page.goto(ADAK)
  await expect(page.getByRole('heading', { name: 'Near Adak, Alaska', exact: true })).toBeVisible()
  await expect(page.getByText('No clinics within 100 miles of Adak, Alaska.')).toBeVisible()
  await expect(page.getByText('Try adjusting your search criteria or filters.')).toBeVisible()
  await page.getByRole('link', { name: 'See every clinic in Alaska' }).click()
  await expect(rows(page).first()).toContainText('AK')
  await page.goBack()
  await page.getByRole('link', { name: 'See all clinics on the map' }).click()
  await expect(page).toHaveURL('/map')
  await expect(rows(page)).toHaveCount(100)
})

test('a distance that finds nothing can be made larger', async ({ page }) => {
  await page.goto(`${ADAK}&distance=10`)
  await page.getByRole('link', { name: 'Look farther than 10 miles' }).click()
  await expect(page).toHaveURL(ADAK)
})

test('an unknown place leads to all clinics', async ({ page }) => {
  await page.goto('/map?location=zzzz')
  await page.getByRole('link', { name: 'See all clinics on the map' }).click()
  await expect(page).toHaveURL('/map')
})

test('filters that leave nothing only together can all be dropped', async ({ page }) => {
  await page.goto('/map?location=chicago&languages=Klingon&state=GA')
  await expect(page.getByRole('heading', { name: 'No clinics found' })).toBeVisible()
  await page.getByRole('link', { name: 'Keep the place and drop the filters' }).click()
  await expect(page).toHaveURL('/map?location=chicago')
  await page.goto('/map?location=chicago&languages=Klingon')
  await expect(page.getByText(/^“Klingon” leaves out \d+ clinics\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'Show them too' }).click()
  await expect(page).toHaveURL('/map?location=chicago')
})

test('on a phone an empty map says so above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(ADAK)
  await expect(page.getByRole('link', { name: 'See every clinic in Alaska' })).toBeInViewport()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('an empty list says which filter is the reason, and can drop it', async ({ page }) => {
      const near = (await found()).length
      await page.goto(`${NEAR_LOS_ANGELES}&state=GA`)
      await expect(page.getByRole('heading', { name: 'No clinics found' })).toBeVisible()
      await expect(
        page.getByText(`“Georgia” in Filter by State leaves out ${near} clinics.`),
      ).toBeVisible()
      await page.getByRole('link', { name: 'Show all states' }).click()
      await expect(page).toHaveURL(NEAR_LOS_ANGELES)
      await expect(rows(page)).toHaveCount(near)
    })
  })
}

test('a filter that is not the reason is not mentioned', async ({ page }) => {
  await page.goto(`${NEAR_LOS_ANGELES}&state=GA&service=medical`)
  await expect(page.getByText(/“Georgia” in Filter by State leaves out/)).toBeVisible()
  await expect(page.getByText(/in Filter by Service leaves out/)).toHaveCount(0)
})

test('the page says how the location was understood, and that the search widened', async ({
  page,
}) => {
  await page.goto('/map?location=Los+Angeles')
  await expect(
    page.getByRole('heading', { name: 'Near Los Angeles, California, within 25 miles' }),
  ).toBeVisible()
  await page.goto('/map?location=Petaluma&service=vision')
  await expect(
    page.getByText('Nothing is within 25 miles, so we looked farther: within 50 miles.'),
  ).toBeVisible()
})

test('another place with the same name is a search on the map', async ({ page }) => {
  const { alternatives } = await search({ location: 'Springfield', services: 'dental' })
  const [other] = alternatives
  await page.goto('/map?location=Springfield&service=dental')
  await page.getByRole('link', { name: other?.label ?? '', exact: true }).click()
  await expect(page).toHaveURL(/\/map\?.*service=dental/)
  expect(new URL(page.url()).searchParams.get('location')).toBe(other?.label)
})

test('for an urgent need, the page first says whom to call', async ({ page }) => {
  await page.goto('/map?location=overdose')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Call')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the distance is chosen among the filters', async ({ page }) => {
    await page.goto(NEAR_LOS_ANGELES)
    await page.getByText('Filters', { exact: true }).click()
    await page.getByLabel('Distance').locator('visible=true').selectOption('50')
    await expect(page).toHaveURL(`${NEAR_LOS_ANGELES}&distance=50`)
    await expect(
      page.getByRole('heading', { name: 'Near Los Angeles, California, within 50 miles' }),
    ).toBeVisible()
  })
})

test('the size of a neighborhood is the usual distance there', async ({ page }) => {
  await page.goto('/map?location=Brooklyn')
  const distance = page.getByLabel('Distance')
  await expect(distance.locator('option:checked')).toHaveText('7 miles')
  await distance.selectOption('10 miles')
  await expect(page).toHaveURL('/map?location=Brooklyn&distance=10')
  await distance.selectOption('7 miles')
  await expect(page).toHaveURL('/map?location=Brooklyn')
})
