import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

test('Load More loads more', async ({ page }) => {
  await page.goto('/category/dental')
  await page.getByRole('link', { name: 'Load More', exact: true }).click()
  await expect(cards(page)).toHaveCount(40)
  await expect(page).toHaveURL('/category/dental?offset=20')
})

for (const [slug, name] of [
  ['urgent-care', 'Urgent Care'],
  ['emergency-care', 'Emergency Care'],
]) {
  test(`the search on ${name} keeps the service`, async ({ page }) => {
    await page.goto(`/category/${slug}`)
    await expect(page.getByLabel('Service', { exact: true })).toHaveValue(`${slug}`)
    await page.getByLabel('Location').fill('Texas')
    await page.getByRole('button', { name: 'Search Free Clinics' }).click()
    await expect(page).toHaveURL(`/search?location=Texas&service=${slug}`)
    await expect(page.getByRole('checkbox', { name: `${name}` })).toBeChecked()
  })
}
