import { delayCalls } from '../../support/api-calls.ts'
import { atRest, mapOf, nearTo, plotted, popup, rows, viewOf } from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

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

test('a map that comes to rest does not hold back who leaves the page', async ({ page }) => {
  await page.goto('/map')
  await expect(rows(page)).toHaveCount(100)
  const longitude = async () => (await viewOf(page))?.longitude
  await expect.poll(longitude).toBeDefined()
  const start = (await longitude()) ?? 0
  const release = await delayCalls(page, /\/assets\/about-/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await mapOf(page).locator('.clinic-map').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(longitude).toBeGreaterThan(start)
  await atRest(page)
  release()
  await expect(page).toHaveURL('/about')
})
