import type { Locator, Page } from '@playwright/test'
import { API, acceptForm } from '../../support/api-calls.ts'
import { clinicValues } from '../../support/form-values.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards, section } from '../../support/page-parts.ts'

test.use({ showsMap: true })

/** More presses than any of these pages should need. */
const PATIENCE = 60

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

/** Presses Tab until the target has the focus, and checks that each focus is visible. */
const tabTo = async (page: Page, target: Locator) => {
  for (let presses = 0; presses < PATIENCE; presses++) {
    if (await isFocused(target)) break
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    )
    expect(outline).not.toBe('none')
  }
  await expect(target).toBeFocused()
}

test('the keyboard alone leads from the search form to a clinic', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByLabel('Location'))
  await page.keyboard.type('Chicago')
  await tabTo(page, page.getByRole('button', { name: 'Search Free Clinics' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?location=Chicago')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const clinic = cards(page).first().getByRole('heading').getByRole('link')
  const name = (await clinic.textContent()) ?? ''
  await tabTo(page, clinic)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
})

test('the first press of Tab offers to skip the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Location')).toBeFocused()
})

test.describe('on a phone, the keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const open = async (page: Page, target: Locator) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })

  test('leads through the menu and a state to a clinic', async ({ page }) => {
    await page.goto('/')
    await open(page, page.locator('summary', { hasText: 'Menu' }))
    await open(page, page.getByRole('navigation', { name: 'Menu' }).getByText('By State'))
    await expect(heading(page)).toBeFocused()
    await open(page, page.getByRole('main').getByRole('link', { name: /^Alaska/ }))
    await expect(heading(page)).toHaveText('Clinics in Alaska')
    await expect(heading(page)).toBeFocused()
    const clinic = cards(page).first().getByRole('heading').getByRole('link')
    const name = (await clinic.textContent()) ?? ''
    await open(page, clinic)
    await expect(heading(page)).toHaveText(name)
  })

  test('filters the results, and removes the filters again', async ({ page }) => {
    await page.goto('/search?location=Chicago')
    await open(page, page.locator('summary', { hasText: 'Filters' }))
    await tabTo(page, page.getByLabel('Low-Cost Clinics'))
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/isLowCost=true/)
    await page.keyboard.press('Space')
    await expect(page).not.toHaveURL(/isLowCost/)
  })

  test('selects a clinic on the map', async ({ page }) => {
    await page.goto('/map')
    await open(page, page.getByRole('link', { name: 'List', exact: true }))
    await tabTo(page, page.getByLabel('Location'))
    await page.keyboard.type('Los Angeles')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/location=Los\+Angeles/)
    await open(
      page,
      section(page, 'Clinic Directory').getByRole('listitem').first().getByRole('link').first(),
    )
    await expect(page.getByRole('heading', { name: 'Selected Clinic Details' })).toBeVisible()
  })

  test('submits a clinic', async ({ page }) => {
    await acceptForm(page, API.clinicSubmissions)
    const { clinicName, address, city, zipCode, phone, contactName, contactEmail } = clinicValues()
    await page.goto('/add-clinic')
    for (const [label, text] of [
      ['Clinic Name', clinicName],
      ['Street Address', address],
      ['City', city],
      ['ZIP Code', zipCode],
      ['Phone Number', phone],
    ] as const) {
      await tabTo(page, page.getByLabel(label))
      await page.keyboard.type(text)
    }
    await tabTo(page, page.getByLabel('Dental Care'))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByLabel('Contact Name'))
    await page.keyboard.type(contactName)
    await tabTo(page, page.getByLabel('Contact Email'))
    await page.keyboard.type(contactEmail)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Clinic Submission Received')).toBeVisible()
  })

  test('opens a guide and subscribes to the newsletter', async ({ page }) => {
    await acceptForm(page, API.newsletterSignups)
    await page.goto('/resources')
    await open(page, page.getByRole('main').getByRole('link', { name: /^Qualify for free care/ }))
    await expect(heading(page)).toHaveText('Do you qualify for free or low-cost care?')
    await page.goto('/resources/blog')
    await tabTo(page, page.getByLabel('Email Address'))
    await page.keyboard.type('ana@example.org')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Almost subscribed')).toBeVisible()
  })
})
