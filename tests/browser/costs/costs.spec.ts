import type { Page } from '@playwright/test'
import { costs } from '../../../site/copy/es/costs.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { linksOf } from '../../support/page-parts.ts'

const PAGE = '/resources/what-would-i-pay'

const open = async (page: Page, address = PAGE) => {
  await page.goto(address)
}

const household = (page: Page) => page.getByLabel('How many people are in your household?')
const income = (page: Page) => page.getByLabel('How much money comes in, before taxes?')
const state = (page: Page) => page.getByLabel('Which state do you live in?')
const show = (page: Page) => page.getByRole('button', { name: 'Show what is likely' }).click()

const answer = async (page: Page, people: string, dollars: string, place: string) => {
  await household(page).fill(people)
  await income(page).fill(dollars)
  await state(page).selectOption({ label: place })
  await show(page)
}

const findings = (page: Page) =>
  page
    .getByRole('region', { name: 'What is likely' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })

test('says what is likely, without a promise', async ({ page }) => {
  await open(page)
  await answer(page, '3', '$2,500', 'California')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toContainText('You are at about 110% of the 2026 poverty level.')
  await expect(status).toContainText('That is for 3 people in California.')
  await expect(status).toContainText('This is a guess, not a promise.')
  await expect(findings(page)).toHaveCount(6)
  await expect(findings(page).filter({ hasText: 'Medicaid for adults' })).toContainText(/^Likely/)
  await expect(findings(page).filter({ hasText: 'A sliding fee' })).toContainText(/^Likely/)
  await expect(findings(page).filter({ hasText: 'Free care' })).toContainText(/^Maybe/)
  // Near a limit nobody is told that it is not likely.
  await answer(page, '1', '2,000', 'California')
  const medicaid = findings(page).filter({ hasText: 'Medicaid for adults' })
  await expect(medicaid).toContainText(/^Maybe/)
  await expect(medicaid).toContainText(
    'You are close to the limit. Each program counts income in its own way, so ask, or apply: it costs nothing.',
  )
})

test('leads to clinics in the state and to the guides', async ({ page }) => {
  await open(page)
  await answer(page, '1', '900', 'Texas')
  const links = await linksOf(page.getByRole('region', { name: 'What is likely' }))
  expect(links.map(([, href]) => href)).toEqual([
    '/search?location=Texas',
    '/resources/qualify',
    '/resources/insurance',
    'https://www.healthcare.gov',
  ])
  await page.getByRole('link', { name: 'Find clinics in Texas' }).click()
  await expect(page).toHaveURL('/search?location=Texas')
  await expect(page.getByRole('main')).toContainText('Texas')
})

test('counts by week, and uses Alaska’s own figures', async ({ page }) => {
  await open(page)
  await page.getByLabel('For how long is that?').selectOption({ label: 'A week' })
  await answer(page, '1', '383.65', 'Alaska')
  await expect(page.getByRole('main').getByRole('status')).toContainText('about 100%')
})

test('where other rules hold, it says to ask', async ({ page }) => {
  await open(page)
  await answer(page, '2', '0', 'Puerto Rico')
  await expect(findings(page).filter({ hasText: 'Medicaid for adults' })).toContainText(/^Ask/)
  await expect(page.getByText('we used the one of the 48 states')).toBeVisible()
  await expect(page.getByText('You can’t buy a Marketplace plan in Puerto Rico.')).toBeVisible()
  await expect(findings(page)).toHaveCount(5)
  const links = await linksOf(page.getByRole('region', { name: 'What is likely' }))
  expect(links.map(([, href]) => href)).toEqual([
    '/search?location=Puerto+Rico',
    '/resources/qualify',
    '/resources/insurance',
  ])
})

test('where Medicaid is not offered, it says so and leads nowhere in vain', async ({ page }) => {
  await open(page)
  await answer(page, '1', '500', 'Palau')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toContainText('You can’t use Medicaid, CHIP or the Marketplace in Palau.')
  await expect(findings(page)).toHaveCount(2)
  const links = await linksOf(page.getByRole('region', { name: 'What is likely' }))
  expect(links.map(([, href]) => href)).toEqual(['/search?location=Palau', '/resources/qualify'])
})

