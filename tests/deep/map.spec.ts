import {
  details,
  mapOf,
  markers,
  NEAR_LOS_ANGELES,
  nearTo,
  plotted,
  popup,
  rows,
  selectedMarker,
} from '../support/map-parts.ts'
import { expect, test } from '../support/page-fixtures.ts'
import { translatePage } from '../support/translate-page.ts'

test.use({ showsMap: true })

test('a translated map still filters, searches, selects and locates', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 34.05, longitude: -118.24 })
  await page.goto(NEAR_LOS_ANGELES)
  await expect(markers(page).first()).toBeAttached()
  const loaded = await page.evaluate(() => performance.timeOrigin)
  const steps: (() => Promise<unknown>)[] = [
    () => rows(page).first().getByRole('link').first().click(),
    () => expect(details(page)).toBeVisible(),
    () => markers(page).last().press('Enter'),
    () => expect(popup(page)).toBeVisible(),
    () => page.keyboard.press('Escape'),
    () => selectedMarker(page).press('Enter'),
    () => page.getByRole('button', { name: 'My Location' }).click(),
    () => expect(popup(page)).toHaveText('Your Location'),
    () => page.getByLabel('Filter by State').selectOption('GA'),
    () => expect(page.getByRole('heading', { name: 'No clinics found' })).toBeVisible(),
    () => page.getByRole('link', { name: 'Show all states' }).click(),
    () => expect(rows(page).first()).toBeVisible(),
    () => page.getByLabel('Location', { exact: true }).fill('Qwxyzville'),
    () => page.getByLabel('Location', { exact: true }).press('Enter'),
    () => expect(page.getByText('We don’t know a place')).toBeVisible(),
    () => page.getByLabel('Location', { exact: true }).fill('Chicago'),
    () => page.getByLabel('Location', { exact: true }).press('Enter'),
    () => expect(rows(page).first()).toContainText('IL'),
    () => page.getByRole('link', { name: 'Map Only' }).click(),
    () => page.getByRole('link', { name: 'Map + List' }).click(),
    () => expect(rows(page).first()).toBeVisible(),
  ]
  await translatePage(page)
  for (const step of steps) await step()
  await expect(mapOf(page)).toBeVisible()
  // If React fails, the page reloads.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded)
})

test('on a slow device the choice stays in the address while the map is moved', async ({
  page,
}) => {
  const clinic = await plotted()
  await page.goto(nearTo(clinic))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await mapOf(page).getByRole('button', { name: clinic.name }).first().press('Enter')
  await expect(popup(page)).toContainText(clinic.name)
  // These keys count as moving the map, which is still on its way to the clinic.
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Shift')
  await expect(page).toHaveURL(/at=/)
  expect(new URL(page.url()).searchParams.get('clinic')).toBe(clinic.slug)
})

test('who goes back before a choice is on the page sees what was chosen before', async ({
  page,
}) => {
  const service = page.getByLabel('Filter by Service')
  await page.goto('/map?location=toothache+chicago')
  await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      push(...entry)
      history.back()
    }
  })
  const returned = page.evaluate(
    () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true })),
  )
  await service.selectOption('vision')
  await returned
  await expect(page).toHaveURL('/map?location=toothache+chicago')
  await expect(service).toHaveValue('dental')
})
