import type { Page } from '@playwright/test'
import { search } from '../../support/directory.ts'
import { readManifest } from '../../support/first-load.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'
import { violations } from '../../support/violations.ts'

const title = (page: Page) => page.getByRole('heading', { level: 2 }).first()

const LINES: [text: string, number: string, href: string][] = [
  ['poison', '1-800-222-1222', 'tel:18002221222'],
  ['overdose', '911', 'tel:911'],
  ['suicidal thoughts', '988', 'tel:988'],
  ['rape', '1-800-656-4673', 'tel:18006564673'],
  ['domestic violence', '1-800-799-7233', 'tel:18007997233'],
]

for (const [text, number, href] of LINES) {
  test(`first says whom to call about '${text}', then asks for a place`, async ({ page }) => {
    await page.goto(`/search?${new URLSearchParams({ location: text })}`)
    const help = page.getByRole('main').getByRole('link').first()
    await expect(help).toHaveText(new RegExp(`^Call ${number}, `))
    await expect(help).toHaveAttribute('href', href)
    await expect(title(page)).toHaveText('Where do you need a clinic?')
    await expect(page.getByText('Did you mean')).toHaveCount(0)
    await expect(cards(page)).toHaveCount(0)
  })
}

/** The file with a screen’s own code. */
const fileOf = async (screen: string) => (await readManifest('en'))[screen]?.file
/** Waits until a file of code is there, with all that it imports. */
const loaded = (page: Page, file: string | undefined) =>
  page.evaluate((address) => import(address), `/${file}`)

test.describe('without a connection', () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported|preload CSS/],
  })

  test('the page still says whom to call', async ({ page, context }) => {
    await page.goto('/search')
    await context.setOffline(true)
    await page.getByLabel('Location').fill('overdose')
    await page.getByRole('button', { name: 'Search Free Clinics' }).click()
    await expect(page.getByRole('link', { name: 'Call 911, emergency services' })).toBeVisible()
  })

  test('the page still says whom to call if only home was opened before', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    const code = await fileOf('routes/search.tsx')
    await page.waitForResponse(`**/${code}`)
    await loaded(page, code)
    await context.setOffline(true)
    await page.getByLabel('Location').fill('suicide')
    await page.getByLabel('Location').press('Enter')
    await expect(page.getByRole('alert').getByRole('link', { name: /^Call 988/ })).toBeVisible()
  })

  test('so does the page that stands in if the search’s code is lost', async ({
    page,
    context,
  }) => {
    await page.route(`**/${await fileOf('routes/search.tsx')}`, (route) => route.abort())
    await page.goto('/')
    // It is loaded ahead of time.
    await loaded(page, await fileOf('routes/crash.tsx'))
    await context.setOffline(true)
    await page.getByLabel('Location').fill('suicide')
    await page.getByLabel('Location').press('Enter')
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await expect(page.getByRole('alert').getByRole('link', { name: /^Call 988/ })).toBeVisible()
  })
})

