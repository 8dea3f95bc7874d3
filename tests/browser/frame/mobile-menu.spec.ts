import { expect, test } from '../../support/page-fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('the menu slides in from the right, keeps the focus, closes, and leads to a page', async ({
  page,
}) => {
  await page.goto('/')
  const opener = page.locator('summary', { hasText: 'Menu' })
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const first = menu.getByRole('link', { name: 'Find Clinics' })
  await expect(menu).toBeHidden()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await page.getByText('Close menu').click()
  await expect(menu).toBeHidden()
  await opener.click()
  await page.mouse.click(20, 400)
  await expect(menu).toBeHidden()
  await opener.click()
  const slides = () =>
    menu.evaluate(({ parentElement: panel }) =>
      panel ? Number.parseFloat(getComputedStyle(panel).animationDuration) : Number.NaN,
    )
  expect(await slides()).toBeLessThanOrEqual(0.001)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await slides()).toBeGreaterThan(0.01)
  await expect
    .poll(async () => {
      const box = await menu.boundingBox()
      return box && [box.x > 0, box.x + box.width]
    })
    .toEqual([true, 360])
  await first.click()
  await expect(page).toHaveURL('/search')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
