import type { Page } from '@playwright/test'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards, scrollTop } from '../../support/page-parts.ts'

test.use({ showsMap: true })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const address of [
  '/search?location=Los+Angeles&limit=10&distance=100',
  '/services/united-states/california',
  '/category/dental',
]) {
  test(`after Back, Tab continues from the link that was followed, at ${address}`, async ({
    page,
  }) => {
    await page.goto(address)
    const card = cards(page).nth(7)
    const [name, call] = [
      card.getByRole('heading').getByRole('link'),
      card.locator('a[href^="tel:"]'),
    ]
    await name.scrollIntoViewIfNeeded()
    await name.focus()
    const top = await scrollTop(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'About This Clinic' })).toBeVisible()
    await expect(heading(page)).toBeFocused()
    await page.goBack()
    await expect(name).toBeFocused()
    await expect.poll(() => scrollTop(page)).toBe(top)
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText((await call.textContent()) ?? 'Call')
  })
}

test('after Back, the focus is on the followed one of two links to a page', async ({ page }) => {
  await page.goto('/')
  const details = cards(page)
    .nth(1)
    .getByRole('link', { name: /^Details/ })
  await details.click()
  await expect(page.getByRole('heading', { name: 'About This Clinic' })).toBeVisible()
  await page.goBack()
  await expect(details).toBeFocused()
  await page.goForward()
  await expect(heading(page)).toBeFocused()
})

test('no choice is lost when arrow keys are faster than a search', async ({ page }) => {
  await page.goto('/search?location=Los+Angeles')
  const open = page.getByLabel('Open', { exact: true })
  await open.focus()
  await page.route('**/api/clinics/search*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.fallback()
  })
  for (let presses = 0; presses < 3; presses++) {
    await page.keyboard.press('ArrowDown')
    await page.waitForTimeout(100)
  }
  await expect(page).toHaveURL(/open=weekend/)
  await expect(open).toHaveValue('weekend')
  await page.goBack()
  await expect(page).toHaveURL('/search?location=Los+Angeles')
  await expect(open).toHaveValue('')
})

test('a link within the page leaves what is typed', async ({ page }) => {
  await page.goto('/search?location=Los+Angeles')
  await page.getByLabel('Location').fill('Chica')
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter')
  await expect(page).toHaveURL(/#/)
  await expect(page.getByLabel('Location')).toHaveValue('Chica')
})

test('a filter changed with arrow keys is one step back', async ({ page }) => {
  await page.goto('/search?location=Los+Angeles')
  const open = page.getByLabel('Open', { exact: true })
  await open.focus()
  for (const choice of ['now', 'late', 'weekend']) {
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(new RegExp(`open=${choice}`))
    await expect(open).toHaveValue(choice)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
  await page.getByLabel('Results per page').selectOption('10')
  await expect(page).toHaveURL(/limit=10/)
  await page.goBack()
  await expect(page).toHaveURL(/open=weekend$/)
  await page.goBack()
  await expect(page).toHaveURL('/search?location=Los+Angeles')
  await expect(open).toHaveValue('')
  await open.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/open=now/)
  await page.goBack()
  await expect(page).toHaveURL('/search?location=Los+Angeles')
})

test('the same region announces every outcome of a search', async ({ page }) => {
  await page.goto('/search?location=Los+Angeles')
  const region = page.getByRole('main').getByRole('status').first()
  await region.evaluate((element) => element.setAttribute('data-same', ''))
  const search = async (location: string) => {
    await page.getByLabel('Location').fill(location)
    await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  }
  const same = page.locator('[role=status][data-same]')
  await search('Qwxyzville')
  await expect(same).toHaveText('We don’t know a place called “Qwxyzville”')
  await search('Chicago')
  await expect(same).toHaveText(/^Showing \d+ of \d+ results$/)
  await page.goto('/search?location=Guam&service=vision&isFree=true&isLowCost=false')
  await expect(region).toHaveText('No Clinics Found')
})
