import { clinicLike } from '../../support/directory.ts'
import {
  copyNotice,
  forget,
  GUIDES,
  heading,
  KEEPING,
  kept,
  saveClinic,
  untilKept,
  withWaits,
} from '../../support/kept-pages.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use(KEEPING)

test('a saved clinic and the main guides open without a connection, and say from when they are', async ({
  page,
  context,
}) => {
  await withWaits(page, 'at once')
  const { name, phone, address } = await saveClinic(page)
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
  const { name, address } = await saveClinic(page)
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
  // What keeps it loads after the page; this is its last file.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('/assets/keep-page-')),
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

test('a clinic is kept once the connection is back, though the code for that was lost with it', async ({
  page,
  context,
}) => {
  const code = '**/assets/offline-*.js'
  await context.route(code, (route) => route.abort())
  const isLost = page.waitForEvent('requestfailed')
  const { address } = await saveClinic(page)
  await isLost
  await context.unroute(code)
  await context.setOffline(true)
  await context.setOffline(false)
  await untilKept(page, address, '/offline', '/saved')
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
  const { address } = await saveClinic(page)
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
