import { expect, test } from '../../support/page-fixtures.ts'
import { linksOf, section } from '../../support/page-parts.ts'

test('the hub links to the five guides and three ways into the directory', async ({ page }) => {
  await page.goto('/resources')
  const links = await linksOf(section(page, 'Guides'))
  expect(links.map(([, href]) => href)).toEqual([
    '/resources/qualify',
    '/resources/insurance',
    '/resources/payment',
    '/resources/medications',
    '/resources/blog',
    '/search',
    '/browse/states',
    '/map',
  ])
  await expect(page.getByRole('heading', { name: 'Find Clinics', level: 3 })).toBeVisible()
  await expect(section(page, 'Guides')).toContainText('Look through 785+ clinics in our directory.')
})

test('a card says what its guide covers', async ({ page }) => {
  await page.goto('/resources')
  const card = page.getByRole('main').getByRole('link', { name: /^Insurance/ })
  await expect(card.getByRole('listitem')).toHaveText([
    'Medicaid and CHIP',
    'Marketplace plans',
    'Special enrollment',
  ])
})

test('the hub says whom to call for help right now', async ({ page }) => {
  await page.goto('/resources')
  const help = page.getByRole('complementary', { name: 'Need help right now?' })
  expect(await linksOf(help)).toEqual([
    ['911', 'tel:911'],
    ['988', 'tel:988'],
    ['2-1-1', 'tel:211'],
  ])
})

test('two government sites open in a new tab, and say so', async ({ page }) => {
  await page.goto('/resources')
  const sites = section(page, 'Apply for government benefits').getByRole('link')
  await expect(sites).toHaveText([
    'HealthCare.gov (opens in a new tab)',
    'USA.gov benefit finder (opens in a new tab)',
  ])
  for (const site of await sites.all()) {
    await expect(site).toHaveAttribute('target', '_blank')
    await expect(site).toHaveAttribute('rel', 'noopener')
    await expect(site).toHaveAttribute('href', /^https:\/\/www\.(healthcare|usa)\.gov/)
  }
})

test('the hub describes itself to search engines and other sites', async ({ page, baseURL }) => {
  await page.goto('/resources')
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
  await expect(page).toHaveTitle('Health care resources and guides | Healthcare for All')
  await expect(meta('description')).toHaveAttribute('content', /Guides on how to get free care/)
  await expect(meta('keywords')).toHaveAttribute('content', /free clinics/)
  await expect(meta('og:title')).toHaveAttribute('content', 'Health care resources and guides')
  await expect(meta('og:url')).toHaveAttribute('content', `${baseURL}/resources`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${baseURL}/resources`,
  )
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [hub, trail] = scripts.map((text): unknown => JSON.parse(text))
  expect(hub).toMatchObject({
    '@type': 'CollectionPage',
    hasPart: [{ url: `${baseURL}/resources/qualify` }, {}, {}, {}, {}],
  })
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home' }, { name: 'Resources' }],
  })
})
