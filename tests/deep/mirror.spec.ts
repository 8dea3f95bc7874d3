import { LANGUAGES, LOCALES, pathIn } from '../../cms/contract/paths.ts'
import { createDatabase, keepStates } from '../support/database.ts'
import { startMirrorHost } from '../support/mirror-host.ts'
import { mirrorFolder } from '../support/mirrored.ts'
import { expect, NOT_FOUND, test } from '../support/page-fixtures.ts'
import { startProductProcess } from '../support/product-process.ts'
import { violations } from '../support/violations.ts'

/** Those that the tests look into. */
const STATES = ['california', 'illinois', 'new-mexico', 'new-york']

// One mirror for all of them.
test.describe.configure({ mode: 'default', timeout: 300_000 })

let made: Awaited<ReturnType<typeof mirrorFolder>>
let host: Awaited<ReturnType<typeof startMirrorHost>>
test.beforeAll(async () => {
  test.setTimeout(300_000)
  const database = await createDatabase()
  await keepStates(database, STATES)
  const product = await startProductProcess(database.url)
  made = await mirrorFolder()
  const { errors } = await made.mirror(product.url)
  await product.stop()
  await database.drop()
  expect(errors).toBe('')
  host = await startMirrorHost(made.folder)
})
test.afterAll(async () => {
  host?.stop()
  await made?.remove()
})
// A clinic's page shows where it is.
test.use({ javaScriptEnabled: false, showsMap: true })

/** What visitors read, and what they type. */
const WORDS = {
  en: {
    copy: 'This is a copy of our site, saved on',
    location: 'Location',
    search: 'Search Free Clinics',
    withoutScript: 'The search on this copy needs JavaScript',
    allZips: 'All ZIP codes',
    inZip: 'Clinics in ZIP codes that begin with 606',
    newMexico: 'New Mexico',
    call: /^Call /,
    letters: 'Towns by letter',
    noForm: 'This form doesn’t work',
    callThem: 'To reach a clinic, call it.',
    send: 'Send Message',
    noPage: 'This page is not in our copy',
    places: ['60601', 'Chicago, IL', 'chicago illinois', 'Chicago', 'Cook County, IL'],
    found: /^\d+ clinics within 25 miles of (60601|Chicago, IL|Cook County, IL)$/,
    miles: /\d miles? · .*Chicago, IL 60/s,
    state: 'new mexico',
    inState: 'See all clinics in New Mexico',
    city: 'new york',
    nearCity: /^\d+ clinics within \d+ miles of New York, NY$/,
    unknown: (place: string) => `We don’t know a place called “${place}”`,
    call911: /^Call 911/,
  },
  es: {
    copy: 'Esta es una copia de nuestro sitio, guardada el',
    location: 'Lugar',
    search: 'Buscar clínicas gratis',
    withoutScript: 'En esta copia, la búsqueda necesita JavaScript',
    allZips: 'Todos los códigos postales',
    inZip: 'Clínicas en códigos postales que empiezan con 606',
    newMexico: 'Nuevo México',
    call: /^Llamar al /,
    letters: 'Ciudades por letra',
    noForm: 'Este formulario no funciona',
    callThem: 'Para comunicarse con una clínica, llámela.',
    send: 'Enviar el mensaje',
    noPage: 'Esta página no está en nuestra copia',
    places: ['60601', 'Chicago, IL', 'chicago illinois', 'Chicago', 'condado de Cook, IL'],
    found: /^\d+ clínicas a 25 millas o menos de (60601|Chicago, IL|Cook County, IL)$/,
    miles: /\d millas? · .*Chicago, IL 60/s,
    state: 'nuevo méxico',
    inState: 'Ver todas las clínicas en Nuevo México',
    city: 'nueva york',
    nearCity: /^\d+ clínicas a \d+ millas o menos de New York, NY$/,
    unknown: (place: string) => `No conocemos ningún lugar llamado «${place}»`,
    call911: /^Llame al 911/,
  },
}

