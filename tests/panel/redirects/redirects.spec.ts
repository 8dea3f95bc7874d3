import type { Page } from '@playwright/test'
import { mark } from '../../support/form-values.ts'
import { NOT_FOUND } from '../../support/page-fixtures.ts'
import { expect, openPanel, save, saveStatus, test } from '../../support/panel-fixtures.ts'
import { withinASecond } from '../../support/within-a-second.ts'

const answer = async (page: Page, path: string) => {
  const response = await page.request.get(path, { maxRedirects: 0 })
  return { status: response.status(), location: response.headers().location }
}

/** Navigates inside the site, as a link in a text does. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

test.describe('in the panel', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('a redirect replaces the fallback page within a second, until it is removed', async ({
    page,
  }) => {
    const from = `/old-${mark()}`
    await openPanel(page, 'collections/redirects/create')
    await page.locator('#field-from').fill('/about')
    await page.locator('#field-to').fill('/resources/qualify')
    // Payload removes the error at the field when a check of the typing answers after the refusal.
    await page.waitForLoadState('networkidle')
    expect(await saveStatus(page, 'Save')).toBe(400)
    await expect(page.locator('.field-error')).toHaveText(
      'There is already a page at this address, so the redirect would have no effect.',
    )
    await expect(page.locator('#field-from')).toHaveValue('/about')
    expect((await answer(page, from)).status).toBe(404)
    await page.locator('#field-from').fill(`${from.toUpperCase()}/`)
    await save(page, 'Save')
    await withinASecond(
      () => answer(page, from),
      (found) => expect(found).toEqual({ status: 302, location: '/resources/qualify' }),
    )
    await expect(page.locator('#field-from')).toHaveValue(from)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await page.request.delete(`/cms-api/redirects/${id}`)
    await withinASecond(
      () => answer(page, from),
      (found) => expect(found).toMatchObject({ status: 404 }),
    )
  })
})

test.describe('on the site', () => {
  test.use({ expectedErrors: [NOT_FOUND] })

  test('links inside the site lead where redirects say too', async ({ page }) => {
    const old = `/old-${mark()}`
    const data = { from: old, to: '/about' }
    const { doc } = await (await page.request.post('/cms-api/redirects', { data })).json()
    await expect.poll(async () => (await answer(page, old)).status).toBe(302)
    await page.goto('/resources')
    await follow(page, `${old}?x=1`)
    await expect(page).toHaveURL('/about?x=1')
    await page.goBack()
    await expect(page).toHaveURL('/resources')
    // What leads nowhere is asked for once.
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname)
    })
    const path = `/nothing-${mark()}`
    await follow(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([path])
    await page.request.delete(`/cms-api/redirects/${doc.id}`)
  })
})
