import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { delayCalls } from '../../support/api-calls.ts'
import { clinicLike } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

const hours = () => clinicLike(({ openWeek, phone }) => openWeek.length > 0 && phone !== null)

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save on this device' })

test('a saved clinic is found from every page, downloaded, and removed', async ({ page }) => {
  const { slug, name, phone } = await hours()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/services/${slug}`)
  await saveButton(page).click()
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Saved clinics' })).toBeVisible()
  await page.getByRole('link', { name: 'Your saved clinics' }).click()
  await expect(page).toHaveURL('/saved')
  await expect(page.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', /^tel:/)
  await page.goto('/about')
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Saved clinics' }),
  ).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Saved clinics' }).click()
  await expect(page).toHaveURL('/saved')
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
  await page.getByRole('button', { name: `Remove: ${name}` }).click()
  const removed = page.getByText(`Removed ${name}.`)
  await expect(removed.getByText(name, { exact: true })).toHaveAttribute('translate', 'no')
  await expect(page.getByRole('heading', { name, level: 2 })).toHaveCount(0)
  // What somebody else has put into the storage breaks nothing.
  for (const text of ['{', '7', '[null, {"slug": 1}, {"slug": "a", "name": null}]']) {
    await page.evaluate((value) => localStorage.setItem('saved-clinics', value), text)
    await page.reload()
    await expect(page.getByText('You have not saved a clinic yet.')).toBeVisible()
  }
})

test('a clinic is saved by presses that come before the code of its page', async ({ page }) => {
  const { slug } = await hours()
  const release = await delayCalls(page, /\/assets\/.*\.js$/)
  const opening = page.goto(`/services/${slug}`)
  await saveButton(page).click()
  await saveButton(page).click()
  release()
  await opening
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove from saved clinics' }).click()
  await page.goto('/saved')
  await expect(page.getByText('You have not saved a clinic yet.')).toBeVisible()
})

test('a phone shares a clinic in its own way, and elsewhere its link is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { slug, name } = await hours()
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await page.addInitScript(() => {
    const value = async (link: ShareData) => {
      document.title = `shared ${link.title} ${link.url}`
    }
    Object.defineProperty(navigator, 'share', { value, configurable: true })
  })
  await page.goto(`/services/${slug}`)
  await share.click()
  await expect(page).toHaveTitle(
    new RegExp(`^shared ${name.replace(/\W/g, '.')} .*/services/${slug}$`),
  )
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await share.click()
  await expect(page.getByRole('status').getByText('The link is copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe(`/services/${slug}`)
})

test.describe('a page that tells what care somebody looks for', () => {
  test.use({ expectedErrors: [/A request left for https:\/\/www\.weather\.gov/] })

  // Nothing leaves this machine.
  test.beforeEach(({ page }) =>
    page.route('https://www.weather.gov/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Weather</title>' }),
    ),
  )

  test('is left for good with a press, or with Esc three times', async ({ page }) => {
    const open = () => page.goto('/category/mental-health')
    await page.goto('/about')
    await open()
    await page.getByRole('link', { name: 'Leave this page' }).click()
    await expect(page).toHaveTitle('Weather')
    // It replaced the page, so that going back does not show it.
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await open()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/category/mental-health')
    await page.keyboard.press('Escape')
    await expect(page).toHaveTitle('Weather')
  })

  test('takes what was looked for before it out of the way back, as far as browsers can', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.goto('/')
    const main = page.getByRole('main')
    await main.locator('input[name=location]').fill('abortion Chicago')
    await main.locator('input[name=location]').press('Enter')
    const leave = page.getByRole('link', { name: 'Leave this page' })
    await expect(leave).toBeVisible()
    await main.getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/services\//)
    await page.goBack()
    await leave.click()
    await expect(page).toHaveTitle('Weather')
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await page.goForward()
    await expect(page).toHaveTitle('Weather')
    await page.goForward()
    await expect(page).toHaveURL('/')
    await page.goForward().catch(() => undefined)
    await expect(page).toHaveURL('/')
  })
})
