import { search } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

test('offers the specified filters', async ({ page }) => {
  await page.goto('/search?location=Chicago')
  const panel = page.getByRole('form', { name: 'Filters' })
  await expect(panel.getByRole('checkbox', { name: 'Free Clinics' })).not.toBeChecked()
  await expect(panel.getByRole('checkbox', { name: 'Low-Cost Clinics' })).not.toBeChecked()
  const values = (label: string) =>
    panel
      .getByLabel(label)
      .locator('option')
      .evaluateAll((options) =>
        options.flatMap((option) => (option instanceof HTMLOptionElement ? option.value : [])),
      )
  const boxes = (group: string) => panel.getByRole('group', { name: group }).getByRole('checkbox')
  const valuesOf = (group: string) =>
    boxes(group).evaluateAll((all) =>
      all.flatMap((box) => (box instanceof HTMLInputElement ? box.value : [])),
    )
  expect(await valuesOf('Services')).toEqual([
    'medical',
    'dental',
    'mental-health',
    'womens-health',
    'pediatric',
    'immunizations',
    'vision',
  ])
  await expect(boxes('Cost')).toHaveCount(2)
  await expect(boxes('What you need')).toHaveCount(5)
  expect(await values('Open')).toEqual(['', 'now', 'late', 'weekend'])
  expect((await values('Language spoken')).join()).toContain(',Spanish,')
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
  await page.getByRole('checkbox', { name: 'Dental Care' }).check()
  await expect(page).toHaveURL('/search?location=California&service=dental&isFree=true')
  await expect(page.getByText(`of ${freeDental.total} results`)).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText(
    freeDental.clinics.map(({ name }) => name),
  )
})

test('any of several services matches', async ({ page }) => {
  const either = await search({ location: 'California', services: 'dental,vision' })
  await page.goto('/search?location=California&service=dental,vision')
  const service = (name: string) => page.getByRole('checkbox', { name })
  await expect(service('Dental Care')).toBeChecked()
  await expect(service('Vision Care')).toBeChecked()
  await page.getByLabel('Results per page').selectOption('50')
  await expect(page).toHaveURL('/search?location=California&service=dental%2Cvision&limit=50')
  await expect(page.getByText(`of ${either.total} results`)).toBeVisible()
  await service('Vision Care').uncheck()
  await expect(page).toHaveURL('/search?location=California&service=dental&limit=50')
  await service('Medical Care').focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/search?location=California&service=medical%2Cdental&limit=50')
  await expect(service('Medical Care')).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(service('Vision Care')).toBeChecked()
})

test('each filter says how many clinics it would leave', async ({ page }) => {
  await page.goto('/search?location=Texas&service=dental')
  const free = await search({ location: 'Texas', services: 'dental', isFree: 'true' })
  const box = page.getByRole('checkbox', { name: `Free Clinics (${free.total})` })
  await box.check()
  await expect(page.getByText(`of ${free.total} results`)).toBeVisible()
  const weekend = await search({
    location: 'Texas',
    services: 'dental',
    isFree: 'true',
    open: 'weekend',
  })
  await page.getByLabel('Open', { exact: true }).selectOption(`On weekends (${weekend.total})`)
  await expect(page).toHaveURL('/search?location=Texas&service=dental&isFree=true&open=weekend')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all filters work, and say how many clinics they would leave', async ({ page }) => {
    const asked = { location: 'Texas', services: 'dental,vision', telehealth: 'true' }
    const { total } = await search({ ...asked, languages: 'Spanish' })
    expect(total).toBeGreaterThan(0)
    await page.goto('/search?location=Texas')
    await page.getByText('Filters', { exact: true }).click()
    await page.getByRole('checkbox', { name: /^Dental Care \(\d+\)$/ }).check()
    await page.getByRole('checkbox', { name: /^Vision Care \(\d+\)$/ }).check()
    await page.getByRole('checkbox', { name: /^Telehealth \(\d+\)$/ }).check()
    await page.getByLabel('Language spoken').selectOption('Spanish')
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page.getByText(`of ${total} results`)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Vision Care' })).toBeChecked()
  })
})

test('if nothing is left, says which filter to drop and what there is then', async ({ page }) => {
  const asked = { location: 'Chicago', services: 'vision', open: 'weekend' }
  const { total } = await search(asked)
  expect(total).toBeGreaterThan(0)
  await page.goto('/search?location=Chicago&service=vision&open=weekend&languages=Klingon')
  await expect(page.getByRole('heading', { name: 'No Clinics Found' })).toBeVisible()
  await page
    .getByRole('link', {
      name: new RegExp(`^Drop the filter for what you need: ${total} clinics?$`),
    })
    .click()
  await expect(page).toHaveURL('/search?location=Chicago&service=vision&open=weekend')
  await expect(cards(page).first()).toBeVisible()
})

test('the chosen language stays among the choices, even if nobody speaks it', async ({ page }) => {
  await page.goto('/search?location=Chicago&languages=Klingon')
  await expect(page.getByLabel('Language spoken')).toHaveValue('Klingon')
})

test('a filter searches the place in the location field', async ({ page }) => {
  await page.goto('/search?location=Dallas,+TX')
  await page.getByLabel('Location').fill('Austin, TX')
  // What is suggested lies over the filters.
  await expect(page.getByRole('option', { name: 'Austin' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
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
  await expect(page.getByRole('checkbox', { name: 'Vision Care' })).not.toBeChecked()
})

test('the order is chosen among the filters, and says what it is without a choice', async ({
  page,
}) => {
  await page.goto('/search?location=Los+Angeles&distance=100')
  const order = page.getByLabel('Order')
  await expect(order.locator('option:checked')).toHaveText('Nearest first')
  const nearest = await cards(page).first().getByRole('heading').textContent()
  await order.selectOption('Open first, then soonest')
  await expect(page).toHaveURL('/search?location=Los+Angeles&distance=100&sort=open')
  const first = cards(page).first()
  await expect(first).toContainText(/Open until|Open 24|Opens \d|Opens \S+ \d|May be closed today/)
  await order.selectOption('Nearest first')
  await expect(page).toHaveURL('/search?location=Los+Angeles&distance=100')
  await expect(cards(page).first().getByRole('heading')).toHaveText(nearest ?? '')
  await page.goto('/search?location=California')
  await expect(order.locator('option:checked')).toHaveText('By name')
})
