import type { Page } from '@playwright/test'
import { API, fail } from '../../support/api-calls.ts'
import { settled } from '../../support/crash-code.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

test.use({
  showsMap: true,
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of (500|503)|dynamically imported|ERR_FAILED/],
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

/** The first clinic of the list that has a number, and what the list says about it. */
const firstClinic = async (page: Page) => {
  const card = cards(page)
    .filter({ has: page.locator('a[href^="tel:"]') })
    .first()
  const link = card.getByRole('heading').getByRole('link')
  return {
    link,
    name: (await link.textContent()) ?? '',
    address: (await card.locator('address').textContent()) ?? '',
    tel: (await card.locator('a[href^="tel:"]').getAttribute('href')) ?? '',
  }
}

const expectKnown = async (page: Page, clinic: Awaited<ReturnType<typeof firstClinic>>) => {
  await expect(heading(page)).toHaveText(clinic.name)
  await expect(page.getByText('Clinic Not Found')).toHaveCount(0)
  await expect(main(page).getByText(clinic.address)).toBeVisible()
  await expect(main(page).locator('a[href^="tel:"]')).toHaveAttribute('href', clinic.tel)
}

/** Visits one clinic and goes back, so that the code of clinic pages is loaded. */
const visitAnother = async (page: Page) => {
  await cards(page).last().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'About This Clinic' })).toBeVisible()
  await page.goBack()
  await expect(cards(page).first()).toBeVisible()
}

for (const [list, address] of [
  ['a search', '/search?location=Portland'],
  ['a state', '/services/united-states/oregon'],
  ['the home page', '/'],
] as const) {
  test(`without a connection a clinic from ${list} can still be called`, async ({
    page,
    context,
  }) => {
    await page.goto(address)
    const clinic = await firstClinic(page)
    await visitAnother(page)
    await page.mouse.move(0, 0)
    await context.setOffline(true)
    await clinic.link.click()
    await expectKnown(page, clinic)
    await expect(main(page).getByText('You are offline')).toBeVisible()
    await main(page).getByRole('link', { name: 'Try Again' }).click()
    await expectKnown(page, clinic)
    await context.setOffline(false)
    // It loads by itself, or after the button is pressed.
    await expect(page.getByRole('heading', { name: 'About This Clinic' })).toBeVisible()
    await expect(heading(page)).toHaveText(clinic.name)
  })
}

test('a clinic’s page whose code can’t be loaded also shows what is known', async ({
  page,
  context,
}) => {
  await page.goto('/search?location=Portland')
  await settled(page)
  const clinic = await firstClinic(page)
  await context.setOffline(true)
  await clinic.link.click()
  await expectKnown(page, clinic)
  await expect(page.getByRole('banner').getByRole('link', { name: '911' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Try Again' }).click()
  await expectKnown(page, clinic)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'About This Clinic' })).toBeVisible()
})

test('a clinic that the server fails to send is not called missing', async ({ page }) => {
  await page.goto('/search?location=Portland')
  await visitAnother(page)
  const clinic = await firstClinic(page)
  await fail(page, API.clinic, 503)
  await clinic.link.click()
  await expectKnown(page, clinic)
  await expect(main(page).getByText('Something went wrong on our side')).toBeVisible()
  await page.unroute(API.clinic)
  await main(page).getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'About This Clinic' })).toBeVisible()
})

for (const [kind, from, link, title] of [
  ['a state', '/browse/states', /^California/, 'Clinics in California'],
  ['a category', '/browse/services', /^Dental Care/, /Dental Care/],
  ['a guide', '/resources', /^Qualify for free care/, 'Do you qualify for free or low-cost care?'],
] as const) {
  test(`without a connection ${kind} says so, and loads once there is one`, async ({
    page,
    context,
  }) => {
    await page.goto(from)
    await settled(page)
    await context.setOffline(true)
    await main(page).getByRole('link', { name: link }).first().click()
    await expect(heading(page)).toHaveText('You are offline')
    await expect(main(page).getByLabel('Location')).toBeVisible()
    await context.setOffline(false)
    await expect(heading(page)).toHaveText(title)
  })
}
