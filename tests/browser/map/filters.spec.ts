import type { Page } from '@playwright/test'
import { API, delayCalls } from '../../support/api-calls.ts'
import { search } from '../../support/directory.ts'
import { found, mapOf, NEAR_LOS_ANGELES, rows, viewOf } from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

const state = (page: Page) => page.getByLabel('Filter by State')
const service = (page: Page) => page.getByLabel('Filter by Service')
const more = (page: Page) => page.getByText(/^More filters/)
const distance = (page: Page) => page.getByLabel('Distance').locator('visible=true')
const submit = (page: Page) => page.getByRole('button', { name: 'Search Free Clinics' })
const zoomOf = async (page: Page) => (await viewOf(page))?.zoom

test('filters, badge, list and map agree, Back undoes each, and they can be cleared', async ({
  page,
}) => {
  const { total } = await search({ state: 'GA', services: 'dental' })
  await page.goto('/map')
  await expect.poll(() => zoomOf(page)).toBe(4)
  await state(page).selectOption('GA')
  await expect(page).toHaveURL('/map?state=GA')
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(5)
  // Each choice says what it finds.
  const dental = service(page).locator('option[value=dental]')
  await expect(dental).toHaveText(`Dental Care (${total})`)
  await service(page).selectOption('dental')
  await expect(page).toHaveURL('/map?state=GA&service=dental')
  await expect(page.getByText(`${total} clinics found`)).toBeVisible()
  await expect(rows(page)).toHaveCount(total)
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/map')
  await expect(service(page)).toHaveValue('all-services')
  await expect.poll(() => zoomOf(page)).toBe(4)
  for (const address of ['/map?state=GA&service=dental', '/map?state=GA']) {
    await page.goBack()
    await expect(page).toHaveURL(address)
  }
  await expect(service(page)).toHaveValue('all-services')
  await page.goBack()
  await expect(page).toHaveURL('/map')
  await expect(rows(page)).toHaveCount(100)
  // The search form narrows the map without leaving it.
  await page.getByLabel('Location', { exact: true }).fill('Los Angeles')
  await submit(page).click()
  await expect(page).toHaveURL(NEAR_LOS_ANGELES)
  await expect(rows(page)).toHaveCount((await found()).length)
})

test('more filters lie over the map, take effect at once, and stay while others change', async ({
  page,
}) => {
  const free = await search({ state: 'CA', isFree: 'true' })
  await page.goto('/map?state=CA')
  const before = await mapOf(page).boundingBox()
  const box = page.getByRole('checkbox', { name: /^Free Clinics/ })
  await more(page).click()
  await page.getByRole('checkbox', { name: `Free Clinics (${free.total})` }).check()
  expect(await mapOf(page).boundingBox()).toEqual(before)
  await expect(page).toHaveURL('/map?state=CA&isFree=true')
  await expect(page.getByText(`${free.total} clinics found`)).toBeVisible()
  await page.getByLabel('Open', { exact: true }).selectOption('weekend')
  await expect(page).toHaveURL('/map?state=CA&isFree=true&open=weekend')
  await expect(more(page)).toHaveText('More filters (2)')
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await more(page).click()
  await expect(box).toBeVisible()
  await mapOf(page).click({ position: { x: 60, y: 250 } })
  await expect(box).toBeHidden()
  await service(page).selectOption('dental')
  await expect(page).toHaveURL('/map?state=CA&service=dental&isFree=true&open=weekend')
})

test('a need is the chosen service, another takes its place, and without a place it waits for one', async ({
  page,
}) => {
  await page.goto('/map?location=toothache+chicago')
  await expect(service(page)).toHaveValue('dental')
  await service(page).selectOption('vision')
  await expect(page).toHaveURL('/map?location=Chicago%2C+Illinois&service=vision')
  await page.goBack()
  await expect(service(page)).toHaveValue('dental')
  await page.goto('/map?utm_source=mail&open=weekend&isFree=true&location=dentist')
  await page.getByLabel('City, state or ZIP code').fill('Chicago')
  await page.getByRole('button', { name: 'Find clinics', exact: true }).click()
  await expect(page).toHaveURL(/^[^?]+\/map\?/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    ...{ location: 'Chicago', need: 'dentist', open: 'weekend', isFree: 'true' },
  })
  await expect(service(page)).toHaveValue('dental')
})

test('what is chosen before the page follows the last search stays chosen, wherever the focus goes', async ({
  page,
}) => {
  await page.goto('/map?location=Brooklyn')
  await distance(page).selectOption('10 miles')
  // As on a slow phone, where the page follows the address only after a while.
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...args) => {
      push(...args)
      history.pushState = push
      const select = document.querySelector<HTMLSelectElement>('select[name=distance]')
      select?.focus()
      if (select) select.value = '50'
      select?.dispatchEvent(new Event('input', { bubbles: true }))
      document.querySelector<HTMLInputElement>('input[name=location]')?.focus()
    }
  })
  await submit(page).click()
  await expect(page.getByRole('heading', { name: /within 10 miles/ })).toBeVisible()
  await expect(distance(page)).toHaveValue('50')
  await submit(page).click()
  await expect(page).toHaveURL('/map?location=Brooklyn&distance=50')
  await page.goBack()
  await expect(distance(page)).toHaveValue('10')
})

test('the distance is chosen in the form, on a phone too, and has a usual size', async ({
  page,
}) => {
  await page.goto('/map?location=Brooklyn')
  await distance(page).selectOption('10 miles')
  const release = await delayCalls(page, API.search)
  await submit(page).click()
  await expect(page).toHaveURL('/map?location=Brooklyn&distance=10')
  // What is chosen while the answer is on its way stays chosen.
  await distance(page).selectOption('7 miles')
  release()
  await expect(page.getByRole('heading', { name: /within 10 miles/ })).toBeVisible()
  await expect(distance(page).locator('option:checked')).toHaveText('7 miles')
  await submit(page).click()
  await expect(page).toHaveURL('/map?location=Brooklyn')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/map?location=Brooklyn')
  await page.getByText('All Services, 7 miles').click()
  await distance(page).selectOption('50')
  await submit(page).click()
  await expect(page).toHaveURL('/map?location=Brooklyn&distance=50')
  // An empty map says so above it, with what is nearest.
  await page.goto('/map?location=Adak')
  await expect(page.getByRole('heading', { name: 'No clinics found' })).toBeInViewport()
  const [nearest] = (await search({ location: 'Adak' })).beyond?.clinics ?? []
  const card = page.getByRole('link', { name: nearest?.name ?? '', exact: true })
  await expect(card).toBeInViewport({ ratio: 1 })
})
