import { API, answer, delayCalls, fail } from '../../support/api-calls.ts'
import { ask } from '../../support/directory.ts'
import { expect, NOT_FOUND, test } from '../../support/page-fixtures.ts'
import { cards, figuresOf, linksOf, placeholders, section } from '../../support/page-parts.ts'

const CALIFORNIA = '/services/united-states/california'

test('a state’s page counts its clinics and lists them town by town', async ({ page }) => {
  const state = await ask<'stateBySlug'>('/api/states/california')
  const { clinics, total } = await ask<'stateClinics'>('/api/states/CA/clinics?sort=town')
  await page.goto(CALIFORNIA)
  await expect(page).toHaveTitle(/California/)
  expect(await figuresOf(page)).toEqual([
    ['Total Clinics', String(state.clinicCount)],
    ['Free Clinics', String(state.freeCount)],
    ['Low-Cost Clinics', String(state.lowCostCount)],
    ['Verified Clinics', String(state.verifiedCount)],
  ])
  const list = section(page, 'All clinics in California')
  await expect(
    list.getByText(`Showing 20 of ${total}, in alphabetical order by town.`),
  ).toBeVisible()
  await expect(cards(list).getByRole('heading')).toHaveText(clinics.map(({ name }) => name))
  const towns = [...new Set(clinics.map(({ city }) => city))]
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(towns)
})

test('each clinic can be called from the list, and has its cost, hours and page', async ({
  page,
}) => {
  const { clinics } = await ask<'stateClinics'>('/api/states/CA/clinics?sort=town')
  await page.goto(CALIFORNIA)
  for (const [index, { name, slug, phone, isFree }] of clinics.slice(0, 5).entries()) {
    const entry = cards(page).nth(index)
    const call = entry.getByRole('link', { name: /^Call/ })
    await expect(call).toHaveText(`Call ${phone}, ${name}`)
    await expect(call).toHaveAttribute('href', /^tel:\+1/)
    await expect(entry.getByText('FREE', { exact: true })).toHaveCount(isFree ? 1 : 0)
    await expect(entry).toContainText(
      /Open until|Open 24 hours|Opens .+|Closed|Call for hours|May be closed|call to confirm/,
    )
    await expect(entry.getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      `/services/${slug}`,
    )
  }
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

test('a letter without a town says so', async ({ page }) => {
  await page.goto(`${CALIFORNIA}?letter=7`)
  await expect(page.getByText('No town here begins with 7.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show all towns' })).toBeVisible()
})

test('a short list has no letters', async ({ page }) => {
  await page.goto('/services/united-states/palau')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clinics in Palau')
  await expect(page.getByRole('navigation', { name: 'Towns by letter' })).toHaveCount(0)
})

test('links above the list search the state for what somebody needs', async ({ page }) => {
  await page.goto(CALIFORNIA)
  const nav = page.getByRole('navigation', { name: 'Show only' })
  expect(await linksOf(nav)).toEqual(
    [
      ['Free', 'isFree=true'],
      ['Low-cost', 'isLowCost=true'],
      ['Open now', 'open=now'],
      ['Open after 6 PM', 'open=late'],
      ['Open on weekends', 'open=weekend'],
      ['Walk-ins welcome', 'walkInsWelcome=true'],
    ].map(([name, filter]) => [name, `/search?location=California&${filter}`]),
  )
  await nav.getByRole('link', { name: 'Walk-ins welcome' }).click()
  await expect(page.getByRole('heading', { name: 'In California', exact: true })).toBeVisible()
})

test('the breadcrumb leads home and to the states', async ({ page }) => {
  await page.goto(CALIFORNIA)
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  expect(await linksOf(trail)).toEqual([
    ['Home', '/'],
    ['States', '/browse/states'],
  ])
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'States', 'California'])
})

test('six services lead to the state’s clinics for each', async ({ page }) => {
  await page.goto(CALIFORNIA)
  expect(await linksOf(section(page, 'By service in California'))).toEqual(
    [
      ['Medical Care', 'medical'],
      ['Dental Care', 'dental'],
      ['Mental Health', 'mental-health'],
      ["Women's Health", 'womens-health'],
      ['Pediatric Care', 'pediatric'],
      ['Vision Care', 'vision'],
    ].map(([name, slug]) => [name, `/services/category/${slug}/united-states/california`]),
  )
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

test('a state without clinics says so', async ({ page }) => {
  await page.goto('/browse/states')
  await answer(page, API.stateClinics, { clinics: [], total: 0 })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^California/ })
    .click()
  await expect(page.getByRole('heading', { name: 'No Clinics Found' })).toBeVisible()
})

test.describe('a state that does not exist', () => {
  test.use({ expectedErrors: [NOT_FOUND] })
  test('is answered with 404 in plain words', async ({ page }) => {
    const response = await page.goto('/services/united-states/atlantis')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('State Not Found')
    await expect(
      page.getByText("The state you're looking for doesn't exist or may have been removed."),
    ).toBeVisible()
    await expect(page.getByLabel('Location')).toBeVisible()
  })
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
