import { API, answer, fail } from '../../support/api-calls.ts'
import { ask } from '../../support/directory.ts'
import { expect, NOT_FOUND, test } from '../../support/page-fixtures.ts'
import { cards, figuresOf, linksOf, section } from '../../support/page-parts.ts'

/** Several addresses lead to the same screen. */
const NATIONWIDE = ['/category/dental', '/services/category/dental']
const IN_TEXAS = [
  '/category/dental/state/texas',
  '/services/category/dental/united-states/texas',
  '/services/category/dental/in/united-states/texas',
]

const figureRows = (counts: Awaited<ReturnType<typeof ask<'categoryBySlug'>>>) => [
  ['Total Providers', String(counts.clinicCount)],
  ['Free Services', String(counts.freeCount)],
  ['Low-Cost Services', String(counts.lowCostCount)],
  ['Verified Providers', String(counts.verifiedCount)],
]

for (const address of NATIONWIDE) {
  test(`${address} shows the category everywhere`, async ({ page }) => {
    const counts = await ask<'categoryBySlug'>('/api/categories/dental')
    const { clinics } = await ask<'categoryClinics'>('/api/categories/dental/clinics?sort=town')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dental Care')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/category\/dental$/)
    expect(await figuresOf(page)).toEqual(figureRows(counts))
    await expect(cards(page).getByRole('heading')).toHaveText(clinics.map(({ name }) => name))
    await expect(page.getByLabel('Service')).toHaveValue('dental')
  })
}

for (const address of IN_TEXAS) {
  test(`${address} shows the category in Texas`, async ({ page }) => {
    const counts = await ask<'categoryBySlug'>('/api/categories/dental?state=TX')
    const { clinics, total } = await ask<'categoryClinics'>(
      '/api/categories/dental/clinics?state=TX&sort=town',
    )
    expect(counts.clinicCount).toBe(total)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dental Care in Texas')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/category\/dental\/state\/texas$/,
    )
    expect(await figuresOf(page)).toEqual(figureRows(counts))
    await expect(cards(page).getByRole('heading')).toHaveText(clinics.map(({ name }) => name))
    await expect(page.getByRole('heading', { name: 'Find by State' })).toHaveCount(0)
  })
}

test('the nationwide view links to states, with the counts that editors set', async ({ page }) => {
  await page.goto('/category/dental')
  expect(await linksOf(section(page, 'Find by State'))).toEqual([
    ['View All States', '/browse/states'],
    ...[
      ['California', 247],
      ['Texas', 189],
      ['Florida', 156],
      ['New York', 134],
      ['Pennsylvania', 98],
      ['Illinois', 87],
      ['Ohio', 76],
      ['Georgia', 65],
    ].map(([name, count]) => [
      `${name}${count} clinics`,
      `/category/dental/state/${String(name).toLowerCase().replace(' ', '-')}`,
    ]),
  ])
})

for (const [slug, name] of [
  ['medical', 'Medical Care'],
  ['dental', 'Dental Care'],
  ['mental-health', 'Mental Health'],
]) {
  test(`${name} is explained`, async ({ page }) => {
    await page.goto(`/category/${slug}`)
    const explained = section(page, `About ${name}`)
    await expect(explained.getByRole('paragraph')).toHaveCount(2)
    const above = await explained.boundingBox()
    const list = await cards(page).first().boundingBox()
    expect(above?.y).toBeLessThan(list?.y ?? 0)
  })
}

for (const [slug, name] of [
  ['urgent-care', 'Urgent Care'],
  ['emergency-care', 'Emergency Care'],
]) {
  test(`/category/${slug} is a page`, async ({ page }) => {
    const response = await page.goto(`/category/${slug}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  })
}

test('the nationwide list names each town with its state, and has letters', async ({ page }) => {
  const { clinics } = await ask<'categoryClinics'>('/api/categories/dental/clinics?sort=town')
  await page.goto('/category/dental')
  const list = section(page, 'Clinics for Dental Care')
  const towns = [...new Set(clinics.map(({ city, state }) => `${city}, ${state}`))]
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(towns)
  await list.getByRole('link', { name: 'P', exact: true }).click()
  await expect(page).toHaveURL('/category/dental?letter=P#clinics')
  await expect(list.getByRole('heading', { level: 3 }).first()).toHaveText(/^P/)
})

test('Load More loads more', async ({ page }) => {
  await page.goto('/category/dental')
  await page.getByRole('link', { name: 'Load More', exact: true }).click()
  await expect(cards(page)).toHaveCount(40)
  await expect(page).toHaveURL('/category/dental?offset=20')
})

test('if no clinic provides the care, other ways are offered', async ({ page }) => {
  await page.goto('/services/united-states/texas')
  await answer(page, API.categoryClinics, { clinics: [], total: 0 })
  await section(page, 'By service in Texas').getByRole('link', { name: 'Vision Care' }).click()
  await expect(page.getByRole('heading', { name: 'No Providers Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search All Clinics' })).toHaveAttribute(
    'href',
    '/search',
  )
  await page.getByRole('link', { name: 'View Nationwide' }).click()
  await expect(page).toHaveURL('/category/vision')
})

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: [NOT_FOUND] })

  test('for a category is answered with 404 in plain words', async ({ page }) => {
    const response = await page.goto('/category/astrology')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Category Not Found')
    await expect(
      page.getByText(
        "The service category you're looking for doesn't exist or may have been removed.",
      ),
    ).toBeVisible()
  })

  test('for a state of a category is answered with 404 too', async ({ page }) => {
    const response = await page.goto('/category/dental/state/atlantis')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('State Not Found')
  })
})

test.describe('if the list fails', () => {
  test.use({ expectedErrors: [/status of 500/] })
  test('the page says so and offers to try again', async ({ page }) => {
    await page.goto('/browse/services')
    await fail(page, API.categoryClinics, 500)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Dental Care/ })
      .click()
    await expect(page.getByRole('alert')).toContainText('The list could not be loaded right now.')
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })
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

for (const address of [
  '/category/mental-health',
  '/category/mental-health/state/oregon',
  '/services/category/mental-health',
]) {
  test(`${address} first says whom to call in a crisis`, async ({ page }) => {
    await page.goto(address)
    const first = page.getByRole('main').getByRole('link').first()
    await expect(first).toHaveAttribute('href', 'tel:988')
    await expect(first).toHaveText('Call 988, Suicide & Crisis Lifeline')
    const note = page.getByRole('note')
    await expect(
      note.getByText(
        'You are not alone. Call or text 988 to talk with someone now. It is free and private, day and night.',
      ),
    ).toBeVisible()
  })
}
