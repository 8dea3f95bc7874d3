import { search } from '../support/directory.ts'
import { expect, test } from '../support/page-fixtures.ts'
import { cards, linksOf } from '../support/page-parts.ts'

const readings: [string, string][] = [
  ['Petaluma, CA', 'Near Petaluma, California, within 25 miles'],
  ['Tuscon az', 'Near Tucson, Arizona, within 25 miles'],
  ['94952', 'Near 94952 (Petaluma, California), within 25 miles'],
  ['Guam', 'In Guam'],
]

for (const [location, understood] of readings) {
  test(`says how it understood '${location}', and lists what is there`, async ({ page }) => {
    const { clinics, total } = await search({ location })
    await page.goto(`/search?${new URLSearchParams({ location })}`)
    await expect(page.getByRole('heading', { level: 2, name: understood })).toBeVisible()
    await expect(cards(page).getByRole('heading')).toHaveText(clinics.map(({ name }) => name))
    await expect(page.getByText(`Showing ${clinics.length} of ${total} results`)).toBeVisible()
  })
}

test('offers the other places of a name, and searches the one that is chosen', async ({ page }) => {
  const { alternatives } = await search({ location: 'Springfield' })
  expect(alternatives.length).toBeGreaterThan(1)
  await page.goto('/search?location=Springfield&isFree=true')
  const others = page.getByText('Did you mean').locator('..')
  expect((await linksOf(others)).map(([label]) => label)).toEqual(
    alternatives.map(({ label }) => label),
  )
  const label = alternatives[0]?.label ?? ''
  await others.getByRole('link', { name: label }).click()
  await expect(page.getByRole('heading', { level: 2, name: `Near ${label}` })).toBeVisible()
  await expect(page.getByLabel('Location')).toHaveValue(label)
  await expect(page).toHaveURL(/isFree=true/)
})

test('says what to type where it does not know the place', async ({ page }) => {
  await page.goto('/search?location=Qwxyzville')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'We don’t know a place called “Qwxyzville”',
  )
  await expect(page.getByText('use a five-digit ZIP code, such as 94952')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
})

test('looks further where nothing is near, and says so', async ({ page }) => {
  const location = 'Lusk, WY'
  const { widened, distance, total } = await search({ location })
  expect([widened, total > 0]).toEqual([true, true])
  await page.goto(`/search?${new URLSearchParams({ location })}`)
  await expect(
    page.getByText(`Nothing is within 25 miles, so we looked further: within ${distance} miles.`),
  ).toBeVisible()
})

test('keeps to a distance that somebody chose, and offers the next', async ({ page }) => {
  await page.goto(`/search?${new URLSearchParams({ location: 'Ely, NV', distance: '10' })}`)
  await expect(page.getByRole('heading', { name: 'No Clinics Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Look within 25 miles instead' }).click()
  await expect(page).toHaveURL('/search?location=Ely%2C+NV')
})
