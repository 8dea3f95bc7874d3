import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

test.use({ viewport: { width: 360, height: 740 } })

// An ordinary Wednesday at noon. Below is also a holiday, on which a card says more.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-18T18:00Z'))

for (const location of ['Springfield', 'Chicago', '60601', 'San Francisco, California']) {
  test(`the first clinic near ${location} can be called from a phone’s first screen`, async ({
    page,
  }) => {
    await page.goto(`/search?${new URLSearchParams({ location })}`)
    const first = cards(page).first()
    await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(first.getByRole('link', { name: /^Call / })).toBeInViewport({ ratio: 1 })
  })
}

for (const location of ['Chicago', '60601']) {
  test(`the first clinic near ${location} can be called from the first screen in Spanish too`, async ({
    page,
  }) => {
    await page.goto(`/es/search?${new URLSearchParams({ location })}`)
    const call = cards(page)
      .first()
      .getByRole('link', { name: /^Llamar / })
    await expect(call).toBeInViewport({ ratio: 1 })
  })
}

test.describe('around a holiday', () => {
  // The server rendered the page for today, so React renders it anew.
  test.use({ expectedErrors: [/Minified React error #418/] })

  for (const [when, time, holiday] of [
    ['on a holiday', '2026-11-18T18:00Z', '2026-11-18'],
    ['on the evening before a holiday', '2026-11-19T03:00Z', '2026-11-19'],
  ] as const) {
    test(`the first clinic near 60601 can be called from the first screen ${when}`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(time)
      await page.route('**/search?*', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(
          /"holidays":\{[^}]*\}/,
          `"holidays":{"${holiday}":"Thanksgiving Day"}`,
        )
        await route.fulfill({ response, body })
      })
      await page.goto('/search?location=60601')
      const first = cards(page).first()
      await expect(first).toContainText('Thanksgiving Day')
      await expect(first.getByRole('link', { name: /^Call / })).toBeInViewport({ ratio: 1 })
    })
  }
})

test('on a phone service and distance are among the filters', async ({ page }) => {
  await page.goto('/search?location=Chicago')
  await expect(page.getByRole('checkbox', { name: 'Dental Care' })).toBeHidden()
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('How far away').selectOption('50')
  await expect(page).toHaveURL('/search?location=Chicago&distance=50')
  await page.getByRole('checkbox', { name: 'Dental Care' }).check()
  await expect(page).toHaveURL('/search?location=Chicago&service=dental&distance=50')
  await page.getByLabel('Location').fill('Boston')
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(page).toHaveURL('/search?location=Boston&service=dental&distance=50')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the small form keeps what the filters have set', async ({ page }) => {
    await page.goto('/search?location=Chicago&service=dental&distance=50&isFree=true')
    await page.getByLabel('Location').fill('Boston')
    await page.getByRole('button', { name: 'Search Free Clinics' }).click()
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      location: 'Boston',
      service: 'dental',
      distance: '50',
      isFree: 'true',
    })
  })
})
