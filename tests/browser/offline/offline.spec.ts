import type { Page } from '@playwright/test'
import { pathIn } from '../../../cms/contract/paths.ts'
import { offline as english } from '../../../site/copy/en/offline.ts'
import { keep } from '../../../site/copy/es/keep.ts'
import { offline as spanish } from '../../../site/copy/es/offline.ts'
import { clinicLike } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({
  serviceWorkers: 'allow',
  showsMap: true,
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported|fetching the script|status of 404/,
  ],
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const copyNotice = (page: Page) => page.getByText(/This copy is from .+ at .+/)

/** The addresses that the browser has kept. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(url.slice(location.origin.length))
    return found
  })

const untilKept = (page: Page, ...addresses: string[]) =>
  expect.poll(() => kept(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(addresses))

const forget = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })

/** What waits for seconds, such as until a page was read, happens at once, or never. */
const withWaits = (page: Page, happen: 'at once' | 'never') =>
  page.addInitScript((isNever) => {
    const wait = window.setTimeout
    const changed = (task: TimerHandler, ms = 0) => {
      if (ms < 2_000 || ms > 4_000) return wait(task, ms)
      return isNever ? 0 : wait(task, 0)
    }
    Object.assign(window, { setTimeout: changed })
  }, happen === 'never')

const save = async (page: Page, locale: 'en' | 'es' = 'en') => {
  const clinic = await clinicLike(({ phone }) => phone !== null)
  const address = pathIn(locale, `/services/${clinic.slug}`)
  await page.goto(address)
  const name = locale === 'en' ? 'Save on this device' : keep.save
  await page.getByRole('button', { name }).click()
  return { ...clinic, address }
}

const GUIDES = ['qualify', 'insurance', 'payment', 'medications'].map(
  (slug) => `/resources/${slug}`,
)

test('a saved clinic and the main guides open without a connection, and say from when they are', async ({
  page,
  context,
}) => {
  await withWaits(page, 'at once')
  const { name, phone, address } = await save(page)
  await untilKept(page, address, '/saved', ...GUIDES)
  await context.setOffline(true)
  await page.goto('/saved')
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(address)
  await expect(heading(page)).toHaveText(name)
  await expect(copyNotice(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Before You Go' })).toBeVisible()
  await expect(page.getByRole('link', { name: `Call ${phone}` }).first()).toBeVisible()
  await page.goto('/resources/payment')
  await expect(heading(page)).toHaveText('Help with medical bills')
  // With a connection every page comes from the server.
  await context.setOffline(false)
  await page.goto(address)
  await expect(heading(page)).toHaveText(name)
  await expect(copyNotice(page)).toHaveCount(0)
  // What is saved no longer is kept no longer.
  await page.getByRole('button', { name: 'Remove from saved clinics' }).click()
  await expect.poll(() => kept(page)).not.toContain(address)
})

test('a clinic is kept though its visitor leaves soon, or else on the next page', async ({
  page,
  context,
}) => {
  // The visitor leaves each page before anything that waits is done.
  await withWaits(page, 'never')
  const { name, address } = await save(page)
  await untilKept(page, address, '/offline', '/saved')
  await forget(page)
  await page.goto('/about')
  await untilKept(page, address, '/offline', '/saved')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await context.setOffline(true)
  for (const path of [address, '/saved']) {
    await page.goto(path)
    await expect(page.getByText(name).first()).toBeVisible()
  }
})

test('a clinic saved while the connection is lost is kept once it is back', async ({
  page,
  context,
}) => {
  await withWaits(page, 'never')
  const { slug } = await clinicLike(({ phone }) => phone !== null)
  await page.goto(`/services/${slug}`)
  // What keeps it loads after the page.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/offline-')),
  )
  await context.setOffline(true)
  // Chromium sometimes still gets the worker; then the page is not had.
  const failure = Promise.any([
    page.waitForEvent('console', (line) => /fetching the script/.test(line.text())),
    page.waitForEvent('requestfailed', (request) => request.url().endsWith(slug)),
  ])
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await failure
  await context.setOffline(false)
  await untilKept(page, `/services/${slug}`, '/offline', '/saved')
})

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
  const { name, phone } = await save(page)
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

test('whoever only looks in fetches nothing for later', async ({ page }) => {
  await page.clock.install()
  const asked: string[] = []
  for (const path of ['/', '/about', '/browse/states']) {
    // The part of the page that keeps others comes after all else.
    await page.goto(path, { waitUntil: 'networkidle' })
    page.on('request', (request) => {
      if (/text\/html/.test(request.headers().accept ?? '')) asked.push(request.url())
    })
    await page.clock.runFor(60_000)
    page.removeAllListeners('request')
  }
  expect(asked).toEqual([])
  expect(await kept(page)).toEqual([])
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
  const { name } = await save(page)
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

test('a search that was read is kept, the main guides on another day, and only the last searches', async ({
  page,
}) => {
  await withWaits(page, 'at once')
  await page.goto('/search?location=Portland')
  await untilKept(page, '/search?location=Portland', '/offline', '/saved')
  expect((await kept(page)).filter((address) => address.startsWith('/resources'))).toEqual([])
  const older = ['Chicago', 'Houston', 'Phoenix', 'Dallas'].map(
    (town) => `/search?location=${town}`,
  )
  await page.evaluate(async (addresses) => {
    const results = await caches.open('kept-results')
    for (const address of addresses) await results.put(address, new Response(''))
  }, older)
  await page.goto('/search?location=Denver')
  await untilKept(page, '/search?location=Denver')
  await expect
    .poll(async () => (await kept(page)).filter((address) => address.startsWith('/search')))
    .toEqual([...older, '/search?location=Denver'])
  await page.clock.install({ time: Date.now() + 24 * 60 * 60 * 1_000 })
  await page.goto('/about')
  await page.clock.runFor(10_000)
  await untilKept(page, ...GUIDES)
})

test('what tells of somebody, forms and the estimator are never kept', async ({ page }) => {
  await withWaits(page, 'at once')
  for (const word of ['rape', 'immigration']) {
    await page.goto(`/search?location=${word}+Chicago`)
    await expect(page.getByRole('link', { name: 'Leave this page' })).toBeVisible()
    // What leads to kept pages comes after the page itself would.
    await untilKept(page, '/offline', '/saved')
    expect((await kept(page)).join()).not.toContain(word)
    await forget(page)
  }
  for (const address of ['/contact', '/resources/what-would-i-pay', '/submission/none'])
    await page.goto(address, { waitUntil: 'networkidle' })
  await page.goto('/resources/qualify')
  await untilKept(page, '/resources/qualify', '/offline', '/saved')
  const pages = (await kept(page)).filter((address) => !address.startsWith('/assets/'))
  expect(pages.sort()).toEqual(['/offline', '/resources/qualify', '/saved'])
})

test('clearing the device removes the copies and their worker, for as long as the tab is open', async ({
  page,
}) => {
  const { address } = await save(page)
  await untilKept(page, address, '/resources/medications')
  await page.goto('/saved')
  await page.evaluate(() => {
    localStorage.setItem('language', 'en')
    sessionStorage.setItem('any', '1')
  })
  await page.getByRole('button', { name: 'Clear this device' }).click()
  await expect(page.getByRole('button', { name: 'No, keep it' })).toBeFocused()
  await page.getByRole('button', { name: 'Yes, clear it' }).click()
  await expect(page.getByText('This device is cleared.')).toBeVisible()
  await expect(page.getByText('You have not saved a clinic yet.')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('any'))).toBeNull()
  const left = () =>
    page.evaluate(async () => [
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
      localStorage.length,
    ])
  expect(await left()).toEqual([0, 0, 0])
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('It was cleared'))
  })
  await page.goto('/resources/qualify', { waitUntil: 'networkidle' })
  expect(await left()).toEqual([0, 0, 0])
})

test('in Spanish it is there too, and the worker loads no script', async ({ page, context }) => {
  await withWaits(page, 'at once')
  const { name, address } = await save(page, 'es')
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
