import type { Page } from '@playwright/test'
import { pathIn } from '../../../cms/contract/paths.ts'
import { keep } from '../../../site/copy/es/keep.ts'
import { offline as spanish } from '../../../site/copy/es/offline.ts'
import { clinicLike } from '../../support/directory.ts'
import { expect, NOT_FOUND, test } from '../../support/page-fixtures.ts'

test.use({
  serviceWorkers: 'allow',
  showsMap: true,
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported/],
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

const save = async (page: Page, locale: 'en' | 'es' = 'en') => {
  const clinic = await clinicLike(({ phone }) => phone !== null)
  const address = pathIn(locale, `/services/${clinic.slug}`)
  await page.goto(address)
  const name = locale === 'en' ? 'Save on this device' : keep.save
  await page.getByRole('button', { name }).click()
  return { ...clinic, address }
}

test('a saved clinic’s page opens without a connection, and says from when it is', async ({
  page,
  context,
}) => {
  const { name, phone, address } = await save(page)
  await untilKept(page, address, '/saved')
  await context.setOffline(true)
  await page.goto('/saved')
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(address)
  await expect(heading(page)).toHaveText(name)
  await expect(copyNotice(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Before You Go' })).toBeVisible()
  await expect(page.getByRole('link', { name: `Call ${phone}` }).first()).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(heading(page)).toHaveText(name)
  await expect(copyNotice(page)).toHaveCount(0)
})

/** The visitor leaves each page before anything that waits for seconds is done. */
const skipLongWaits = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout
    const brief = (task: TimerHandler, ms = 0) => (ms < 2_000 ? wait(task, ms) : 0)
    Object.assign(window, { setTimeout: brief })
  })

test('a clinic saved as soon as its page is there is kept, though its visitor leaves soon', async ({
  page,
  context,
}) => {
  await skipLongWaits(page)
  const { name, address } = await save(page)
  await untilKept(page, address, '/offline', '/saved')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await context.setOffline(true)
  for (const path of [address, '/saved']) {
    await page.goto(path)
    await expect(page.getByText(name).first()).toBeVisible()
  }
})

test('a clinic whose visitor left before it was kept is kept on the next page', async ({
  page,
}) => {
  const { address } = await save(page)
  await untilKept(page, address)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await skipLongWaits(page)
  await page.goto('/about')
  await untilKept(page, address, '/offline', '/saved')
})

test('a clinic that is saved no longer is kept no longer', async ({ page }) => {
  const { address } = await save(page)
  await untilKept(page, address)
  await page.getByRole('button', { name: 'Remove from saved clinics' }).click()
  await expect.poll(() => kept(page)).not.toContain(address)
})

test('without a connection a page that is not kept says so, and what else is there', async ({
  page,
  context,
}) => {
  const { name, phone } = await save(page)
  await page.goto('/search?location=Portland')
  await untilKept(page, '/offline', '/search?location=Portland', '/resources/medications')
  await context.setOffline(true)
  await page.goto('/about')
  await expect(page).toHaveURL('/offline#/about')
  await expect(heading(page)).toHaveText('You are not connected')
  await expect(page.getByRole('main').getByRole('link', { name: '911' })).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: `Call ${phone}` })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Portland/ })
    .last()
    .click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(copyNotice(page)).toBeVisible()
  await page.goto('/about')
  await context.setOffline(false)
  await expect(page).toHaveURL('/about')
})

const GUIDES = ['qualify', 'insurance', 'payment', 'medications'].map(
  (slug) => `/resources/${slug}`,
)

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
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0)
})

test('a search that was read is kept with what leads to it, and nothing else', async ({ page }) => {
  await page.goto('/search?location=Portland')
  await untilKept(page, '/search?location=Portland', '/offline', '/saved')
  expect((await kept(page)).filter((address) => address.startsWith('/resources'))).toEqual([])
})

