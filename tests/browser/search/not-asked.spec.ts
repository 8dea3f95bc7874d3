import { search } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

test.use({ showsMap: true })

/** A state with clinics, of which none is known not to ask for it. */
const stateWithout = async (filter: string) => {
  for (const state of ['GU', 'VI', 'AS', 'MP', 'FM', 'MH', 'PW', 'WY', 'VT', 'ND']) {
    const all = await search({ state, limit: '1' })
    const some = await search({ state, limit: '1', [filter]: 'true' })
    if (all.total > 0 && some.total === 0) return { state, total: all.total }
  }
  throw new Error(`Every small state has a clinic for ${filter}.`)
}

const FILTERS = [
  ['noIdNeeded', 'No ID needed'],
  ['noSsnNeeded', 'No Social Security number needed'],
] as const

for (const [filter, label] of FILTERS) {
  test(`a search can ask for clinics with ${label}, and its cards say so`, async ({ page }) => {
    const { total } = await search({ location: 'California', [filter]: 'true' })
    await page.goto('/search?location=California')
    await page.getByRole('checkbox', { name: `${label} (${total})` }).check()
    await expect(page).toHaveURL(`/search?location=California&${filter}=true`)
    await expect(page.getByText(`of ${total} results`)).toBeVisible()
    const badge = label.replace(' number needed', ' number')
    await expect(cards(page).filter({ hasText: badge })).toHaveCount(await cards(page).count())
  })

  test(`the map can show clinics with ${label}`, async ({ page }) => {
    const { total } = await search({ state: 'CA', [filter]: 'true' })
    await page.goto('/map?state=CA')
    await page.getByText('More filters', { exact: true }).click()
    await page.getByRole('checkbox', { name: `${label} (${total})` }).check()
    await expect(page).toHaveURL(`/map?state=CA&${filter}=true`)
    await expect(page.getByText(`${total} clinics found`)).toBeVisible()
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL('/map')
  })

  test(`a map without a clinic for ${label} says what to drop`, async ({ page }) => {
    const { state, total } = await stateWithout(filter)
    await page.goto(`/map?state=${state}&${filter}=true`)
    await expect(page.getByText(`“${label}” leaves out ${total} clinic`)).toBeVisible()
    await page.getByRole('link', { name: 'Show them too' }).click()
    await expect(page).toHaveURL(`/map?state=${state}`)
  })
}

test('a Spanish search asks for clinics that want no ID', async ({ page }) => {
  const { total } = await search({ location: 'California', noIdNeeded: 'true' })
  await page.goto('/es/search?location=California')
  await page.getByRole('checkbox', { name: `No piden identificación (${total})` }).check()
  await expect(page).toHaveURL('/es/search?location=California&noIdNeeded=true')
  await expect(cards(page).first()).toContainText('No piden identificación')
})
