import { API, delayCalls, fail } from '../../support/api-calls.ts'
import { ask } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards, placeholders } from '../../support/page-parts.ts'

const CALIFORNIA = '/services/united-states/california'

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

test('a letter leads to the towns that begin with it, and back to all towns', async ({ page }) => {
  const { letters } = await ask<'clinicLetters'>('/api/clinics/letters?state=CA')
  const { clinics } = await ask<'stateClinics'>('/api/states/CA/clinics?letter=S&sort=town')
  await page.goto(CALIFORNIA)
  const nav = page.getByRole('navigation', { name: 'Towns by letter' })
  await expect(nav.getByRole('link')).toHaveText(letters.map(({ letter }) => letter))
  await nav.getByRole('link', { name: 'S', exact: true }).click()
  await expect(page).toHaveURL(`${CALIFORNIA}?letter=S#clinics`)
  await expect(cards(page).getByRole('heading')).toHaveText(clinics.map(({ name }) => name))
  await expect(nav.getByRole('link', { name: 'S', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(nav).toBeInViewport()
  await page.getByRole('link', { name: 'Show all towns' }).click()
  await expect(cards(page)).toHaveCount(20)
  await expect(page.getByText(/, in alphabetical order by town\.$/)).toBeVisible()
})

test('Load More loads more, and a reload shows them again', async ({ page }) => {
  const { clinics } = await ask<'stateClinics'>('/api/states/CA/clinics?limit=40&sort=town')
  await page.goto(CALIFORNIA)
  await page.getByRole('link', { name: 'Load More', exact: true }).click()
  await expect(cards(page)).toHaveCount(40)
  await expect(page).toHaveURL(`${CALIFORNIA}?offset=20`)
  await page.reload()
  await expect(cards(page).getByRole('heading')).toHaveText(clinics.map(({ name }) => name))
})

test('six placeholders show while a state loads', async ({ page }) => {
  await page.goto('/browse/states')
  const release = await delayCalls(page, API.state)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^California/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading state')
  await expect(placeholders(page)).toHaveCount(6)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clinics in California')
})

test.describe('if a call fails', () => {
  test.use({ expectedErrors: [/status of 500/] })
  test('the page keeps what it has and offers to try again', async ({ page }) => {
    await page.goto('/browse/states')
    await fail(page, API.stateClinics, 500)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^California/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clinics in California')
    await expect(page.getByRole('alert')).toContainText('The list could not be loaded right now.')
    await page.unroute(API.stateClinics)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(cards(page)).toHaveCount(20)
  })

  test('a state that could not be loaded is not called missing, and can be tried again', async ({
    page,
  }) => {
    await page.goto('/browse/states')
    await fail(page, API.state, 500)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^California/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page could not be loaded',
    )
    await page.unroute(API.state)
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clinics in California')
  })
})
