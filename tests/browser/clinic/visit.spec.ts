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

test('says what to bring, what is not asked for, and what to call about', async ({ page }) => {
  const card = await openWith(page, {
    asksForId: false,
    asksForSsn: false,
    asksForProofOfIncome: true,
    firstVisitCost: '$20',
    appointmentNeeded: true,
  })
  await expect(listed(page, 'What to bring')).toHaveText(['Proof of income'])
  await expect(listed(page, 'What you won’t be asked for')).toHaveText([
    'An ID',
    'Social Security number',
  ])
  await expect(card).toContainText('Needed: call first')
  await expect(card).toContainText('$20')
  await expect(card).toContainText(
    'Call to confirm: proof of address, immigration status, walk-ins, new patients, wait for a first visit, whether you need insurance.',
  )
})

test('what they ask is not among what to bring', async ({ page }) => {
  await openWith(page, { asksForId: true, asksForSsn: true, asksImmigrationStatus: true })
  await expect(listed(page, 'What to bring')).toHaveText(['An ID'])
  const asked = ['Social Security number', 'Immigration status']
  await expect(listed(page, 'What they ask')).toHaveText(asked)
  await page.emulateMedia({ media: 'print' })
  await expect(listed(page, 'What they ask')).toHaveText(asked)
})

test('has nothing to bring where they only ask', async ({ page }) => {
  const card = await openWith(page, { asksImmigrationStatus: true })
  await expect(listed(page, 'What they ask')).toHaveText(['Immigration status'])
  await expect(card.getByRole('heading', { name: 'What to bring' })).toHaveCount(0)
})

test('says the day once if all is known from the same one', async ({ page }) => {
  const date = { at: '2026-11-12T15:00:00.000Z', source: 'call' }
  const card = await openWith(page, {
    asksForId: false,
    asksForSsn: true,
    factDates: { asksForId: date, asksForSsn: date },
  })
  await expect(card.getByText('This is as of November 12, 2026.')).toHaveCount(1)
  await expect(card.getByText('2026')).toHaveCount(1)
})

test('says the day of each answer if they differ', async ({ page }) => {
  await openWith(page, {
    asksForId: false,
    asksForProofOfIncome: true,
    asksForProofOfAddress: true,
    factDates: {
      asksForId: { at: '2026-11-12T15:00:00.000Z', source: 'call' },
      asksForProofOfIncome: { at: '2025-03-02T15:00:00.000Z', source: 'import' },
    },
  })
  await expect(listed(page, 'What you won’t be asked for')).toHaveText(['An ID as of Nov 12, 2026'])
  await expect(listed(page, 'What to bring')).toHaveText([
    'Proof of address',
    'Proof of income as of Mar 2, 2025',
  ])
})

test('is one sentence where nothing is known', async ({ page }) => {
  const card = await openWith(page, {})
  await expect(card.getByRole('paragraph')).toHaveText([
    'We don’t know yet what this clinic asks for or what a visit costs. Call to confirm.',
  ])
})

test('says where a clinic was before it moved', async ({ page }) => {
  await openWith(page, { movedFrom: '12 Main St, Chicago', movedAt: '2026-10-01T12:00:00.000Z' })
  await expect(
    page.getByText('This clinic moved here. Until October 1, 2026 it was at 12 Main St, Chicago.'),
  ).toBeVisible()
  await expect(page.getByText('12 Main St, Chicago', { exact: true })).toHaveAttribute(
    'translate',
    'no',
  )
})

test('says what else it was listed as', async ({ page }) => {
  await openWith(page, { formerNames: ['Saluda Free Clinic', 'Care'] })
  await expect(
    page.getByText('This clinic was also listed as “Saluda Free Clinic” and “Care”.'),
  ).toBeVisible()
  for (const name of ['Saluda Free Clinic', 'Care'])
    await expect(page.getByText(name, { exact: true })).toHaveAttribute('translate', 'no')
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
