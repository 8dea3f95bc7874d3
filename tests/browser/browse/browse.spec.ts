import { API, answer, delayCalls, fail } from '../../support/api-calls.ts'
import { ask } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { linksOf, placeholders } from '../../support/page-parts.ts'

test('every state is listed with its count and description', async ({ page }) => {
  const states = await ask<'states'>('/api/states')
  expect(states.length).toBeGreaterThan(50)
  await page.goto('/browse/states')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find clinics by state')
  const list = page.getByRole('main').getByRole('list').last()
  const links = await linksOf(list)
  expect(links.map(([, href]) => href)).toEqual(
    states.map(({ slug }) => `/services/united-states/${slug}`),
  )
  for (const [index, { name, description, clinicCount }] of states.entries()) {
    const words = links[index]?.[0] ?? ''
    expect(words).toContain(name)
    expect(words).toContain(description ?? name)
    expect(words).toContain(`${clinicCount} ${clinicCount === 1 ? 'clinic' : 'clinics'}`)
  }
})

test('counts are singular for one, without a number for none, with a comma for thousands', async ({
  page,
}) => {
  const [first, second, third] = await ask<'states'>('/api/states?limit=3')
  await page.goto('/')
  await answer(page, API.states, [
    { ...first, clinicCount: 1 },
    { ...second, clinicCount: 0 },
    { ...third, clinicCount: 1234 },
  ])
  await page.getByRole('banner').getByRole('link', { name: 'By State' }).click()
  const list = page.getByRole('main').getByRole('list').last()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find clinics by state')
  await expect(list.getByRole('link')).toHaveCount(3)
  const words = (await linksOf(list)).map(([text]) => text)
  expect(words[0]).toMatch(/1 clinic$/)
  expect(words[1]).toMatch(/Clinics available$/)
  expect(words[2]).toMatch(/1,234 clinics$/)
})

test('a letter leads to the first state that begins with it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/browse/states')
  await page.getByRole('navigation', { name: 'States by letter' }).getByText('W').click()
  await expect(page.getByRole('main').getByRole('link', { name: /^Washington/ })).toBeInViewport()
})

test('every service is listed, and leads to its own page', async ({ page }) => {
  const categories = await ask<'categories'>('/api/categories')
  await page.goto('/browse/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find clinics by service')
  const links = await linksOf(page.getByRole('main').getByRole('list'))
  expect(links.map(([, href]) => href)).toEqual(categories.map(({ slug }) => `/category/${slug}`))
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

test('a message says that there are no states, or no services', async ({ page }) => {
  await page.goto('/search')
  await answer(page, API.states, [])
  await answer(page, API.categories, [])
  await page.getByRole('banner').getByRole('link', { name: 'By State' }).click()
  await expect(page.getByRole('heading', { name: 'No States Available' })).toBeVisible()
  await expect(
    page.getByText('State information is being updated. Please check back soon.'),
  ).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'By Service' }).click()
  await expect(page.getByRole('heading', { name: 'No Service Categories Available' })).toBeVisible()
  await expect(
    page.getByText('Service categories are being updated. Please check back soon.'),
  ).toBeVisible()
})

test.describe('if the call fails', () => {
  test.use({ expectedErrors: [/status of 500/] })
  test('the page says so and stays', async ({ page }) => {
    await page.goto('/search')
    await fail(page, API.states, 500)
    await page.getByRole('banner').getByRole('link', { name: 'By State' }).click()
    await expect(page.getByText('This list could not be loaded right now.')).toBeVisible()
  })
})
