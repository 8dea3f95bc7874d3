import { ask } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

const CALIFORNIA = '/services/united-states/california'

test('a letter leads to the first state that begins with it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/browse/states')
  await page.getByRole('navigation', { name: 'States by letter' }).getByText('W').click()
  await expect(page.getByRole('main').getByRole('link', { name: /^Washington/ })).toBeInViewport()
})

test('a state’s list loads more, is the same after a reload, and has letters for its towns', async ({
  page,
}) => {
  const { clinics } = await ask<'stateClinics'>('/api/states/CA/clinics?limit=40&sort=town')
  const withS = await ask<'stateClinics'>('/api/states/CA/clinics?letter=S&sort=town')
  const names = cards(page).getByRole('heading')
  await page.goto(CALIFORNIA)
  await page.getByRole('link', { name: 'Load More', exact: true }).click()
  await expect(cards(page)).toHaveCount(40)
  await expect(page).toHaveURL(`${CALIFORNIA}?offset=20`)
  await page.reload()
  await expect(names).toHaveText(clinics.map(({ name }) => name))
  const nav = page.getByRole('navigation', { name: 'Towns by letter' })
  const letter = nav.getByRole('link', { name: 'S', exact: true })
  await letter.click()
  await expect(page).toHaveURL(`${CALIFORNIA}?letter=S#clinics`)
  await expect(names).toHaveText(withS.clinics.map(({ name }) => name))
  await expect(letter).toHaveAttribute('aria-current', 'true')
  await expect(nav).toBeInViewport()
  await page.getByRole('link', { name: 'Show all towns' }).click()
  await expect(cards(page)).toHaveCount(20)
})

test('badges and numbers stand in line, with an extension too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const path of ['', '/es']) {
    await page.goto(`${path}/services/united-states/texas`)
    await expect(page.locator('article a[href^="tel:"][href*=","]').first()).toBeVisible()
    const columns = await page
      .getByRole('article')
      .evaluateAll((articles) =>
        articles.map((article) =>
          [article.children[2], article.querySelector('a[href^="tel:"]')].map((part) =>
            part ? Math.round(part.getBoundingClientRect().x) : undefined,
          ),
        ),
      )
    for (const index of [0, 1])
      expect(new Set(columns.flatMap((column) => column[index] ?? [])).size).toBe(1)
  }
})

test('a category loads more, and its search keeps the service', async ({ page }) => {
  await page.goto('/category/dental')
  await page.getByRole('link', { name: 'Load More', exact: true }).click()
  await expect(cards(page)).toHaveCount(40)
  await expect(page).toHaveURL('/category/dental?offset=20')
  await page.goto('/category/urgent-care')
  await page.getByLabel('Location').fill('Texas')
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(page).toHaveURL('/search?location=Texas&service=urgent-care')
  await expect(page.getByRole('checkbox', { name: 'Urgent Care' })).toBeChecked()
})
