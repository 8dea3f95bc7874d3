import { expect, test } from '../../support/page-fixtures.ts'
import { cards, scrollTop } from '../../support/page-parts.ts'

test.use({ showsMap: true })

test('after Back, Tab continues from the link that was followed', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  const clinic = page.getByRole('heading', { name: 'About This Clinic' })
  for (const address of [
    '/search?location=Los+Angeles&limit=10&distance=100',
    '/services/united-states/california',
    '/category/dental',
  ]) {
    await page.goto(address)
    const card = cards(page).nth(7)
    const name = card.getByRole('heading').getByRole('link')
    await name.scrollIntoViewIfNeeded()
    await name.focus()
    const top = await scrollTop(page)
    await page.keyboard.press('Enter')
    await expect(clinic).toBeVisible()
    await expect(heading).toBeFocused()
    await page.goBack()
    await expect(name, address).toBeFocused()
    await expect.poll(() => scrollTop(page)).toBe(top)
    await page.keyboard.press('Tab')
    const call = card.locator('a[href^="tel:"]')
    await expect(page.locator(':focus')).toHaveText((await call.textContent()) ?? 'Call')
  }
  // Of two links to a page, it was one.
  await page.goto('/')
  const details = cards(page)
    .nth(1)
    .getByRole('link', { name: /^Details/ })
  await details.click()
  await expect(clinic).toBeVisible()
  await page.goBack()
  await expect(details).toBeFocused()
  await page.goForward()
  await expect(heading).toBeFocused()
})
