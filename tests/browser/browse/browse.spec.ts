import { API, delayCalls } from '../../support/api-calls.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { placeholders } from '../../support/page-parts.ts'

test('a letter leads to the first state that begins with it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/browse/states')
  await page.getByRole('navigation', { name: 'States by letter' }).getByText('W').click()
  await expect(page.getByRole('main').getByRole('link', { name: /^Washington/ })).toBeInViewport()
})

test('eight placeholders show while states or services load', async ({ page }) => {
  await page.goto('/search')
  const release = await delayCalls(page, API.states, API.categories)
  await page.getByRole('banner').getByRole('link', { name: 'By State' }).click()
  await expect(placeholders(page)).toHaveCount(8)
  await page.getByRole('banner').getByRole('link', { name: 'By Service' }).click()
  await expect(placeholders(page)).toHaveCount(8)
  release()
  await expect(placeholders(page)).toHaveCount(0)
})
