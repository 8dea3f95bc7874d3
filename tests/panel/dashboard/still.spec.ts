import { expect, openPanel, test } from '../../support/panel-fixtures.ts'

/** How much longer than this machine an old one takes. */
const SLOWED = 6

test.use({ reducedMotion: 'no-preference' })

test('a screen stays where it was drawn while it loads on a slow computer', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.addInitScript(() => {
    const places = new Set<string>()
    const look = () => {
      const place = document.querySelector('tbody a')?.getBoundingClientRect()
      if (place) places.add(`${Math.round(place.x)}, ${Math.round(place.y)}`)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { places })
  })
  await openPanel(page, 'collections/clinics?where[or][0][and][0][state][exists]=true')
  await expect(page.locator('tbody a').first()).toBeVisible()
  expect(await page.evaluate(() => [...Reflect.get(window, 'places')])).toHaveLength(1)
  await page.getByRole('button', { name: 'Open Menu' }).click()
  await expect(page.getByRole('link', { name: 'Verify clinics' })).toBeInViewport()
})
