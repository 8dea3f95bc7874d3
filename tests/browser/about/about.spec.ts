import { expect, test } from '../../support/page-fixtures.ts'
import { section } from '../../support/page-parts.ts'

test('about states its own figures', async ({ page }) => {
  await page.goto('/about')
  const impact = page.getByRole('complementary', { name: 'Our impact' })
  await expect(impact.getByRole('term')).toHaveText([
    'Verified Clinics',
    'People Helped',
    'States Covered',
  ])
  await expect(impact.getByRole('definition')).toHaveText(['524+', '2M+', '50+'])
})

test('about states its mission, what is done, and its values', async ({ page }) => {
  await page.goto('/about')
  await expect(page).toHaveTitle('About Healthcare for All')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our mission',
    'Our impact',
    'What we do',
    'Our values',
    'Help us keep the list up to date',
  ])
  await expect(section(page, 'Our values').getByRole('heading', { level: 3 })).toHaveText([
    'Accessibility',
    'Accuracy',
    'Community',
    'Reliability',
  ])
})

test('about links to the clinic form and to the contact page', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Add Your Clinic' })).toHaveAttribute(
    'href',
    '/add-clinic',
  )
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
})