test('also searches if the text names a place', async ({ page }) => {
  await page.goto('/search?location=overdose+chicago')
  await expect(page.getByRole('alert').getByRole('link', { name: 'Call 911' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Near Chicago/)
  await expect(cards(page).first()).toBeVisible()
})

test('asks where for words that name no place, and shows no number to call', async ({ page }) => {
  await page.goto('/search?location=help+me')
  await expect(title(page)).toHaveText('Where do you need a clinic?')
  await expect(page.getByText('Did you mean')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('a need and a place', () => {
  test('show the clinics for it, with a way to all of them', async ({ page }) => {
    await page.goto('/search?location=toothache+chicago')
    await expect(title(page)).toHaveText('Dental clinics near Chicago, Illinois, within 25 miles')
    await expect(page).toHaveTitle(/^Dental clinics near Chicago/)
    for (const card of await cards(page).all()) await expect(card).toContainText('Dental Care')
    const some = await cards(page).count()
    await page.getByRole('link', { name: 'See all clinics near Chicago, Illinois' }).click()
    await expect(title(page)).toHaveText('Near Chicago, Illinois, within 25 miles')
    await expect.poll(() => cards(page).count()).toBeGreaterThan(some)
    await expect(page.getByLabel('Location')).toHaveValue('Chicago, Illinois')
  })

  test('are the chosen service among the filters, and another one takes its place', async ({
    page,
  }) => {
    await page.goto('/search?location=toothache+chicago')
    await expect(page.getByRole('checkbox', { name: 'Dental Care' })).toBeChecked()
    await page.getByRole('checkbox', { name: 'Medical Care' }).check()
    await expect(page).toHaveURL(/location=Chicago%2C(\+|%20)Illinois&service=medical%2Cdental/)
    await page.getByRole('checkbox', { name: 'Dental Care' }).uncheck()
    await expect(page).toHaveURL(/location=Chicago%2C(\+|%20)Illinois&service=medical$/)
    await expect(title(page)).toHaveText('Near Chicago, Illinois, within 25 miles')
  })

  test.describe('on the map', () => {
    test.use({ showsMap: true })

    test('are understood too', async ({ page }) => {
      await page.goto('/map?location=flu+shot+chicago')
      await expect(
        page.getByRole('heading', { name: /^Clinics with vaccines near Chicago, Illinois/ }),
      ).toBeVisible()
      await expect(
        page.getByRole('link', { name: 'See all clinics near Chicago' }),
      ).toHaveAttribute('href', /\/map\?location=Chicago%2C(\+|%20)Illinois$/)
    })
  })
})

const askForPlace = async (page: Page) => {
  await page.goto('/search?location=dentista')
  await expect(title(page)).toHaveText('Dental clinics: where are you?')
  await page.getByLabel('City, state or ZIP code').fill('60601')
  await page.getByRole('button', { name: 'Find clinics', exact: true }).click()
  await expect(page).toHaveURL('/search?need=dentista&location=60601')
  await expect(title(page)).toHaveText(/^Dental clinics near 60601/)
  await expect(page.getByRole('link', { name: /^See all clinics near/ })).toBeVisible()
  await expect(cards(page).first()).toContainText('Dental Care')
}

const needAt = async (page: Page, need: string, place: string) => {
  await page.goto(`/search?${new URLSearchParams({ location: need })}`)
  await page.getByLabel('City, state or ZIP code').fill(place)
  await page.getByRole('button', { name: 'Find clinics', exact: true }).click()
  await expect(cards(page).first()).toBeVisible()
}

test.describe('a need without a place', () => {
  test('asks for the place, and keeps the need', async ({ page }) => askForPlace(page))

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('asks for the place, and keeps the need', async ({ page }) => askForPlace(page))
  })

  test('still says whom to call once the place is given', async ({ page }) => {
    await needAt(page, 'suicide', 'Chicago')
    await expect(page.getByRole('alert').getByRole('link', { name: /^Call 988/ })).toBeVisible()
    await page.getByRole('link', { name: 'See these on the map' }).click()
    await expect(page.getByRole('alert').getByRole('link', { name: /^Call 988/ })).toBeVisible()
  })

  test('still says what to know once the place is given', async ({ page }) => {
    await needAt(page, 'abortion', 'Chicago')
    await expect(page.getByRole('link', { name: 'AbortionFinder' })).toBeVisible()
  })

  test('keeps the filters that were chosen', async ({ page }) => {
    await page.goto('/search?location=dentist&isFree=true&distance=100')
    await page.getByLabel('City, state or ZIP code').fill('Chicago')
    await page.getByRole('button', { name: 'Find clinics', exact: true }).click()
    await expect(cards(page).first()).toContainText('FREE')
    await expect(page).toHaveURL(/distance=100/)
  })

  test('is asked for again if the place is left empty', async ({ page }) => {
    await page.goto('/search?need=suicide&location=')
    await expect(page.getByRole('alert').getByRole('link', { name: /^Call 988/ })).toBeVisible()
    await expect(title(page)).toHaveText('Where do you need a clinic?')
  })
})

test('a need with an unknown place says so, asks again, and keeps the need', async ({ page }) => {
  await page.goto('/search?location=dentist+in+Xyzzyville')
  await expect(title(page)).toHaveText('Dental clinics: where are you?')
  await expect(page.getByText('We don’t know a place called “Xyzzyville”.').last()).toBeVisible()
  await page.getByLabel('City, state or ZIP code').fill('60601')
  await page.getByRole('button', { name: 'Find clinics', exact: true }).click()
  await expect(page).toHaveURL('/search?need=dentist&location=60601')
})

test.describe('a need near a place, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('has the counts of its own clinics beside the filters', async ({ page }) => {
    const { total } = await search({ location: 'dentist Texas', isFree: 'true' })
    expect(total).toBeGreaterThan(0)
    await page.goto('/search?location=dentist+Texas')
    await page.getByText('Filters', { exact: true }).click()
    await expect(page.getByRole('checkbox', { name: `Free Clinics (${total})` })).toBeVisible()
  })
})

test('a sensitive need says what to know, and where there is more help', async ({ page }) => {
  await page.goto('/search?location=abortion+chicago')
  await expect(page.getByText('Not every clinic here offers abortion care.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'AbortionFinder' })).toHaveAttribute(
    'href',
    'https://www.abortionfinder.org/',
  )
  await expect(cards(page).first()).toBeVisible()
})

for (const path of ['/search?location=dentist', '/search?location=abortion+chicago'])
  test(`${path} breaks no accessibility rule, and fits 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
