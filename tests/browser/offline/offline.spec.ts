import { offline as english } from '../../../site/copy/en/offline.ts'
import { offline as spanish } from '../../../site/copy/es/offline.ts'
import {
  copyNotice,
  heading,
  KEEPING,
  kept,
  saveClinic,
  untilKept,
  withWaits,
} from '../../support/kept-pages.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use(KEEPING)

test('a worker that could not be had is asked for once the connection is back', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const workers = navigator.serviceWorker
    const register = workers.register.bind(workers)
    workers.register = async () => {
      workers.register = register
      performance.mark('refused')
      throw new TypeError('Failed to fetch')
    }
  })
  await withWaits(page, 'at once')
  await page.goto('/about')
  await page.waitForFunction(() => performance.getEntriesByName('refused').length > 0)
  await context.setOffline(true)
  await context.setOffline(false)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  expect(await kept(page)).toEqual([])
})

test('without a connection a page that is not kept says so, and what else is there', async ({
  page,
  context,
}) => {
  await withWaits(page, 'at once')
  const { name, phone } = await saveClinic(page)
  await page.goto('/search?location=Portland')
  await untilKept(page, '/offline', '/search?location=Portland', '/resources/medications')
  await context.setOffline(true)
  await page.goto('/about')
  await expect(page).toHaveURL('/offline#/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '911' })).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: `Call ${phone}` })).toBeVisible()
  await main
    .getByRole('link', { name: /Portland/ })
    .last()
    .click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(copyNotice(page)).toBeVisible()
  await page.goto('/about')
  await context.setOffline(false)
  await expect(page).toHaveURL('/about')
})

test('from the first visit on, a page in either language says offline, whom to call and what was saved', async ({
  page,
  context,
}) => {
  await withWaits(page, 'at once')
  await page.goto('/about')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  expect(await kept(page)).toEqual([])
  await context.setOffline(true)
  const open = async (path: string) => {
    await page.evaluate((to) => window.location.assign(to), path)
    await page.waitForURL(path)
  }
  for (const [path, title] of [
    ['/privacy', english.title],
    ['/es/search?location=Chicago', spanish.title],
    ['/submission/secret', english.title],
  ] as const) {
    await open(path)
    await expect(heading(page)).toHaveText(title)
    for (const number of ['911', '988', '211'])
      await expect(page.locator(`a[href="tel:${number}"]`)).toBeVisible()
  }
  const saved = [{ slug: 'oak', name: 'Oak <b>Clinic', phone: '864-555-0142' }]
  await page.evaluate(
    (clinics) => localStorage.setItem('saved-clinics', JSON.stringify(clinics)),
    saved,
  )
  await open('/es/about')
  await expect(page.getByRole('heading', { name: spanish.saved })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Oak <b>Clinic' })).toHaveAttribute(
    'href',
    '/es/services/oak',
  )
  await expect(page.getByRole('link', { name: '864-555-0142' })).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page)).not.toHaveText(spanish.title)
})

test('a search that fails without a connection says so, and lists what was saved', async ({
  page,
  context,
}) => {
  await withWaits(page, 'never')
  const { name } = await saveClinic(page)
  await page.goto('/search?location=Portland')
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  const field = page.getByRole('main').getByLabel('Location')
  await field.fill('Denver')
  await field.press('Enter')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('You are offline')
  await expect(alert.getByRole('link', { name })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a page goes on with the connection, also if its later code was lost with that', async ({
  page,
  context,
}) => {
  const laterCode = /\/assets\/late-/
  await page.route(laterCode, (route) => route.abort('internetdisconnected'))
  await page.goto('/search?location=Portland')
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  const field = page.getByRole('main').getByLabel('Location')
  await field.fill('Denver')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toContainText('You are offline')
  await page.unroute(laterCode)
  await context.setOffline(false)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('in Spanish it is there too, and the worker loads no script', async ({ page, context }) => {
  await withWaits(page, 'at once')
  const { name, address } = await saveClinic(page, 'es')
  await untilKept(page, address, '/es/offline')
  const worker = await page.request.get('/service-worker.js')
  expect(worker.headers()).toMatchObject({
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    'cache-control': 'no-cache',
  })
  await context.setOffline(true)
  await page.goto('/es/about')
  await expect(heading(page)).toHaveText(spanish.title)
  await page.getByRole('link', { name }).click()
  await expect(page.getByText(/Esta copia es del \d+ de [a-z]+ de \d{4}/)).toBeVisible()
})
