import { expect, test } from '../support/page-fixtures.ts'
import { linksOf } from '../support/page-parts.ts'

test('the header leads where it says', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  expect(await linksOf(page.getByRole('banner'))).toEqual([
    ['Healthcare for All', '/'],
    ['Find Clinics', '/search'],
    ['Map View', '/map'],
    ['By State', '/browse/states'],
    ['By Service', '/browse/services'],
    ['Resources', '/resources'],
    ['About', '/about'],
    ['Add Your Clinic', '/submit-clinic'],
  ])
})

test('the footer leads to every page, and says how fresh the directory is', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const addresses = (await linksOf(footer)).map(([, address]) => address)
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/search',
      '/browse/states',
      '/browse/services',
      '/category/urgent-care',
      '/category/emergency-care',
      '/resources/qualify',
      '/resources/insurance',
      '/resources/payment',
      '/resources/medications',
      '/resources/blog',
      '/about',
      '/contact',
      '/add-clinic',
      '/privacy',
      '/terms',
    ]),
  )
  await expect(footer).toContainText('verified monthly')
  await expect(footer).toContainText('December 2024')
  await expect(footer).toContainText('SSL Secured')
  await expect(footer).toContainText('HIPAA Compliant')
})

test('the menu of a phone comes from the right, takes the focus and gives it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Menu' })
  await opener.click()
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Interactive Map' })).toHaveAttribute('href', '/map')
  await expect(panel.getByRole('link', { name: 'Add Your Clinic' })).toHaveAttribute(
    'href',
    '/submit-clinic',
  )
  const box = await panel.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(360, 0)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
})

for (const address of ['/', '/search', '/search?location=California']) {
  test(`${address} says whom to call in an emergency, and that the clinics are samples`, async ({
    page,
  }) => {
    await page.goto(address)
    await expect(page.getByRole('link', { name: '911' }).first()).toHaveAttribute('href', 'tel:911')
    await expect(page.getByText(/sample data/i).first()).toBeVisible()
  })
}
