import type { BrowserContext, Locator, Page, Request } from '@playwright/test'
import { TRAP_FIELD } from '../../cms/contract/index.ts'
import { delayCalls } from '../support/api-calls.ts'
import { clinicLike } from '../support/directory.ts'
import { type Filled, fillAnything, filledIn } from '../support/fill-anything.ts'
import { isHydrated } from '../support/is-hydrated.ts'
import { expect, test } from '../support/page-fixtures.ts'

// A slow phone shows a page seconds before its code has come, and people type at once.
test.use({
  showsMap: true,
  expectedErrors: [/status of 40[04]|Minified React error #418|ERR_FAILED/],
})

type Case = [
  name: string,
  address: () => Promise<string>,
  form: (page: Page) => Locator,
  /** What happens with it: it opens an address, is posted, applies at each choice, or computes. */
  kind: 'opens' | 'posted' | 'applies' | 'computes',
  /** What has to be opened first. */
  open?: string,
]

const slug = async () => (await clinicLike(({ phone }) => phone !== null)).slug
const at = (path: string) => async () => path
const search = (page: Page) => page.locator('main search form').first()
const posted = (page: Page) => page.locator('main form[method=post]')

const filters = (page: Page) => page.locator('main details form')
const calculator = (page: Page) => page.locator('main form').first()

const FORMS: Case[] = [
  ...['/', '/nowhere', '/resources/payment', '/resources/blog/someone-to-talk-to'].map(
    (path): Case => [`search at ${path}`, at(path), search, 'opens'],
  ),
  ['search of a search', at('/search?location=Portland'), search, 'opens'],
  ['search of the map', at('/map?location=Portland'), search, 'opens'],
  ['filters of a search', at('/search?location=Portland'), filters, 'applies'],
  [
    'filters of the map',
    at('/map?location=Portland'),
    filters,
    'applies',
    'details details > summary',
  ],
  ['what would I pay', at('/resources/what-would-i-pay'), calculator, 'computes'],
  ['contact', async () => `/contact?clinic=${await slug()}`, posted, 'posted'],
  ['add a clinic', at('/add-clinic'), posted, 'posted'],
  ['newsletter', at('/resources/blog'), posted, 'posted'],
  ['correct', async () => `/services/${await slug()}/correct`, posted, 'posted'],
  ['staff', async () => `/services/${await slug()}/staff`, posted, 'posted'],
]

/** A page whose scripts wait. */
const openEarly = async (
  context: BrowserContext,
  address: () => Promise<string>,
  open?: string,
) => {
  const page = await context.newPage()
  const release = await delayCalls(page, '**/assets/*.js')
  await page.goto(await address(), { waitUntil: 'commit' })
  await page.locator('footer').last().waitFor()
  if (open) await page.locator(open).click()
  return { page, release }
}

/** Every form is received, and none reaches the limit of how many one address may send. */
const acceptPosts = (page: Page) =>
  page.route('**/api/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, json: { status: 'received' } })
      : route.fallback(),
  )

const codeComes = async (page: Page, release: () => void) => {
  release()
  await page.waitForFunction(isHydrated)
}

/** Puts the caret behind the second letter of the last field with text. */
const startCorrecting = async (form: Locator) => {
  const field = form
    .locator(`:is(input[type=text]:not([name=${TRAP_FIELD}]), textarea):visible`)
    .last()
  if ((await field.count()) === 0) return undefined
  await field.evaluate((element) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return
    element.focus()
    element.setSelectionRange(2, 2)
  })
  return field
}

const expectStillCorrecting = async (field: Locator | undefined) => {
  if (!field) return
  await expect(field).toBeFocused()
  expect(
    await field.evaluate((element) => 'selectionStart' in element && element.selectionStart),
  ).toBe(2)
}

/** Every value, in whatever form it was sent: an address, a form or JSON. */
const sentBy = (request: Request) => {
  const body = request.postData()
  if (body === null) return new URL(request.url()).searchParams
  if (!body.startsWith('{')) return new URLSearchParams(body)
  const entries = Object.entries(JSON.parse(body) as Record<string, unknown>)
  return new URLSearchParams(
    entries.flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  )
}

const expectAll = (sent: URLSearchParams, filled: Filled) => {
  const wanted = filled.filter(([, value]) => value !== '')
  expect(wanted.length).toBeGreaterThan(0)
  const missing = wanted.filter(([name, value]) => {
    const values = sent.getAll(name).flatMap((text) => [text, ...text.split(',')])
    return !values.map((text) => text.replaceAll('\r', '')).includes(value)
  })
  expect(missing).toEqual([])
}

