import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

// The tasks in ../tasks are done without scripts too.
test('without JavaScript the menu leads to clinics, lists go on, and a search keeps its filters', async ({
  page,
}) => {
  const choose = async (name: string) => {
    await page.goto('/')
    await page.locator('summary', { hasText: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).click()
  }
  const main = page.getByRole('main')
  await choose('By State')
  await main.getByRole('link', { name: /^California/ }).click()
  await main.getByRole('link', { name: 'Load More' }).click()
  await expect(cards(page)).toHaveCount(40)
  await choose('By Service')
  await main.getByRole('link', { name: /^Dental Care/ }).click()
  await main.getByRole('link', { name: 'View All States' }).click()
  await expect(page).toHaveURL('/browse/states')
  await page.goto('/search?location=Chicago&service=dental&distance=50&isFree=true')
  await page.getByLabel('Location').fill('Boston')
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    ...{ location: 'Boston', service: 'dental', distance: '50', isFree: 'true' },
  })
  // A place is asked for, and what needs scripts says so.
  await page.goto('/search?location=dentista')
  await page.getByLabel('City, state or ZIP code').fill('60601')
  await page.getByRole('button', { name: 'Find clinics', exact: true }).click()
  await expect(page).toHaveURL('/search?need=dentista&location=60601')
  await expect(cards(page).first()).toContainText('Dental Care')
  await page.goto('/search?near=me')
  await expect(page.locator('noscript p')).toBeVisible()
  await page.goto('/resources/what-would-i-pay')
  await expect(page.locator('noscript p')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show what is likely' })).toBeHidden()
  await page.locator('summary').filter({ hasText: 'Alaska' }).click()
  await expect(page.getByRole('table', { name: /Alaska/ })).toContainText('$19,950')
})
