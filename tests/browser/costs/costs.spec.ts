import type { Page } from '@playwright/test'
import { expect, test } from '../../support/page-fixtures.ts'
import { linksOf } from '../../support/page-parts.ts'

const PAGE = '/resources/what-would-i-pay'

const household = (page: Page) => page.getByLabel('How many people are in your household?')
const income = (page: Page) => page.getByLabel('How much money comes in, before taxes?')
const state = (page: Page) => page.getByLabel('Which state do you live in?')
const outcome = (page: Page) => page.getByRole('main').getByRole('status')

const answer = async (page: Page, people: string, dollars: string, place: string) => {
  await household(page).fill(people)
  await income(page).fill(dollars)
  await state(page).selectOption({ label: place })
  await page.getByRole('button', { name: 'Show what is likely' }).click()
}

const likely = (page: Page) => page.getByRole('region', { name: 'What is likely' })
const findings = (page: Page) =>
  likely(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
const finding = (page: Page, name: string) => findings(page).filter({ hasText: name })
const leadsTo = async (page: Page) => (await linksOf(likely(page))).map(([, href]) => href)

test('says what is likely without a promise, by each state’s rules, and what is wrong at its field', async ({
  page,
}) => {
  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Show what is likely' }).click()
  await expect(household(page)).toBeFocused()
  await expect(household(page)).toHaveAccessibleDescription(/^Type how many people/)
  await expect(state(page)).toHaveAccessibleDescription(/^Choose your state/)
  await answer(page, '3', '-300', 'California')
  await expect(income(page)).toBeFocused()
  await expect(income(page)).toHaveAccessibleDescription(/^Type 0 if there is no income/)
  await expect(findings(page)).toHaveCount(0)
  await income(page).fill('$2,500')
  await income(page).press('Enter')
  await expect(income(page)).not.toHaveAttribute('aria-invalid')
  for (const text of [
    'You are at about 110% of the 2026 poverty level.',
    'That is for 3 people in California.',
    'This is an estimate, not a promise.',
  ])
    await expect(outcome(page)).toContainText(text)
  await expect(findings(page)).toHaveCount(6)
  await expect(finding(page, 'Medicaid for adults')).toContainText(/^Likely/)
  expect(await leadsTo(page)).toEqual([
    ...['/search?location=California', '/resources/qualify', '/resources/insurance'],
    'https://www.coveredca.com',
  ])
  // An outcome goes away once it no longer belongs to the answers.
  await household(page).fill('4')
  await expect(findings(page)).toHaveCount(0)
  await answer(page, '1', '500', 'Palau')
  await expect(outcome(page)).toContainText(
    'You can’t use Medicaid, CHIP or the Marketplace in Palau.',
  )
  expect(await leadsTo(page)).toEqual(['/search?location=Palau', '/resources/qualify'])
  await page.getByLabel('For how long is that?').selectOption({ label: 'A week' })
  await answer(page, '1', '383.65', 'Alaska')
  await expect(outcome(page)).toContainText('about 100%')
})

test('takes pay by the hour, asks about what is hard to believe, and is not cold to who has nothing', async ({
  page,
}) => {
  await page.goto(PAGE)
  const period = page.getByLabel('For how long is that?')
  await period.selectOption({ label: 'An hour' })
  await page.getByLabel('How many hours do you work in a week?').fill('20')
  await answer(page, '1', '15.35', 'Texas')
  await expect(outcome(page)).toContainText('about 100%')
  expect(await leadsTo(page)).toContain('https://www.healthcare.gov')
  await period.selectOption({ label: 'A month' })
  await answer(page, '1', '42,400', 'Texas')
  await expect(outcome(page)).toContainText('3,188%')
  await page.getByRole('button', { name: 'Yes, for a year' }).click()
  await expect(outcome(page)).toContainText('about 266%')
  await expect(period).toHaveValue('year')
  await answer(page, '2', '0', 'Texas')
  await expect(outcome(page)).toContainText('you are below every limit')
  await expect(outcome(page)).not.toContainText('0%')
})

test('keeps nothing and sends nothing', async ({ page, context }) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' })
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
  await expect(page).toHaveURL(PAGE)
  expect(await stored()).toEqual(before)
  expect(await context.cookies()).toEqual([])
  await page.reload()
  await expect(income(page)).toHaveValue('')
})
