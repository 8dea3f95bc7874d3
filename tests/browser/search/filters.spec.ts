import { search } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

test('offers the specified filters', async ({ page }) => {
  await page.goto('/search?location=Chicago')
  const panel = page.getByRole('form', { name: 'Filters' })
  await expect(panel.getByRole('checkbox')).toHaveCount(2)
  await expect(panel.getByRole('checkbox', { name: 'Free Clinics' })).not.toBeChecked()
  await expect(panel.getByRole('checkbox', { name: 'Low-Cost Clinics' })).not.toBeChecked()
  const values = (label: string) =>
    panel
      .getByLabel(label)
      .locator('option')
      .evaluateAll((options) =>
        options.flatMap((option) => (option instanceof HTMLOptionElement ? option.value : [])),
      )
  expect(await values('Services')).toEqual([
    '',
    'medical',
    'dental',
    'mental-health',
    'womens-health',
    'pediatric',
    'immunizations',
    'vision',
  ])
  expect(await values('Results per page')).toEqual(['10', '20', '50'])
  await expect(panel.getByLabel('Results per page')).toHaveValue('20')
})

test('each filter narrows the list and starts it from the beginning', async ({ page }) => {
  await page.goto('/search?location=California&offset=20')
  await expect(cards(page)).toHaveCount(40)
  const free = await search({ location: 'California', isFree: 'true' })
  await page.getByRole('checkbox', { name: 'Free Clinics' }).check()
  await expect(page).toHaveURL('/search?location=California&isFree=true')
  await expect(page.getByText(`of ${free.total} results`)).toBeVisible()
  const freeDental = await search({ location: 'California', isFree: 'true', services: 'dental' })
  await page.getByLabel('Services').selectOption('dental')
  await expect(page).toHaveURL('/search?location=California&service=dental&isFree=true')
  await expect(page.getByText(`of ${freeDental.total} results`)).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText(
    freeDental.clinics.map(({ name }) => name),
  )
})

test('keeps several services until another is chosen', async ({ page }) => {
  const either = await search({ location: 'California', services: 'dental,vision' })
  await page.goto('/search?location=California&service=dental,vision')
  const service = page.getByLabel('Service', { exact: true })
  await expect(service).toHaveValue('dental,vision')
  await expect(service.locator('option:checked')).toHaveText('Dental Care, Vision Care')
  await page.getByLabel('Results per page').selectOption('50')
  await expect(page).toHaveURL('/search?location=California&service=dental%2Cvision&limit=50')
  await expect(page.getByText(`of ${either.total} results`)).toBeVisible()
  await page.getByLabel('Services').selectOption('medical')
  await expect(page).toHaveURL('/search?location=California&service=medical&limit=50')
})

test('a filter searches the place in the location field', async ({ page }) => {
  await page.goto('/search?location=Dallas,+TX')
  await page.getByLabel('Location').fill('Austin, TX')
  await page.getByRole('checkbox', { name: 'Free Clinics' }).check()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Near Austin, Texas/)
  await expect(page.getByLabel('Location')).toHaveValue('Austin, TX')
  await expect(page).toHaveURL('/search?location=Austin%2C+TX&isFree=true')
})

test('free and low-cost ticked together mean either', async ({ page }) => {
  const free = await search({ location: 'California', isFree: 'true' })
  const either = await search({ location: 'California', isFree: 'true', isLowCost: 'true' })
  expect(either.total).toBeGreaterThan(free.total)
  await page.goto('/search?location=California')
  await page.getByRole('checkbox', { name: 'Free Clinics' }).check()
  await page.getByRole('checkbox', { name: 'Low-Cost Clinics' }).check()
  await expect(page.getByText(`of ${either.total} results`)).toBeVisible()
})

test('starts from the beginning with another page size', async ({ page }) => {
  await page.goto('/search?location=California&offset=20')
  await page.getByLabel('Results per page').selectOption('10')
  await expect(page).toHaveURL('/search?location=California&limit=10')
  await expect(cards(page)).toHaveCount(10)
  await expect(page.getByText(/^Showing 10 of \d+ results$/)).toBeVisible()
})

test('reads a flag as true or false only from exactly those words', async ({ page }) => {
  const totals = await Promise.all(
    ['true', 'false', ''].map(async (isFree) => {
      const { total } = await search({ location: 'California', isFree })
      return total
    }),
  )
  expect(new Set(totals).size).toBe(3)
  for (const [index, word] of ['true', 'false', 'yes'].entries()) {
    await page.goto(`/search?location=California&isFree=${word}`)
    await expect(page.getByText(`of ${totals[index]} results`)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Free Clinics' })).toBeChecked({
      checked: word === 'true',
    })
  }
})

test('Clear Filters clears everything if nothing is found', async ({ page }) => {
  await page.goto('/search?location=Guam&service=vision&isFree=true&isLowCost=false')
  const results = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(results).toHaveText(['In Guam', 'No Clinics Found'])
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/search')
  await expect(page.getByRole('heading', { name: 'Start Your Search' })).toBeVisible()
  await expect(page.getByLabel('Location')).toHaveValue('')
  await expect(page.getByRole('checkbox', { name: 'Free Clinics' })).not.toBeChecked()
  await expect(page.getByLabel('Services')).toHaveValue('')
})