test('Wisconsin covers most adults up to the poverty level', async ({ page }) => {
  await open(page)
  await answer(page, '1', '500', 'Wisconsin')
  await expect(findings(page).filter({ hasText: 'Medicaid for adults' })).toContainText(
    'Your state covers most adults who earn this much.',
  )
  await expect(page.getByRole('main')).toContainText('Wisconsin.')
})

test('what is wrong is said at the field, which takes focus', async ({ page }) => {
  await open(page)
  await show(page)
  await expect(household(page)).toBeFocused()
  await expect(household(page)).toHaveAccessibleDescription(/^Type how many people/)
  await expect(income(page)).toHaveAccessibleDescription(/^Type how much money comes in/)
  await expect(state(page)).toHaveAccessibleDescription(/^Choose your state/)
  await answer(page, '2', '-300', 'Ohio')
  await expect(income(page)).toBeFocused()
  await expect(income(page)).toHaveAccessibleDescription(/^Type 0 if there is no income/)
  await expect(findings(page)).toHaveCount(0)
  await income(page).fill('0')
  await income(page).press('Enter')
  await expect(findings(page)).toHaveCount(6)
  await expect(income(page)).not.toHaveAttribute('aria-invalid')
})

test('an outcome goes away once it no longer belongs to the answers', async ({ page }) => {
  await open(page)
  await answer(page, '2', '300', 'Ohio')
  await expect(findings(page)).toHaveCount(6)
  await household(page).fill('3')
  await expect(findings(page)).toHaveCount(0)
})

test('keeps nothing and sends nothing', async ({ page, context }) => {
  await open(page)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    // The site's own code, which may still be on its way, says nothing about anybody.
    const isCode = request.method() === 'GET' && /\/assets\/[\w.-]+\.js$/.test(request.url())
    if (!isCode) asked.push(request.url())
  })
  const stored = () =>
    page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: (await indexedDB.databases()).length,
      history: JSON.stringify(history.state),
      cookie: document.cookie,
    }))
  const before = await stored()
  await answer(page, '7', '12,345.67', 'Ohio')
  await expect(findings(page)).toHaveCount(6)
  expect(asked).toEqual([])
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(PAGE)
  expect(await stored()).toEqual(before)
  expect(await context.cookies()).toEqual([])
  await page.reload()
  await expect(income(page)).toHaveValue('')
})

test('is linked from the resources and from the guide', async ({ page }) => {
  for (const from of ['/resources', '/resources/qualify']) {
    await page.goto(from)
    await expect(
      page.getByRole('main').getByRole('link', { name: 'What would I pay?' }),
    ).toHaveAttribute('href', PAGE)
  }
})

test('is there in Spanish', async ({ page }) => {
  await open(page, `/es${PAGE}`)
  await page.getByLabel(costs.household.label).fill('2')
  await page.getByLabel(costs.income.label).fill('1.500')
  await page.getByLabel(costs.state.label).selectOption({ label: 'Nuevo México' })
  await page.getByRole('button', { name: costs.button }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    '2 personas en Nuevo México',
  )
  await page.getByRole('link', { name: costs.next.search('Nuevo México') }).click()
  await expect(page.getByRole('main')).toContainText('Nuevo México')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the figures and what each kind of help is are there', async ({ page }) => {
    await page.goto(PAGE)
    const note = page.locator('noscript p')
    await expect(note).toContainText('The calculator needs JavaScript')
    await expect(note).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show what is likely' })).toBeHidden()
    const table = page.getByRole('table', {
      name: '48 states and Washington, DC',
    })
    await expect(table.getByRole('row').nth(8)).toHaveText(/^8\$55,720\$76,894\$111,440\$222,880$/)
    await expect(table.getByRole('row').last()).toContainText('+ $5,680')
    await expect(page.getByRole('main')).toContainText('CHIP is health insurance for children')
    await expect(page.getByRole('main')).toContainText(/Alabama, .*Florida, Georgia, Kansas/)
    await page.locator('summary').filter({ hasText: 'Alaska' }).click()
    await expect(page.getByRole('table', { name: /Alaska/ })).toContainText('$19,950')
  })
})
