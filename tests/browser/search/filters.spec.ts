import { API, callsOf, delayCalls } from '../../support/api-calls.ts'
import { search } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

test('any of several services matches, the keyboard keeps its place, and Back brings them back', async ({
  page,
}) => {
  await page.goto('/search?location=California&service=dental,vision&offset=20')
  const service = (name: string) => page.getByRole('checkbox', { name })
  const one = page.getByLabel('Services', { exact: true })
  await expect(one).toHaveValue('all')
  await page.getByLabel('Results per page').selectOption('50')
  await expect(page).toHaveURL('/search?location=California&service=dental%2Cvision&limit=50')
  const medical = await search({ location: 'California', services: 'medical' })
  await service('Vision Care').uncheck()
  await expect(page).toHaveURL('/search?location=California&service=dental&limit=50')
  // What is left is one service, which is selected, and others can be ticked beside it.
  await expect(one).toHaveValue('dental')
  await expect(service('Dental Care')).not.toBeChecked()
  await expect(service(`Medical Care (${medical.total})`)).toBeVisible()
  await service('Medical Care').focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/search?location=California&service=dental%2Cmedical&limit=50')
  await expect(service('Medical Care')).toBeFocused()
  await expect(service('Dental Care')).toBeChecked()
  // A selected service takes the place of all that are ticked.
  await one.selectOption('pediatric')
  await expect(page).toHaveURL('/search?location=California&service=pediatric&limit=50')
  await expect(service('Dental Care')).not.toBeChecked()
  await one.selectOption('All Services')
  await expect(page).toHaveURL('/search?location=California&limit=50')
  for (let step = 0; step < 4; step++) await page.goBack()
  await expect(service('Vision Care')).toBeChecked()
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

test('Clear Filters clears everything if nothing is found', async ({ page }) => {
  await page.goto('/search?location=Guam&service=vision&isFree=true&isLowCost=false')
  const results = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(results).toHaveText(['In Guam', 'No Clinics Found'])
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/search')
  await expect(page.getByRole('heading', { name: 'Start Your Search' })).toBeVisible()
  await expect(page.getByLabel('Location')).toHaveValue('')
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('the order is chosen among the filters, and the usual choice needs no parameter', async ({
  page,
}) => {
  const address = '/search?location=Los+Angeles&distance=100'
  await page.goto(address)
  const order = page.getByLabel('Order')
  const first = cards(page).first()
  const nearest = await first.getByRole('heading').textContent()
  await order.selectOption('Open first, then soonest')
  await expect(page).toHaveURL(`${address}&sort=open`)
  await expect(first).toContainText(/Open until|Open 24|Opens \d|Opens \S+ \d|May be closed today/)
  await order.selectOption('Nearest first')
  await expect(page).toHaveURL(address)
  await expect(first.getByRole('heading')).toHaveText(nearest ?? '')
})

test('a need is a chosen service like any other, which can be dropped', async ({ page }) => {
  await page.goto('/search?location=toothache+chicago')
  const title = page.getByRole('heading', { level: 2 }).first()
  await page.getByText('More services').click()
  await page.getByRole('checkbox', { name: 'Medical Care' }).check()
  await expect(page).toHaveURL('/search?location=Chicago%2C+Illinois&service=dental%2Cmedical')
  const dental = page.getByRole('checkbox', { name: 'Dental Care' })
  // The address changes first, and a box that isn't ticked yet can't be unticked.
  await expect(dental).toBeChecked()
  await dental.uncheck()
  await expect(page).toHaveURL('/search?location=Chicago%2C+Illinois&service=medical')
  await expect(title).toHaveText('Near Chicago, Illinois, within 25 miles')
})

test('no choice is lost when arrow keys are faster than a search, and all are one step back', async ({
  page,
}) => {
  await page.goto('/search?location=Los+Angeles')
  const open = page.getByLabel('Open', { exact: true })
  await open.focus()
  const release = await delayCalls(page, API.search)
  for (const choice of ['now', 'late', 'weekend']) {
    await page.keyboard.press('ArrowDown')
    await expect(open).toHaveValue(choice)
  }
  release()
  await expect(page).toHaveURL(/open=weekend/)
  await page.getByLabel('Results per page').selectOption('10')
  await expect(page).toHaveURL(/limit=10/)
  await page.goBack()
  await expect(page).toHaveURL(/open=weekend$/)
  await page.goBack()
  await expect(page).toHaveURL('/search?location=Los+Angeles')
  await expect(open).toHaveValue('')
})

test('loads more below the list until all are shown, and a shared address shows the same', async ({
  page,
  context,
}) => {
  const { total, clinics } = await search({
    ...{ location: 'Los Angeles', distance: '100', limit: '100' },
  })
  const names = clinics.map(({ name }) => name)
  await page.goto('/search?location=Los+Angeles&limit=10&distance=100')
  const calls = callsOf(page, '/api/clinics/search')
  const more = page.getByRole('link', { name: 'Load More Results' })
  await expect(page.getByText(`Showing 10 of ${total} results`)).toBeVisible()
  await more.click()
  await expect(cards(page)).toHaveCount(20)
  expect(calls.map(({ searchParams }) => searchParams.get('offset'))).toEqual(['10'])
  await expect(cards(page).nth(10).getByRole('link').first()).toBeFocused()
  const given = await context.newPage()
  await given.goto(page.url())
  await expect(cards(given).getByRole('heading')).toHaveText(names.slice(0, 20))
  await given.close()
  while (await more.isVisible()) {
    const before = await cards(page).count()
    await more.click()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before)
  }
  await expect(page.getByText(`Showing ${total} of ${total} results`)).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText(names)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, showsMap: true })

  test('the filters are a sheet whose button says how many clinics there are, at every choice', async ({
    page,
  }) => {
    for (const path of ['/search', '/map']) {
      await page.goto(`${path}?location=California`)
      const opener = page.locator('summary', { hasText: /^Filters/ })
      await opener.tap()
      const show = page.getByRole('button', { name: /^Show/ })
      const all = await search({ location: 'California' })
      await expect(show).toHaveText(`Show ${all.total} clinics`)
      await expect(show).toBeInViewport({ ratio: 1 })
      const free = page.getByRole('checkbox', { name: /^Free Clinics/ })
      const telehealth = page.getByRole('checkbox', { name: /^Telehealth/ })
      await free.check()
      const some = await search({ location: 'California', isFree: 'true' })
      await expect(show).toHaveText(`Show ${some.total} clinics`)
      await telehealth.check()
      const few = await search({ location: 'California', isFree: 'true', telehealth: 'true' })
      await expect(show).toHaveText(`Show ${few.total} ${few.total === 1 ? 'clinic' : 'clinics'}`)
      await expect(show).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await show.tap()
      await expect(free).toBeHidden()
      await expect(opener).toBeFocused()
      await opener.press('Enter')
      await page.keyboard.press('Escape')
      await expect(free).toBeHidden()
    }
  })
})
