import type { Page } from '@playwright/test'
import { search } from '../../support/directory.ts'
import { markers, rows } from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { violations } from '../../support/violations.ts'

test.use({ showsMap: true })

const service = (page: Page) => page.getByLabel('Filter by Service')
const chosen = (page: Page) => service(page).locator('option:checked')

test('a need is the chosen service, and another one takes its place', async ({ page }) => {
  await page.goto('/map?location=toothache+chicago')
  await expect(service(page)).toHaveValue('dental')
  await service(page).selectOption('vision')
  await expect(page).toHaveURL('/map?location=Chicago%2C+Illinois&service=vision')
  await page.goBack()
  await expect(service(page)).toHaveValue('dental')
  await service(page).selectOption('All Services')
  await expect(page).toHaveURL('/map?location=Chicago%2C+Illinois')
  await expect(page.getByRole('heading', { name: /^Near Chicago/ })).toBeVisible()
})

test('who goes back before a choice is on the page sees what was chosen before', async ({
  page,
}) => {
  await page.goto('/map?location=toothache+chicago')
  await expect(markers(page).first()).toBeVisible()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      push(...entry)
      history.back()
    }
  })
  const returned = page.evaluate(
    () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true })),
  )
  await service(page).selectOption('vision')
  await returned
  await expect(page).toHaveURL('/map?location=toothache+chicago')
  await expect(service(page)).toHaveValue('dental')
})

test('a need that is no category is named among the services', async ({ page }) => {
  await page.goto('/map?location=std+test+chicago')
  await expect(chosen(page)).toHaveText('Clinics with tests for STDs')
})

test('words for a filter hide nothing, and offer it', async ({ page }) => {
  const { total } = await search({ location: 'dentist Texas', open: 'weekend' })
  await page.goto('/map?location=dentist+saturday+Texas')
  await page.getByRole('link', { name: `Open on weekends (${total})` }).click()
  await expect(page).toHaveURL('/map?location=dentist+saturday+Texas&open=weekend')
  await expect(page.getByText(`${total} clinics found`)).toBeVisible()
  await expect(service(page)).toHaveValue('dental')
})

test('clearing the filters drops the need and keeps the place', async ({ page }) => {
  await page.goto('/map?location=toothache+chicago')
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/map?location=Chicago%2C+Illinois')
  await expect(service(page)).toHaveValue('all-services')
})

test.describe('a need without a place', () => {
  test('shows all clinics for it, and asks for the place', async ({ page }) => {
    const { total } = await search({ services: 'dental' })
    await page.goto('/map?location=dentist')
    await expect(
      page.getByRole('heading', { name: 'Dental clinics: where are you?' }),
    ).toBeVisible()
    await expect(page.getByText(`${total} clinics found`)).toBeVisible()
    await expect(page.getByText('No clinics found')).toHaveCount(0)
    await expect(rows(page)).toHaveCount(100)
    await expect(markers(page).first()).toBeVisible()
    await expect(service(page)).toHaveValue('dental')
    await service(page).selectOption('vision')
    await expect(page).toHaveURL('/map?service=vision')
    expect(await violations(page)).toEqual([])
  })

  test('that calls for help first shows all clinics', async ({ page }) => {
    const { total } = await search({})
    await page.goto('/map?location=suicide')
    await expect(page.getByRole('link', { name: /^Call 988/ })).toBeVisible()
    await expect(page.getByText(`${total} clinics found`)).toBeVisible()
  })

  test('keeps the need and the other filters once the place is given', async ({ page }) => {
    await page.goto('/map?utm_source=mail&open=weekend&isFree=true&location=dentist')
    await page.getByLabel('City, state or ZIP code').fill('Chicago')
    await page.getByRole('button', { name: 'Find clinics', exact: true }).click()
    await expect(page).toHaveURL(/^[^?]+\/map\?/)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      location: 'Chicago',
      need: 'dentist',
      open: 'weekend',
      isFree: 'true',
    })
    await expect(service(page)).toHaveValue('dental')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('lists all clinics for it', async ({ page }) => {
      await page.goto('/map?location=dentist')
      await expect(rows(page)).toHaveCount(100)
    })
  })
})
