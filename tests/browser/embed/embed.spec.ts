import { LOCALES, pathsFor } from '../../../cms/contract/paths.ts'
import { embed as english } from '../../../site/copy/en/embed.ts'
import { searchForm as englishForm } from '../../../site/copy/en/search-form.ts'
import { embed as spanish } from '../../../site/copy/es/embed.ts'
import { searchForm as spanishForm } from '../../../site/copy/es/search-form.ts'
import { type LibraryHost, startLibraryHost } from '../../support/library-host.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { violations } from '../../support/violations.ts'

const COPY = { en: english, es: spanish }
const FORM = { en: englishForm, es: spanishForm }

let library: LibraryHost
test.beforeAll(async () => {
  library = await startLibraryHost()
})
test.afterAll(() => library.close())

for (const locale of LOCALES) {
  const paths = pathsFor(locale)
  const copy = COPY[locale]

  test(`the search for other sites fits any width, breaks no rule, and stands where its script is, in ${locale}`, async ({
    page,
    baseURL,
    context,
  }) => {
    await page.goto(`${paths.embedSearch}?location=Fresno`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
    await expect(page.getByLabel(copy.location)).toHaveValue('Fresno')
    for (const width of [640, 320, 240]) {
      await page.setViewportSize({ width, height: 300 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, { rules: ['color-contrast'] })).toEqual([])
    library.body = `<script src="${baseURL}/embed.js" data-lang="${locale}" async></script>`
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(library.url)
    const inside = page.frameLocator('iframe')
    await expect(inside.getByRole('heading', { name: copy.title })).toBeVisible()
    const content = await inside.locator('html').evaluate((html: HTMLElement) => html.offsetHeight)
    await expect
      .poll(async () => (await page.getByTitle(copy.title).boundingBox())?.height)
      .toBe(content)
    // Neither the site's code, nor the map's, nor anything else.
    expect(asked.filter((path) => path !== '/favicon.ico')).toEqual([
      '/',
      '/embed.js',
      paths.embedSearch,
    ])
    expect(await context.cookies()).toEqual([])
    await inside.getByLabel(copy.location).fill('Chicago')
    const { form, services } = FORM[locale]
    await inside.getByLabel(form.service).selectOption(services.dental)
    const opened = context.waitForEvent('page')
    await inside.getByRole('button', { name: copy.button }).click()
    const results = await opened
    await expect(results).toHaveURL(
      `${baseURL}${paths.search({ location: 'Chicago', service: 'dental' })}`,
    )
    await expect(results.locator('details form select[name=service]')).toHaveValue('dental')
    await expect(results.locator('html')).toHaveAttribute('lang', locale)
    // The site works there as it always does, and doesn't know which library it was.
    expect(await results.evaluate(() => [document.referrer, localStorage.length])).toEqual(['', 0])
    await expect(page).toHaveURL(library.url)
  })
}

test('it has the place that the library names, the language of its page, and keeps nothing', async ({
  page,
  baseURL,
}) => {
  library.body = `<script>document.documentElement.lang = 'es-US'</script>
    <script src="${baseURL}/embed.js" data-location="Fresno, CA" async></script>`
  await page.goto(library.url)
  const inside = page.frameLocator('iframe')
  await expect(inside.getByLabel(spanish.location)).toHaveValue('Fresno, CA')
  const kept = await inside.locator('html').evaluate(() => {
    try {
      return localStorage.length
    } catch (error) {
      return String(error)
    }
  })
  expect(kept).toContain('SecurityError')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is complete in the frame that somebody copied', async ({ page, baseURL, context }) => {
    await page.goto('/use-our-list')
    library.body = await page.getByRole('textbox', { name: 'Code without a script' }).inputValue()
    await page.goto(library.url)
    const inside = page.frameLocator('iframe')
    await inside.getByLabel(english.location).fill('Chicago')
    const opening = context.waitForEvent('page')
    await inside.getByLabel(english.location).press('Enter')
    const opened = await opening
    await expect(opened).toHaveURL(`${baseURL}/search?location=Chicago&service=all`)
    await expect(opened.getByRole('article').first()).toBeVisible()
  })
})

test.describe('every other page', () => {
  test.use({ expectedErrors: [/frame-ancestors|frame .* violates|ERR_BLOCKED_BY_RESPONSE/i] })

  test('refuses to be in a frame of another site', async ({ page, baseURL, request }) => {
    const policy = async (path: string) =>
      (await request.get(path)).headers()['content-security-policy']
    for (const path of ['/search?location=Chicago', '/embed', '/embed/other'])
      expect(await policy(path), path).toContain("frame-ancestors 'self'")
    for (const path of ['/embed/search', '/es/embed/search'])
      expect(await policy(path)).toMatch(/frame-ancestors \*; sandbox (?!.*allow-same-origin)/)
    library.body = `<iframe src="${baseURL}/search" title="Search"></iframe>`
    await page.goto(library.url)
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  })
})

test('the line for other sites can be copied', async ({ page, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/es/use-our-list')
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByRole('status').filter({ hasText: /^Cop/ })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `<script src="${baseURL}/embed.js" data-lang="es" async></script>`,
  )
})
