import type { Page } from '@playwright/test'
import { API, editAnswers } from '../../support/api-calls.ts'
import { clinicLike } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards, section } from '../../support/page-parts.ts'

test.use({ showsMap: true })

const UNKNOWN = {
  asksForId: null,
  asksForProofOfAddress: null,
  asksForProofOfIncome: null,
  asksForSsn: null,
  asksImmigrationStatus: null,
  appointmentNeeded: null,
  appointments: null,
  walkInsWelcome: null,
  acceptsNewPatients: null,
  firstVisitWait: null,
  firstVisitCost: null,
  acceptsUninsured: null,
  factDates: {},
}

/** A clinic's page, with other answers than its own. */
const openWith = async (page: Page, known: object) => {
  await editAnswers<object>(page, API.clinic, (clinic) => ({ ...clinic, ...UNKNOWN, ...known }))
  await page.goto('/search?location=Chicago')
  await cards(page).first().getByRole('heading').getByRole('link').click()
  return section(page, 'Before You Go')
}

/** The entries of a list under a heading of the section. */
const listed = (page: Page, heading: string) =>
  section(page, 'Before You Go')
    .locator('div', { has: page.getByRole('heading', { name: heading, exact: true }) })
    .last()
    .getByRole('listitem')

test('what they ask is not among what to bring', async ({ page }) => {
  await openWith(page, { asksForId: true, asksForSsn: true, asksImmigrationStatus: true })
  await expect(listed(page, 'What to bring')).toHaveText(['An ID'])
  const asked = ['Social Security number', 'Immigration status']
  await expect(listed(page, 'What they ask')).toHaveText(asked)
  await page.emulateMedia({ media: 'print' })
  await expect(listed(page, 'What they ask')).toHaveText(asked)
})

const PHRASE = {
  en: 'What do I need to bring? Do I need an ID?',
  es: '¿Qué tengo que llevar? ¿Necesito una identificación?',
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [start, summary, heading] of [
    ['', 'What to say when you call', 'What you won’t be asked for'],
    ['/es', 'Qué decir cuando llame', 'Qué no le van a pedir'],
  ] as const)
    test(`it is all there, and what to say in both languages: ${start || '/'}`, async ({
      page,
    }) => {
      const { slug } = await clinicLike((clinic) => clinic.asksForId === false)
      await page.goto(`${start}/services/${slug}`)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expect(page.getByText(PHRASE.en)).toBeHidden()
      await page.getByText(summary).click()
      for (const language of ['en', 'es'] as const)
        await expect(page.locator(`ul[lang=${language}]`).getByText(PHRASE[language])).toBeVisible()
    })
})

test('what to say is printed open', async ({ page }) => {
  const { slug } = await clinicLike(({ asksForId, phone }) => asksForId === false && Boolean(phone))
  await page.goto(`/services/${slug}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(PHRASE.es)).toBeVisible()
})

test('it fits a phone of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { slug } = await clinicLike((clinic) => clinic.asksForSsn === false)
  for (const start of ['', '/es']) {
    await page.goto(`${start}/services/${slug}`)
    await page.locator('summary', { hasText: /What to say|Qué decir/ }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})
