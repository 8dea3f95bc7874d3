import { search } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'
import { violations } from '../../support/violations.ts'

const TEXT = 'dentist saturday Texas'
const ADDRESS = `/search?${new URLSearchParams({ location: TEXT })}`

for (const javaScriptEnabled of [true, false])
  test.describe(`words for a filter, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })

    test('hide nothing, and offer the filter with its count', async ({ page }) => {
      const all = await search({ location: 'dentist Texas' })
      const some = await search({ location: 'dentist Texas', open: 'weekend' })
      expect(some.total).toBeGreaterThan(0)
      expect(some.total).toBeLessThan(all.total)
      await page.goto(ADDRESS)
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
        'Dental clinics in Texas',
      )
      await expect(page.getByText(`of ${all.total} results`)).toBeVisible()
      await page.getByRole('link', { name: `Open on weekends (${some.total})` }).click()
      await expect(page).toHaveURL(/location=dentist(\+|%20)saturday(\+|%20)Texas&open=weekend$/)
      await expect(page.getByText(`of ${some.total} results`)).toBeVisible()
      await expect(page.getByText('Show only:')).toHaveCount(0)
      for (const card of await cards(page).all()) await expect(card).toContainText('Dental Care')
    })
  })

test('a filter that is set is dropped like any other', async ({ page }) => {
  await page.goto(`${ADDRESS}&open=weekend`)
  await expect(page.getByLabel('Open', { exact: true })).toHaveValue('weekend')
  await page.getByLabel('Open', { exact: true }).selectOption('Any time')
  await expect(page.getByText('Show only:')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('In Texas')
  await expect(page.getByRole('checkbox', { name: 'Dental Care' })).toBeChecked()
})

test('several are offered beside each other', async ({ page }) => {
  await page.goto('/search?location=free+telehealth+spanish+Texas')
  for (const name of ['Free clinics', 'Telehealth', 'Spanish spoken'])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
})

test('without a place they are kept until it is given', async ({ page }) => {
  await page.goto('/search?location=open+saturday')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Where do you need a clinic?',
  )
  await page.getByLabel('City, state or ZIP code').fill('Texas')
  await page.getByRole('button', { name: 'Find clinics', exact: true }).click()
  await expect(page).toHaveURL('/search?need=open+saturday&location=Texas')
  await expect(page.getByRole('link', { name: 'Open on weekends' })).toBeVisible()
})

test.describe('if the clinics can’t be counted', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('the filter is still offered, without a number', async ({ page }) => {
    await page.route('**/api/clinics/counts*', (route) => route.abort())
    await page.goto('/search')
    await page.getByLabel('Location').fill(TEXT)
    await page.getByRole('button', { name: 'Search Free Clinics' }).click()
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open on weekends', exact: true })).toBeVisible()
  })
})

test('they break no accessibility rule, and fit 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(ADDRESS)
  await expect(page.getByText('Show only:')).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
