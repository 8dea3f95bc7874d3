import { search } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards, linksOf } from '../../support/page-parts.ts'

const readings: [string, string][] = [
  ['Petaluma, CA', 'Near Petaluma, California, within 25 miles'],
  ['Tuscon az', 'Near Tucson, Arizona, within 25 miles'],
  ['94952', 'Near 94952 (Petaluma, California), within 25 miles'],
  ['Guam', 'In Guam'],
]

for (const [location, understood] of readings) {
  test(`says how it understood '${location}', and lists the clinics there`, async ({ page }) => {
    const { clinics, total } = await search({ location })
    await page.goto(`/search?${new URLSearchParams({ location })}`)
    await expect(page.getByRole('heading', { level: 2, name: understood })).toBeVisible()
    await expect(cards(page).getByRole('heading')).toHaveText(clinics.map(({ name }) => name))
    await expect(page.getByText(`Showing ${clinics.length} of ${total} results`)).toBeVisible()
  })
}

test('offers other places with the same name, and searches the chosen one', async ({ page }) => {
  const { alternatives } = await search({ location: 'Springfield' })
  expect(alternatives.length).toBeGreaterThan(1)
  await page.goto('/search?location=Springfield&isFree=true')
  const others = page.getByText('Or', { exact: true }).locator('..')
  const labels = alternatives.map(({ label }) => label)
  expect((await linksOf(others)).map(([label]) => label)).toEqual(labels.slice(0, 1))
  await others.getByText(`${labels.length - 1} more`).click()
  expect((await linksOf(others)).map(([label]) => label)).toEqual(labels)
  const label = labels[1] ?? ''
  await others.getByRole('link', { name: label }).click()
  await expect(page.getByRole('heading', { level: 2, name: `Near ${label}` })).toBeVisible()
  await expect(page.getByLabel('Location')).toHaveValue(label)
  await expect(page).toHaveURL(/isFree=true/)
})

test('says what to type if it does not know the place', async ({ page }) => {
  await page.goto('/search?location=Qwxyzville')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'We don’t know a place called “Qwxyzville”',
  )
  await expect(page.getByText('use a five-digit ZIP code, such as 94952')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
})

test('looks farther if nothing is near, and says so', async ({ page }) => {
  const location = 'Lusk, WY'
  const { widened, distance, total } = await search({ location })
  expect([widened, total > 0]).toEqual([true, true])
  await page.goto(`/search?${new URLSearchParams({ location })}`)
  await expect(
    page.getByText(`Nothing is within 25 miles, so we looked farther: within ${distance} miles.`),
  ).toBeVisible()
})

test('a neighborhood is searched in its own size, and farther if nothing is there', async ({
  page,
}) => {
  await page.goto('/search?location=Brooklyn')
  await expect(
    page.getByRole('heading', { name: 'Near Brooklyn, New York, within 7 miles' }),
  ).toBeVisible()
  const far = page.getByLabel('How far away')
  await expect(far.locator('option:checked')).toHaveText('7 miles')
  await far.selectOption('50 miles')
  await expect(page).toHaveURL('/search?location=Brooklyn&distance=50')
  await far.selectOption('7 miles')
  await expect(page).toHaveURL('/search?location=Brooklyn')
  await page.goto('/search?location=Logan+Square')
  await expect(
    page.getByText('Nothing is within 3 miles, so we looked farther: within 10 miles.'),
  ).toBeVisible()
})

test('all of a county is the usual choice for it', async ({ page }) => {
  await page.goto('/search?location=Cook+County')
  const far = page.getByLabel('How far away')
  await expect(far.locator('option:checked')).toHaveText('All of Cook County')
  await far.selectOption('10 miles')
  await expect(
    page.getByRole('heading', { name: 'Near Cook County, Illinois, within 10 miles' }),
  ).toBeVisible()
})

test('keeps a distance that somebody chose, and offers to look farther', async ({ page }) => {
  await page.goto(`/search?${new URLSearchParams({ location: 'Ely, NV', distance: '10' })}`)
  await expect(page.getByRole('heading', { name: 'No Clinics Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Look farther than 10 miles' }).click()
  await expect(page).toHaveURL('/search?location=Ely%2C+NV')
})

test('a place without clinics says how far nothing is, and not that filters are the reason', async ({
  page,
}) => {
  await page.goto('/search?location=adak')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Near Adak, Alaska',
    'No Clinics Found',
  ])
  await expect(page.getByText('No clinics within 100 miles of Adak, Alaska.')).toBeVisible()
  await expect(page.getByText('everything you chose')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(0)
  await page.getByRole('link', { name: 'See every clinic in Alaska' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'In Alaska' })).toBeVisible()
})

test('offers the state with the same name as a state, not as the city', async ({ page }) => {
  await page.goto('/search?location=New+York')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Near New York, New York, within 25 miles',
  )
  await page.getByRole('link', { name: 'New York State', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'In New York' })).toBeVisible()
  await expect(page.getByLabel('Location')).toHaveValue('New York State')
})

test('stays in a state that was typed, and says that the place is unknown', async ({ page }) => {
  await page.goto(`/search?${new URLSearchParams({ location: 'Tucson, CA' })}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('In California')
  await expect(
    page.getByText('We don’t know “Tucson, CA”, so this is all of California.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Tucson, Arizona' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Near Tucson, Arizona/)
})

test('says which country it does not list, and offers the namesakes here', async ({ page }) => {
  await page.goto(`/search?${new URLSearchParams({ location: 'Paris, France' })}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'We don’t know a place called “Paris, France”',
  )
  await expect(page.getByText('“France” is not a state that we know.')).toBeVisible()
  await page.getByRole('link', { name: 'Paris, Texas' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Near Paris, Texas/)
})

test('offers a whole state by its full name, since LA means Los Angeles', async ({ page }) => {
  const location = 'Baton Rouge, LA'
  await page.goto(`/search?${new URLSearchParams({ location, service: 'no-such-service' })}`)
  await page.getByRole('link', { name: 'See every clinic in Louisiana' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('In Louisiana')
  await expect(page).not.toHaveURL(/service=/)
  await expect(cards(page).first()).toBeVisible()
})
