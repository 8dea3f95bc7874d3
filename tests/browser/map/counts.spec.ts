import type { Page } from '@playwright/test'
import { search } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

/** What the choices of a select say that they find, by their values. */
const countsOf = (page: Page, label: string): Promise<Record<string, number>> =>
  page
    .getByLabel(label)
    .locator('option')
    .evaluateAll((options) =>
      Object.fromEntries(
        options.flatMap((option) => {
          const [, count] = /\(([\d,]+)\)$/.exec(option.textContent ?? '') ?? []
          const { value } = option as HTMLOptionElement
          return count ? [[value, Number(count.replaceAll(',', ''))]] : []
        }),
      ),
    )

const SERVICES = 'Filter by Service'
const STATES = 'Filter by State'

const ASKED: Record<string, string>[] = [
  {},
  { state: 'CA' },
  { location: 'Chicago', distance: '50' },
  { location: 'Georgia', isFree: 'true' },
  { location: 'toothache chicago', distance: '10' },
  { location: 'Springfield, Illinois' },
]

for (const asked of ASKED) {
  const address = `/map?${new URLSearchParams(asked)}`

  test(`each service says what it finds on ${address}`, async ({ page }) => {
    const { total } = await search({ ...asked, services: 'medical' })
    await page.goto(address)
    await expect.poll(async () => (await countsOf(page, SERVICES)).medical).toBe(total)
    for (const [services, count] of Object.entries(await countsOf(page, SERVICES)))
      expect([services, (await search({ ...asked, services })).total]).toEqual([services, count])
  })
}

test('each state says what it finds, whichever is chosen', async ({ page }) => {
  for (const address of ['/map', '/map?state=GA']) {
    await page.goto(address)
    const counts = await countsOf(page, STATES)
    for (const state of ['CA', 'GA', 'GU'])
      expect([state, counts[state]]).toEqual([state, (await search({ state })).total])
  }
})

test('what nobody has counted has no number', async ({ page }) => {
  await page.goto('/map?isFree=true')
  expect(await countsOf(page, SERVICES)).toEqual({})
  for (const address of ['/map?isFree=true', '/map?location=Chicago', '/map?service=dental']) {
    await page.goto(address)
    expect(await countsOf(page, STATES)).toEqual({})
  }
})
