import { API, answer } from '../support/api-calls.ts'
import { clinicLike } from '../support/directory.ts'
import { makePoints } from '../support/made-points.ts'
import { markers } from '../support/map-parts.ts'
import { expect, NOT_FOUND, test } from '../support/page-fixtures.ts'
import { inEachLanguage, SCREENS } from '../support/screens.ts'
import { expectAsBefore } from './expect-as-before.ts'

test.use({ showsMap: true, expectedErrors: [NOT_FOUND], reducedMotion: 'reduce' })

/** As many as a list of the country's health centers has. */
const MANY = 13_577

/** In each language. The others show by their English how they are laid out. */
const IN_EACH = ['home', 'results', 'a clinic', 'the map', 'a guide', 'what would I pay']

/** What somebody in need sees first. */
const NEEDS: typeof SCREENS = [
  ['a need', async () => '/search?location=toothache+chicago'],
  ['a need without a place', async () => '/search?location=dentist'],
  ['whom to call first', async () => '/search?location=suicidal+thoughts+chicago'],
  ['clinics open on weekends', async () => '/search?location=Texas&open=weekend'],
  [
    'a chosen clinic on the map',
    async () => {
      const { slug } = await clinicLike(
        ({ city, latitude }) => city === 'Los Angeles' && latitude !== null,
      )
      return `/map?location=Los+Angeles&clinic=${slug}`
    },
  ],
]

const isInEach = ([name]: (typeof SCREENS)[number]) => IN_EACH.includes(name)
const SHOWN = [
  ...SCREENS.filter((screen) => !isInEach(screen)),
  ...inEachLanguage(SCREENS.filter(isInEach)),
  ...NEEDS,
]

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime('2026-11-18T15:00:00Z')
      await page.setViewportSize({ width, height: 800 })
    })

    for (const [name, address] of SHOWN)
      test(`${name} looks the same as before`, async ({ page }) => {
        const path = await address()
        await page.goto(path)
        if (path.includes('/map')) await expect(markers(page).first()).toBeVisible()
        await expectAsBefore(page, name, width)
      })

    test('suggested places look the same as before', async ({ page }) => {
      await page.goto('/search')
      await page.getByLabel('Location').first().pressSequentially('spring')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAsBefore(page, 'suggested places', width)
    })

    test('a map of many clinics looks the same as before', async ({ page, baseURL }) => {
      await answer(page, API.points, await makePoints(String(baseURL), MANY))
      await page.goto('/map')
      await expect(page.locator('.map-cluster').first()).toBeVisible()
      await expectAsBefore(page, 'a map of many clinics', width)
    })
  })
}
