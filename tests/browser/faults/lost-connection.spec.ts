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
const again = (page: Page) =>
  main(page)
    .getByRole('link', { name: 'Try Again' })
    .or(main(page).getByRole('button', { name: 'Try Again' }))
const whole = (page: Page) => page.getByRole('heading', { name: 'About This Clinic' })

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
  await expect(whole(page)).toBeVisible()
  await page.goBack()
  await expect(cards(page).first()).toBeVisible()
}

test('without a connection a clinic of any list can still be called, and loads once there is one', async ({
  page,
  context,
}) => {
  for (const list of ['/search?location=Portland', '/services/united-states/oregon', '/']) {
    await page.goto(list)
    const clinic = await firstClinic(page)
    await visitAnother(page)
    await page.mouse.move(0, 0)
    await context.setOffline(true)
    await clinic.link.click()
    await expectKnown(page, clinic)
    await expect(main(page).getByText('You are offline')).toBeVisible()
    await again(page).click()
    await expectKnown(page, clinic)
    await context.setOffline(false)
    // It loads by itself, or after the button is pressed.
    await expect(whole(page)).toBeVisible()
    await expect(heading(page)).toHaveText(clinic.name)
  }
})

test('a clinic’s page whose code or answer is lost also shows what is known', async ({
  page,
  context,
}) => {
  await page.goto('/search?location=Portland')
  await settled(page)
  const clinic = await firstClinic(page)
  await context.setOffline(true)
  await clinic.link.click()
  await expectKnown(page, clinic)
  await again(page).click()
  await expectKnown(page, clinic)
  await context.setOffline(false)
  await expect(whole(page)).toBeVisible()
  await page.goto('/search?location=Portland')
  await fail(page, API.clinic, 503)
  await clinic.link.click()
  await expectKnown(page, clinic)
  await expect(main(page).getByText('Something went wrong on our side')).toBeVisible()
  await page.unroute(API.clinic)
  await again(page).click()
  await expect(whole(page)).toBeVisible()
})

/** Links from one page to another, the call that fails there or none without a connection, the title. */
const OTHERS: [from: string, link: RegExp, call: string | null, title: RegExp][] = [
  ['/browse/states', /^California/, null, /^Clinics in California$/],
  ['/resources', /^Qualify for free care/, null, /^Do you qualify for free or low-cost care/],
  ['/browse/services', /^Dental Care/, API.category, /Dental Care/],
  ['/', /^Terms of Service$/, API.legalPage, /^Terms of Service$/],
]

test('any other page says whose fault it is, and loads once there is an answer', async ({
  page,
  context,
}) => {
  for (const [from, name, call, title] of OTHERS) {
    await page.goto(from)
    if (call) await fail(page, call, 500)
    else {
      await settled(page)
      await context.setOffline(true)
    }
    await page.locator('main, footer').getByRole('link', { name }).first().click()
    const says = call ? 'This page could not be loaded' : 'You are offline'
    await expect(heading(page)).toHaveText(says)
    await expect(main(page).getByLabel('Location')).toBeVisible()
    await page.unrouteAll()
    await context.setOffline(false)
    // Without a connection it waits for one.
    if (call) await again(page).click()
    await expect(heading(page)).toHaveText(title)
  }
  // A list that fails alone leaves the rest of its page.
  await page.goto('/browse/states')
  await fail(page, API.stateClinics, 500)
  await main(page)
    .getByRole('link', { name: /^California/ })
    .click()
  await expect(heading(page)).toHaveText('Clinics in California')
  await expect(page.getByRole('alert')).toContainText('The list could not be loaded right now.')
  await page.unroute(API.stateClinics)
  await again(page).click()
  await expect(cards(page)).toHaveCount(20)
})
