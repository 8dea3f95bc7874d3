import type { Page } from '@playwright/test'
import { API, delayCalls, fail } from '../../support/api-calls.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { linksOf, placeholders } from '../../support/page-parts.ts'

/** The subjects of each guide, and the figures from the specification that it states. */
const GUIDES: Record<string, { chapters: string[]; figures: string[] }> = {
  qualify: {
    chapters: [
      'The federal poverty level, in plain words',
      'Income rules at most clinics',
      'Papers to bring',
      'Apply in five steps',
    ],
    figures: ['$15,060', '$20,440', '$25,820', '$31,200', '100–200%', '200–400%', '500%'],
  },
  insurance: {
    chapters: [
      'Medicaid',
      'CHIP: coverage for children',
      'Marketplace plans',
      'How to apply',
      'Words you will meet',
      'People you can call',
    ],
    figures: ['It covers children up to age 19.', '$1–$4', 'Special enrollment'],
  },
  payment: {
    chapters: [
      'Charity care',
      'Payment plans',
      'Your rights',
      'Government programs that pay',
      'Help for one illness',
      'How to apply for help with a bill',
    ],
    figures: ['3–60 months', '240 days from the first bill'],
  },
  medications: {
    chapters: [
      'Government programs',
      'Programs of the drug makers',
      'Pharmacy discounts',
      'Help for special groups',
    ],
    figures: ['$22,590', '$30,660', '$1–$4'],
  },
}

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

for (const [slug, { chapters, figures }] of Object.entries(GUIDES)) {
  test(`the guide ${slug} covers its subjects and states its figures`, async ({ page }) => {
    await page.goto(`/resources/${slug}`)
    const main = page.getByRole('main')
    for (const chapter of chapters) {
      await expect(main.getByRole('heading', { name: chapter }).first()).toBeVisible()
    }
    for (const figure of figures) await expect(main).toContainText(figure)
    await expect(main.getByRole('heading', { level: 2, name: 'What to do next' })).toBeVisible()
    await expect(main.getByRole('textbox', { name: 'Location' })).toBeVisible()
  })
}

test('a table shows incomes by the size of the household', async ({ page }) => {
  await page.goto('/resources/qualify')
  const table = page.getByRole('table').first()
  await expect(table.getByRole('columnheader')).toHaveText([
    'People in your household',
    '100% of FPL',
    '200% of FPL',
    '400% of FPL',
  ])
  for (const [people, income] of [
    ['1', '$15,060'],
    ['2', '$20,440'],
    ['3', '$25,820'],
    ['4', '$31,200'],
  ] as const) {
    const row = table.getByRole('row').filter({
      has: page.getByRole('rowheader', { name: people, exact: true }),
    })
    await expect(row.getByRole('cell').first()).toHaveText(income)
  }
})

test('on a narrow phone a table is a list that says what each figure is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/resources/qualify')
  const table = page.getByRole('table').first()
  await expect(table).toHaveCSS('display', 'block')
  const label = await table
    .getByRole('cell', { name: '$15,060' })
    .evaluate((cell) => getComputedStyle(cell, '::before').content)
  expect(label).toContain('100% of FPL')
  // Even when laid out as blocks, it is still a table to a screen reader.
  await expect(table.getByRole('row')).toHaveCount(5)
})

test('applying for free care takes five numbered steps', async ({ page }) => {
  await page.goto('/resources/qualify')
  const chapter = page.getByRole('heading', { name: 'Apply in five steps' })
  const steps = chapter.locator('+ ol > li')
  await expect(steps).toHaveCount(5)
  await expect(steps.first()).toContainText('Find a clinic.')
})

test('the contents link to each chapter and move the focus there', async ({ page }) => {
  await page.goto('/resources/insurance')
  const chapters = page.getByRole('main').locator('h2[tabindex]')
  expect(await contents(page).getByRole('link').allTextContents()).toEqual(
    await chapters.allTextContents(),
  )
  await contents(page).getByRole('link', { name: 'How to apply' }).click()
  const chapter = page.getByRole('heading', { level: 2, name: 'How to apply' })
  await expect(chapter).toBeInViewport()
  await expect(chapter).toBeFocused()
  await expect(page).toHaveURL(`/resources/insurance#${await chapter.getAttribute('id')}`)
})

test('an address that names a chapter opens there', async ({ page }) => {
  const chapter = page.getByRole('heading', { level: 2, name: 'How to apply' })
  await page.goto('/resources/insurance')
  const id = await chapter.getAttribute('id')
  await page.goto('/about')
  await page.goto(`/resources/insurance#${id}`)
  await expect(chapter).toBeInViewport()
})

test('telephone numbers can be dialed', async ({ page }) => {
  await page.goto('/resources/insurance')
  const main = page.getByRole('main')
  const numbers = main.getByRole('link', { name: '1-800-318-2596', exact: true })
  await expect(numbers.first()).toHaveAttribute('href', 'tel:18003182596')
  await expect(main.getByRole('link', { name: '988', exact: true })).toHaveAttribute(
    'href',
    'tel:988',
  )
})

test('a guide has a breadcrumb, and describes itself', async ({ page, baseURL }) => {
  await page.goto('/resources/payment')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  expect(await linksOf(trail)).toEqual([
    ['Home', '/'],
    ['Resources', '/resources'],
  ])
  await expect(page).toHaveTitle('Help with medical bills | Healthcare for All')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${baseURL}/resources/payment`,
  )
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(scripts.map((text): unknown => JSON.parse(text))).toMatchObject([
    { '@type': ['Article', 'MedicalWebPage'], name: 'Help with medical bills' },
    { '@type': 'BreadcrumbList' },
  ])
})

test('on paper a guide has only its text and its address', async ({ page, baseURL }) => {
  await page.goto('/resources/payment')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`${baseURL}/resources/payment`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Charity care' })).toBeVisible()
  await expect(contents(page)).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Location' })).toBeHidden()
})

test('placeholders show while a guide loads', async ({ page }) => {
  await page.goto('/resources')
  const release = await delayCalls(page, API.guide)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Insurance/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading the page')
  await expect(placeholders(page)).toHaveCount(6)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Health insurance when money is tight',
  )
  await expect(placeholders(page)).toHaveCount(0)
})

test.describe('a guide that can’t be loaded', () => {
  test.use({ expectedErrors: [/status of (404|500)/] })

  const open = async (page: Page, status: number) => {
    await fail(page, API.guide, status)
    await page.goto('/resources')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Qualify for free care/ })
      .click()
  }

  test('because it is gone links to the others', async ({ page }) => {
    await open(page, 404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide Not Found')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'See all guides' })).toHaveAttribute(
      'href',
      '/resources',
    )
    await expect(main.getByRole('textbox', { name: 'Location' })).toBeVisible()
  })

  test('because something broke can be tried again', async ({ page }) => {
    await open(page, 500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page could not be loaded',
    )
    await page.unroute(API.guide)
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Do you qualify for free or low-cost care?',
    )
  })
})
