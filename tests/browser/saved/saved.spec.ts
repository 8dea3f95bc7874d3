import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { keep } from '../../../site/copy/es/keep.ts'
import { delayCalls } from '../../support/api-calls.ts'
import { clinicBySlug, clinicLike, search } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

const hours = () => clinicLike(({ openWeek, phone }) => openWeek.length > 0 && phone !== null)

/** Opens a clinic and saves it. */
const save = async (page: Page) => {
  const clinic = await hours()
  await page.goto(`/services/${clinic.slug}`)
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  return clinic
}

test('a saved clinic is in the list, with its telephone number', async ({ page }) => {
  const { name, phone } = await save(page)
  await page.getByRole('link', { name: 'Your saved clinics' }).click()
  await expect(page).toHaveURL('/saved')
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  await expect(page.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', /^tel:/)
  await page.reload()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
})

test('a clinic is saved by presses that come before the code of its page', async ({ page }) => {
  const { slug } = await hours()
  const release = await delayCalls(page, /\/assets\/.*\.js$/)
  const opening = page.goto(`/services/${slug}`)
  const button = page.getByRole('button', { name: 'Save on this device' })
  await button.click()
  await button.click()
  release()
  await opening
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove from saved clinics' })).toBeVisible()
})

test('a saved clinic can be removed, in the list and on its page', async ({ page }) => {
  const { name, slug } = await save(page)
  await page.getByRole('button', { name: 'Remove from saved clinics' }).click()
  await page.goto('/saved')
  await expect(page.getByText('You have not saved a clinic yet.')).toBeVisible()
  await page.goto(`/services/${slug}`)
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await page.goto('/saved')
  await page.getByRole('button', { name: `Remove: ${name}` }).click()
  const removed = page.getByText(`Removed ${name}.`)
  await expect(removed).toBeVisible()
  await expect(removed.getByText(name, { exact: true })).toHaveAttribute('translate', 'no')
  await expect(page.getByRole('heading', { name, level: 2 })).toHaveCount(0)
})

test('the list is downloaded as text and as contacts', async ({ page }) => {
  const { name, phone } = await save(page)
  await page.goto('/saved')
  const downloaded = async (button: string) => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const file = await waiting
    return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')]
  }
  const [textName, text] = await downloaded('Download as text')
  expect(textName).toBe('saved-clinics.txt')
  expect(text).toContain(`${name}\n${phone}`)
  const [cardName, card] = await downloaded('Download as contacts')
  expect(cardName).toBe('saved-clinics.vcf')
  expect(card).toMatch(/^BEGIN:VCARD\r\n[\s\S]*END:VCARD\r\n$/)
})

test('what somebody else has put into the storage breaks nothing', async ({ page }) => {
  await page.goto('/saved')
  for (const text of ['{', '7', '[null, {"slug": 1}, {"slug": "a", "name": null}]']) {
    await page.evaluate((value) => localStorage.setItem('saved-clinics', value), text)
    await page.reload()
    await expect(page.getByText('You have not saved a clinic yet.')).toBeVisible()
  }
})

test('clearing the device removes all that the site keeps', async ({ page }) => {
  await save(page)
  await page.goto('/saved')
  await page.evaluate(async () => {
    localStorage.setItem('language', 'en')
    sessionStorage.setItem('any', '1')
    await (await caches.open('any')).put('/any', new Response('1'))
  })
  await page.getByRole('button', { name: 'Clear this device' }).click()
  await expect(page.getByRole('button', { name: 'No, keep it' })).toBeFocused()
  await page.getByRole('button', { name: 'Yes, clear it' }).click()
  await expect(page.getByText('This device is cleared.')).toBeVisible()
  await expect(page.getByText('You have not saved a clinic yet.')).toBeVisible()
  const left = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.getItem('any'),
    (await caches.keys()).length,
  ])
  expect(left).toEqual([0, null, 0])
})

test('whoever has saved a clinic finds the list from every page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/about')
  const links = page.getByRole('link', { name: 'Saved clinics', exact: true })
  await expect(links).toHaveCount(0)
  await save(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Saved clinics' })).toBeVisible()
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Saved clinics' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Saved clinics' }).click()
  await expect(page).toHaveURL('/saved')
})

test('search engines leave the list out', async ({ page }) => {
  await page.goto('/saved')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('saving and the list are there in Spanish', async ({ page }) => {
  const { slug, name } = await hours()
  await page.goto(`/es/services/${slug}`)
  await page.getByRole('button', { name: keep.save }).click()
  await page.getByRole('link', { name: keep.list }).click()
  await expect(page).toHaveURL('/es/saved')
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
})

test('a clinic’s link is copied where the browser can’t share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { slug } = await hours()
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(`/services/${slug}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('status').getByText('The link is copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe(`/services/${slug}`)
})

test('a phone shares a clinic in its own way', async ({ page }) => {
  const { slug, name } = await hours()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (link: ShareData) => {
        document.title = `shared ${link.title} ${link.url}`
      },
    })
  })
  await page.goto(`/services/${slug}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page).toHaveTitle(
    new RegExp(`^shared ${name.replace(/\W/g, '.')} .*/services/${slug}$`),
  )
})

test('a page for links has a picture of its own', async ({ page, request, baseURL }) => {
  const { slug } = await hours()
  const paths = [
    `/services/${slug}`,
    '/resources/qualify',
    '/',
    '/es',
    '/resources/blog/someone-to-talk-to',
    '/es/services/united-states/guam',
    '/category/dental',
    '/es/category/dental/state/guam',
  ]
  for (const path of paths) {
    await page.goto(path)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(image).toMatch(/\/picture\.png(\?locale=es)?$/)
    const response = await request.get((image ?? '').replace(/^https?:\/\/[^/]+/, baseURL ?? ''))
    expect(response.headers()['content-type']).toBe('image/png')
  }
})

test('hours that are known from words can be added to a calendar too', async ({ page }) => {
  for (const { slug } of (await search({ limit: '100' })).clinics) {
    const { openWeek, openingHours } = await clinicBySlug(slug)
    if (openWeek.length === 0 || openingHours.length > 0) continue
    await page.goto(`/services/${slug}`)
    await expect(page.getByRole('link', { name: 'Add the hours to your calendar' })).toBeVisible()
    return
  }
  throw new Error('The seed has no such clinic')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a clinic is still saved as a contact and its hours in a calendar', async ({
    page,
    request,
  }) => {
    const { slug } = await hours()
    await page.goto(`/services/${slug}`)
    await expect(page.getByRole('button', { name: 'Save on this device' })).toBeHidden()
    for (const name of ['Save to your contacts', 'Add the hours to your calendar']) {
      const href = await page.getByRole('link', { name }).getAttribute('href')
      expect((await request.get(href ?? '')).status()).toBe(200)
    }
    await page.goto('/saved')
    await expect(page.locator('noscript p')).toContainText('Saved clinics need JavaScript')
  })
})
