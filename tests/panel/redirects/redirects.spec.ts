import type { Page } from '@playwright/test'
import { mark } from '../../support/form-values.ts'
import { NOT_FOUND } from '../../support/page-fixtures.ts'
import { expect, openPanel, test as panelTest } from '../../support/panel-fixtures.ts'
import { withinASecond } from '../../support/within-a-second.ts'

interface Redirect {
  from: string
  to: string
  permanent?: boolean
}

/** Makes redirects that are deleted after the test. */
const test = panelTest.extend<{ redirect: (data: Redirect) => Promise<void> }>({
  redirect: async ({ page }, use) => {
    const made: number[] = []
    await use(async (data) => {
      const response = await page.request.post('/cms-api/redirects', { data })
      expect(response.status(), 'making a redirect').toBe(201)
      made.push((await response.json()).doc.id)
      await expect.poll(() => answer(page, data.from).then(({ status }) => status)).not.toBe(404)
    })
    for (const id of made) await page.request.delete(`/cms-api/redirects/${id}`)
  },
})

const answer = async (page: Page, path: string, method = 'GET') => {
  const response = await page.request.fetch(path, { method, maxRedirects: 0 })
  return { status: response.status(), location: response.headers().location }
}

/** Navigates inside the site, as a link in a text does. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

test('a redirect replaces the fallback page within a second, until it is removed', async ({
  page,
}) => {
  const from = `/old-${mark()}`
  expect((await answer(page, from)).status).toBe(404)
  await openPanel(page, 'collections/redirects/create')
  await page.locator('#field-from').fill(`${from.toUpperCase()}/`)
  await page.locator('#field-to').fill('/resources/qualify')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.payload-toast-container')).toContainText(/success/i)
  await expect(page.locator('#field-from')).toHaveValue(from)
  await withinASecond(
    () => answer(page, from),
    (found) => expect(found).toEqual({ status: 302, location: '/resources/qualify' }),
  )
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.request.delete(`/cms-api/redirects/${id}`)
  await withinASecond(
    () => answer(page, from),
    (found) => expect(found).toMatchObject({ status: 404 }),
  )
})

test('a redirect keeps the query, also after a trailing slash, for GET and HEAD', async ({
  page,
  redirect,
}) => {
  const from = `/caf\u00e9-${mark()}`
  await redirect({ from, to: '/search?service=dental#results', permanent: true })
  const location = '/search?service=dental&location=Austin%2C+TX#results'
  for (const path of [`${from}?location=Austin,%20TX`, `${from}/?location=Austin,%20TX`]) {
    expect(await answer(page, path)).toEqual({ status: 301, location })
    expect(await answer(page, path, 'HEAD')).toEqual({ status: 301, location })
  }
})

test('a redirect to another site drops the query', async ({ page, redirect }) => {
  const from = `/old-${mark()}`
  await redirect({ from, to: 'https://elsewhere.example/page' })
  expect(await answer(page, `${from}?service=std`)).toEqual({
    status: 302,
    location: 'https://elsewhere.example/page',
  })
})

test('the address of a missing clinic can lead to another page', async ({ page, redirect }) => {
  const from = `/services/gone-${mark()}`
  await redirect({ from, to: '/browse/states' })
  expect(await answer(page, from)).toEqual({ status: 302, location: '/browse/states' })
})

test('the home page’s dead links can be redirected', async ({ page, redirect }) => {
  await redirect({ from: '/resources/emergency-care-guide', to: '/category/emergency-care' })
  await page.goto('/')
  await page.locator('a[href="/resources/emergency-care-guide"]').click()
  await expect(page).toHaveURL('/category/emergency-care')
})

test('a link inside the site follows the redirect too', async ({ page, redirect }) => {
  const from = `/old-${mark()}`
  await redirect({ from, to: '/about' })
  await page.goto('/resources')
  await follow(page, `${from}?x=1`)
  await expect(page).toHaveURL('/about?x=1')
  await page.goBack()
  await expect(page).toHaveURL('/resources')
})

test.describe('a link inside the site to nothing', () => {
  test.use({ expectedErrors: [NOT_FOUND] })

  test('shows the fallback page, and asks the server once', async ({ page }) => {
    const path = `/nothing-${mark()}`
    const asked: string[] = []
    await page.goto('/resources')
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname)
    })
    await follow(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([path])
    await follow(page, `${path}-either`)
    await expect.poll(() => asked).toEqual([path, `${path}-either`])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  })
})

test.describe('a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('can’t read or make redirects', async ({ request }) => {
    expect((await request.get('/cms-api/redirects')).status()).toBe(403)
    const data = { from: `/old-${mark()}`, to: 'https://elsewhere.example' }
    expect((await request.post('/cms-api/redirects', { data })).status()).toBe(403)
  })
})
