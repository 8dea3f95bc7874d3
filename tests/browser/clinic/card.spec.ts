import type { ClinicSearchResult, ListedClinic } from '../../../cms/contract/index.ts'
import { API, editAnswers } from '../../support/api-calls.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

const PLAIN: Partial<ListedClinic> = {
  isFree: false,
  isLowCost: false,
  verified: false,
  lastVerifiedAt: null,
  services: ['Dental Care'],
  hoursOfOperation: 'Monday to Friday, 8 AM to 5 PM',
  staffCount: null,
  coordinatesApproximate: false,
}

/** What a card must say about a clinic like this, and what it must not. */
const CASES: [clinic: Partial<ListedClinic>, says: string[], silentOn: string[]][] = [
  [{ isFree: true, isLowCost: true }, ['FREE'], ['LOW-COST', 'Verified']],
  [{ isLowCost: true }, ['LOW-COST'], ['FREE']],
  [
    { verified: true, lastVerifiedAt: '2026-11-12T15:00:00.000Z' },
    ['Verified · Nov 12, 2026'],
    ['FREE', 'LOW-COST'],
  ],
  [{ services: ['A', 'B', 'C'] }, ['ABC'], ['more']],
  [{ services: ['A', 'B', 'C', 'D', 'E'] }, ['ABC+2 more'], ['D']],
  [{ services: [] }, ['Medical Services'], ['more']],
  [{ hoursOfOperation: null }, ['Call for hours'], []],
  [{ staffCount: 12 }, ['12+ staff'], ['Call for hours']],
  [{ distanceMiles: 1.2 }, ['1.2 miles'], ['about 1.2 miles']],
  [{ distanceMiles: 1, coordinatesApproximate: true }, ['about 1 mile'], ['1 mile']],
]

test('a card says what is known about its clinic', async ({ page }) => {
  await editAnswers<ClinicSearchResult>(page, API.search, (found) => ({
    ...found,
    total: CASES.length,
    clinics: CASES.map(([clinic], index) => ({ ...found.clinics[index], ...PLAIN, ...clinic })),
  }))
  await page.goto('/search')
  await page.getByLabel('Location').fill('Chicago')
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(cards(page)).toHaveCount(CASES.length)
  for (const [index, [, says, silentOn]] of CASES.entries()) {
    // The heading and the address are the sample clinic’s own.
    const text = await cards(page)
      .nth(index)
      .evaluate((card) =>
        [...card.querySelectorAll('span, ul, p')].map((part) => part.textContent).join('|'),
      )
    for (const words of says) expect(text).toContain(words)
    for (const words of silentOn) expect(text.split('|')).not.toContain(words)
  }
})
