import { callsOf } from '../../support/api-calls.ts'
import { search } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards, scrollTop } from '../../support/page-parts.ts'

test.use({ showsMap: true })

const ADDRESS = '/search?location=Los+Angeles&limit=10&distance=100'
const QUERY = { location: 'Los Angeles', limit: '10', distance: '100' }

test('loads more below the list until all are shown', async ({ page }) => {
  const { total, clinics } = await search({ ...QUERY, limit: '100' })
  expect(total).toBeGreaterThan(20)
  expect(total).toBeLessThan(40)
  await page.goto(ADDRESS)
  const calls = callsOf(page, '/api/clinics/search')
  const more = page.getByRole('link', { name: 'Load More Results' })
  await expect(page.getByText(`Showing 10 of ${total} results`)).toBeVisible()
  await more.click()
  await expect(page.getByText(`Showing 20 of ${total} results`)).toBeVisible()
  expect(calls.map(({ searchParams }) => searchParams.get('offset'))).toEqual(['10'])
  await expect(cards(page).nth(10).getByRole('link').first()).toBeFocused()
  while (await more.isVisible()) {
    const before = await cards(page).count()
    await more.click()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before)
  }
  await expect(page.getByText(`Showing ${total} of ${total} results`)).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText(clinics.map(({ name }) => name))
})

test('shows the same list when the address is shared', async ({ page, context }) => {
  await page.goto(`${ADDRESS}&isLowCost=true`)
  await page.getByRole('link', { name: 'Load More Results' }).click()
  await expect(cards(page)).toHaveCount(20)
  const names = await cards(page).getByRole('heading').allTextContents()
  const given = await context.newPage()
  await given.goto(page.url())
  await expect(cards(given).getByRole('heading')).toHaveText(names)
  await expect(given.getByRole('checkbox', { name: 'Low-Cost Clinics' })).toBeChecked()
  await expect(given.getByLabel('How far away')).toHaveValue('100')
})

test('goes back from a clinic to the same list at the same place', async ({ page }) => {
  await page.goto(ADDRESS)
  await page.getByRole('link', { name: 'Load More Results' }).click()
  await expect(cards(page)).toHaveCount(20)
  const card = cards(page).nth(15)
  await card.scrollIntoViewIfNeeded()
  const top = await scrollTop(page)
  expect(top).toBeGreaterThan(500)
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(cards(page)).toHaveCount(20)
  await expect.poll(() => scrollTop(page)).toBe(top)
  await expect(card).toBeInViewport()
})