test('whoever comes back another day has the main guides too', async ({ page }) => {
  await page.goto('/search?location=Portland')
  await untilKept(page, '/search?location=Portland', '/offline', '/saved')
  await page.clock.install({ time: Date.now() + 24 * 60 * 60 * 1_000 })
  await page.goto('/about')
  await page.clock.runFor(10_000)
  await untilKept(page, ...GUIDES)
})

test('with a saved clinic the main guides open too, though nobody has read them', async ({
  page,
  context,
}) => {
  await save(page)
  await untilKept(page, ...GUIDES)
  await context.setOffline(true)
  await page.goto('/resources/payment')
  await expect(copyNotice(page)).toBeVisible()
  await expect(heading(page)).toHaveText('Help with medical bills')
})

test('only the last searches are kept', async ({ page }) => {
  await page.goto('/search?location=Portland')
  await untilKept(page, '/search?location=Portland')
  const { pathname } = new URL(page.url())
  const older = ['Chicago', 'Houston', 'Phoenix', 'Dallas'].map(
    (town) => `${pathname}?location=${town}`,
  )
  await page.evaluate(async (addresses) => {
    const results = await caches.open('kept-results')
    for (const address of addresses) await results.put(address, new Response(''))
  }, older)
  await page.goto('/search?location=Denver')
  await untilKept(page, '/search?location=Denver')
  await expect
    .poll(async () => (await kept(page)).filter((address) => address.startsWith(pathname)))
    .toEqual([...older, '/search?location=Denver'])
})

for (const word of ['rape', 'abortion', 'immigration', 'transgender'])
  test(`a search for '${word}' is not kept, and can be left at once`, async ({ page }) => {
    await page.goto(`/search?location=${word}+Chicago`)
    await expect(page.getByRole('link', { name: 'Leave this page' })).toBeVisible()
    await page.goto('/resources/blog/someone-to-talk-to')
    await untilKept(page, '/resources/blog/someone-to-talk-to')
    expect((await kept(page)).join()).not.toContain(word)
  })

test('with a connection every page comes from the server', async ({ page }) => {
  const { address } = await save(page)
  await untilKept(page, address)
  await page.evaluate(async (url) => {
    const clinics = await caches.open('kept-clinic')
    await clinics.put(url, new Response('old', { headers: { 'content-type': 'text/html' } }))
  }, address)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Before You Go' })).toBeVisible()
})

test.describe('a private page', () => {
  test.use({ expectedErrors: [NOT_FOUND] })
  test('is never kept, nor are forms and the estimator', async ({ page }) => {
    for (const address of ['/contact', '/resources/what-would-i-pay', '/submission/none'])
      await page.goto(address)
    await page.goto('/resources/qualify')
    await untilKept(page, '/resources/qualify', '/offline', '/saved')
    const pages = (await kept(page)).filter((address) => !address.startsWith('/assets/'))
    expect(pages.sort()).toEqual(['/offline', '/resources/qualify', '/saved'])
  })
})

test('clearing the device removes the copies and their worker, for as long as the tab is open', async ({
  page,
}) => {
  const { address } = await save(page)
  await untilKept(page, address, '/resources/medications')
  await page.goto('/saved')
  await page.getByRole('button', { name: 'Clear this device' }).click()
  await page.getByRole('button', { name: 'Yes, clear it' }).click()
  await expect(page.getByText('This device is cleared.')).toBeVisible()
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
  await page.clock.install()
  await page.goto('/resources/qualify')
  await page.clock.runFor(60_000)
  expect(await left()).toEqual([0, 0, 0])
})

test('in Spanish it is there too', async ({ page, context }) => {
  const { name, address } = await save(page, 'es')
  await untilKept(page, address, '/es/offline')
  await context.setOffline(true)
  await page.goto('/es/about')
  await expect(heading(page)).toHaveText(spanish.title)
  await page.getByRole('link', { name }).click()
  await expect(page.getByText(/Esta copia es del \d+ de [a-z]+ de \d{4}/)).toBeVisible()
})

test('the worker may fetch from this site alone, and loads no script', async ({ request }) => {
  const headers = (await request.get('/service-worker.js')).headers()
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  )
  expect(headers['cache-control']).toBe('no-cache')
})
