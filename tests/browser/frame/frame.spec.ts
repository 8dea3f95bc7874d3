import { clinicLike } from '../../support/directory.ts'
import { expect, NOT_FOUND, test } from '../../support/page-fixtures.ts'
import { linksOf } from '../../support/page-parts.ts'

test('the header links to its pages', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  expect(await linksOf(header.getByRole('navigation', { name: 'Main' }))).toEqual([
    ['Find Clinics', '/search'],
    ['Map View', '/map'],
    ['By State', '/browse/states'],
    ['By Service', '/browse/services'],
    ['Resources', '/resources'],
    ['About', '/about'],
    ['Add Your Clinic', '/submit-clinic'],
  ])
  const logo = header.getByRole('link', { name: 'Healthcare for All' })
  await expect(logo).toHaveAttribute('href', '/')
})

test('the footer links to every page', async ({ page }) => {
  await page.goto('/')
  const links = await linksOf(page.getByRole('contentinfo').getByRole('navigation'))
  expect(links.map(([, href]) => href)).toEqual([
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
    '/use-our-list',
    '/privacy',
    '/terms',
  ])
})

test('the footer says how current the directory is, and shows its badges', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Information verified monthly. Last updated December 2024.')
  await expect(footer.getByText('SSL Secured')).toBeVisible()
  await expect(footer.getByText('HIPAA Compliant')).toBeVisible()
})

test('the social links are placeholders', async ({ page }) => {
  await page.goto('/')
  const social = page.getByRole('list', { name: 'Follow us' })
  const links = await linksOf(social)
  expect(links.length).toBeGreaterThan(0)
  expect(links.every(([, href]) => href === null)).toBe(true)
})

const PAGES: [name: string, address: () => Promise<string>][] = [
  ['the home page', async () => '/'],
  ['the search', async () => '/search'],
  ['a list of results', async () => '/search?location=California'],
  ['a clinic', async () => `/services/${(await clinicLike(() => true)).slug}`],
  ['a guide', async () => '/resources/qualify'],
  ['the blog', async () => '/resources/blog'],
  ['a page that is not there', async () => '/nowhere'],
]

test.describe('on every page', () => {
  test.use({ expectedErrors: [NOT_FOUND] })

  for (const [name, address] of PAGES) {
    test(`${name} says whom to call in an emergency, and that clinics are samples`, async ({
      page,
    }) => {
      await page.goto(await address())
      const header = page.getByRole('banner')
      await expect(header).toContainText('For emergencies, call 911')
      await expect(header.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911')
      await expect(header).toContainText('In a crisis, call or text 988')
      await expect(header.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988')
      await expect(page.getByText('Sample data: clinics are invented.')).toHaveCount(1)
      await expect(page).toHaveTitle(/Healthcare for All/)
    })
  }
})

test('on a phone, 911 and 988 take two lines, and the first result fits the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/search?location=Portland')
  const [emergency, crisis] = ['911', '988'].map((name) =>
    page.getByRole('banner').getByRole('link', { name }),
  )
  const top = (await emergency?.boundingBox())?.y ?? -1
  const end = await crisis?.boundingBox()
  expect(top).toBeGreaterThanOrEqual(0)
  expect((end?.y ?? 0) + (end?.height ?? 0) - top).toBeLessThanOrEqual(76)
  await expect(page.getByRole('article').first().getByRole('heading')).toBeInViewport({ ratio: 1 })
})