for (const locale of LOCALES) {
  const words = WORDS[locale]
  const at = (path: string) => host.url + pathIn(locale, path)
  const others = LOCALES.filter((other) => other !== locale)

  test.describe(`in ${LANGUAGES[locale].name}`, () => {
    test('without JavaScript a visitor finds a clinic near 60601 in the lists', async ({
      page,
    }) => {
      await page.goto(at('/'))
      await expect(page.getByText(words.copy)).toBeVisible()
      await page.getByRole('textbox', { name: words.location }).fill('60601')
      await page.getByRole('button', { name: words.search }).click()
      await expect(page.getByText(words.withoutScript)).toBeVisible()
      const main = page.getByRole('main')
      await main.getByRole('link', { name: words.allZips }).click()
      await main.getByRole('link', { name: '606', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.inZip)
      await expect(main.getByRole('link', { name: words.call }).first()).toHaveAttribute(
        'href',
        /^tel:/,
      )
      const name = await main.getByRole('heading', { level: 2 }).first().textContent()
      await main
        .getByRole('link', { name: name ?? '', exact: true })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
      await expect(page).toHaveURL(new RegExp(`^${at('/services/')}`))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      for (const other of others) {
        await page.getByRole('link', { name: LANGUAGES[other].name, exact: true }).click()
        await expect(page.locator('html')).toHaveAttribute('lang', other)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
      }
    })

    test('without JavaScript a visitor finds a clinic by state and town', async ({ page }) => {
      await page.goto(at('/lists/'))
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: words.newMexico })).toBeVisible()
      await main.getByRole('link', { name: 'Illinois' }).click()
      await main.getByRole('link', { name: 'Chicago', exact: true }).click()
      await expect(page.getByRole('link', { name: words.call }).first()).toBeVisible()
      for (const other of others) {
        await page.getByRole('link', { name: LANGUAGES[other].name, exact: true }).click()
        await expect(page).toHaveURL(`${host.url}${pathIn(other, '/lists/illinois/chicago/')}`)
      }
    })

    test('a letter above a state’s clinics leads to all its towns', async ({ page }) => {
      await page.goto(at('/services/united-states/california'))
      const letters = page.getByRole('navigation', { name: words.letters })
      await letters.getByRole('link', { name: 'S', exact: true }).click()
      await expect(page).toHaveURL(at('/lists/california/'))
    })

    test('a form says that it doesn’t work, and what to do', async ({ page }) => {
      await page.goto(at('/contact'))
      await expect(page.getByRole('note').filter({ hasText: words.noForm })).toContainText(
        words.callThem,
      )
      await expect(page.getByRole('button', { name: words.send })).toHaveCount(0)
    })

    test.describe('where there is no page', () => {
      test.use({ expectedErrors: [NOT_FOUND] })
      test('the page says so, and leads on', async ({ page }) => {
        const answer = await page.goto(at('/services/no-such-clinic/at-all'))
        expect(answer?.status()).toBe(404)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.noPage)
        await expect(page.getByRole('main').getByRole('link')).toHaveCount(2)
        for (const other of others) {
          await page.getByRole('link', { name: LANGUAGES[other].name, exact: true }).click()
          await expect(page).toHaveURL(new RegExp(`^${host.url}${pathIn(other, '/')}$`))
        }
      })
    })

    test.describe('with JavaScript', () => {
      test.use({ javaScriptEnabled: true, viewport: { width: 320, height: 640 } })

      test('a visitor finds clinics near a place, however it is written', async ({ page }) => {
        for (const place of words.places) {
          await page.goto(at('/search/'))
          await page.getByRole('textbox', { name: words.location }).fill(place)
          await page.getByRole('textbox', { name: words.location }).press('Enter')
          const status = page.locator('[data-mirror-results] [role=status]')
          await expect(status, place).toHaveText(words.found)
          const first = page.locator('.mirror-clinics > li').first()
          await expect(first).toContainText(/· .*, IL 60/s)
          if (!/cook/i.test(place)) await expect(first).toContainText(words.miles)
          const href = await first.getByRole('heading').getByRole('link').getAttribute('href')
          expect(href).toMatch(new RegExp(`^${pathIn(locale, '/services/')}`))
        }
        expect(await violations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      })

      const open = (text: string) => at(`/search/?location=${encodeURIComponent(text)}`)

      test('a state’s name leads to its list, a city’s to its clinics', async ({ page }) => {
        await page.goto(open(words.state))
        await page.getByRole('link', { name: words.inState }).click()
        await expect(page).toHaveURL(at('/lists/new-mexico/'))
        await page.goto(open(words.city))
        await expect(page.getByText(words.nearCity)).toBeVisible()
      })

      test('the same search is one press away in the other language', async ({ page }) => {
        await page.goto(open('60601'))
        for (const other of others) {
          await page.getByRole('link', { name: LANGUAGES[other].name, exact: true }).click()
          await expect(page).toHaveURL(`${host.url}${pathIn(other, '/search/')}?location=60601`)
          await expect(page.getByText(WORDS[other].found)).toBeVisible()
        }
      })

      test('what can’t be found says so, and an urgent need gets its number', async ({ page }) => {
        await page.goto(open('Nowhereville, IL'))
        await expect(page.getByText(words.unknown('Nowhereville, IL'))).toBeVisible()
        await page.goto(open('sobredosis overdose chicago'))
        await expect(
          page.getByRole('main').getByRole('link', { name: words.call911 }),
        ).toBeVisible()
        await page.goto(open('constructor'))
        await expect(page.getByText(words.unknown('constructor'))).toBeVisible()
      })
    })
  })
}