const press = (form: Locator) => form.locator('[type=submit]').click()

for (const [name, address, formOf, kind, open] of FORMS) {
  test(`what is typed before the code is there stays, and is sent: ${name}`, async ({
    context,
  }) => {
    const { page, release } = await openEarly(context, address, open)
    if (kind === 'posted') await acceptPosts(page)
    const form = formOf(page)
    const filled = await fillAnything(form)
    const field = await startCorrecting(form)
    await codeComes(page, release)
    if (kind === 'applies')
      await expect(async () => expectAll(new URL(page.url()).searchParams, filled)).toPass()
    expect(await filledIn(form)).toEqual(filled)
    await expectStillCorrecting(field)
    if (kind === 'applies') return
    const sent = kind === 'posted' && page.waitForRequest((request) => request.method() === 'POST')
    await press(form)
    if (sent) return expectAll(sentBy(await sent), filled)
    if (kind === 'computes') {
      await expect(page.getByRole('heading', { name: 'What is likely' })).toBeVisible()
      return
    }
    await page.waitForURL((url) => url.searchParams.get('location')?.startsWith('Typed') === true)
    expectAll(new URL(page.url()).searchParams, filled)
  })

  test(`a form that is sent before the code is there loses nothing: ${name}`, async ({
    context,
  }) => {
    const { page, release } = await openEarly(context, address, open)
    const form = formOf(page)
    const filled = await fillAnything(form)
    if (kind === 'computes') {
      await press(form)
      expect(await filledIn(form)).toEqual(filled)
      await codeComes(page, release)
      expect(await filledIn(form)).toEqual(filled)
      await expect(page.getByRole('heading', { name: 'What is likely' })).toBeVisible()
      return
    }
    if (kind !== 'posted') {
      const asked = page.waitForRequest((request) => request.isNavigationRequest())
      await (kind === 'applies'
        ? page.getByRole('button', { name: 'Apply filters' }).click()
        : press(form))
      expectAll(sentBy(await asked), filled)
      return
    }
    const email = form.locator('[type=email]')
    await email.fill('typed@')
    const refused = (await filledIn(form)).sort()
    await press(form)
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
    expect((await filledIn(form)).sort()).toEqual(refused)
    await email.press('End')
    await email.pressSequentially('example.org')
    await codeComes(page, release)
    await expect(email).toBeFocused()
    await expect(email).toHaveValue('typed@example.org')
    await email.fill('typed@')
    expect((await filledIn(form)).sort()).toEqual(refused)
  })
}

test('what is typed while the next page comes goes along to its field', async ({ page }) => {
  // The part of the code that hands over comes after the page's own.
  await page.goto(`/services/${await slug()}/correct`, { waitUntil: 'networkidle' })
  const release = await delayCalls(page, '**/assets/staff-link-*.js')
  await page.getByRole('link', { name: 'Do you work at this clinic?' }).click()
  const email = page.locator('main [name=email]')
  await email.pressSequentially('desk@example.org')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do you work here?')
  await expect(email).toHaveValue('desk@example.org')
  await expect(email).toBeFocused()
})

test('a field that somebody empties while the results come stays empty', async ({ page }) => {
  await page.goto('/resources/payment', { waitUntil: 'networkidle' })
  const release = await delayCalls(page, '**/assets/search-*.js')
  const place = search(page).locator('[name=location]')
  await place.fill('Denver')
  // On a slow phone React learns of the navigation a while later.
  await place.evaluate((field: HTMLInputElement) => {
    field.form?.requestSubmit()
    field.value = ''
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find clinics')
  await expect(page).toHaveURL(/Denver/)
  await expect(place).toHaveValue('')
})

test('what is typed stays where the page was changed before the code is there', async ({
  context,
}) => {
  const { page, release } = await openEarly(context, at('/add-clinic'))
  const form = posted(page)
  const filled = await fillAnything(form)
  // As a browser's translation does.
  await page.locator('h1').evaluate((heading) => {
    heading.innerHTML = '<font>Otra cosa</font>'
  })
  await codeComes(page, release)
  await expect(page.locator('h1')).toHaveText('Add Your Clinic')
  await expect(async () => expect(await filledIn(form)).toEqual(filled)).toPass()
})

test('what the browser brings back with a page is not taken away by its code', async ({ page }) => {
  await page.goto('/add-clinic')
  const filled = await fillAnything(posted(page))
  await page.goto('/about')
  await page.goBack()
  expect(await filledIn(posted(page))).toEqual(filled)
})
