import { ask } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

const CALIFORNIA = '/services/united-states/california'

test('letters lead to states and towns, and a state’s list loads more and is the same after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/browse/states')
  await page.getByRole('navigation', { name: 'States by letter' }).getByText('W').click()
  await expect(page.getByRole('main').getByRole('link', { name: /^Washington/ })).toBeInViewport()
  const { clinics } = await ask<'stateClinics'>('/api/states/CA/clinics?limit=40&sort=town')
  const withS = await ask<'stateClinics'>('/api/states/CA/clinics?letter=S&sort=town')
  const names = cards(page).getByRole('heading')
  await page.goto(CALIFORNIA)
  await page.getByRole('link', { name: 'Load More', exact: true }).click()
  await expect(cards(page)).toHaveCount(40)
  await expect(page).toHaveURL(`${CALIFORNIA}?offset=20`)
  await page.reload()
  await expect(names).toHaveText(clinics.map(({ name }) => name))
  const nav = page.getByRole('navigation', { name: 'Towns by letter' })
  const letter = nav.getByRole('link', { name: 'S', exact: true })
  await letter.click()
  await expect(page).toHaveURL(`${CALIFORNIA}?letter=S#clinics`)
  await expect(names).toHaveText(withS.clinics.map(({ name }) => name))
  await expect(letter).toHaveAttribute('aria-current', 'true')
  await expect(nav).toBeInViewport()
})
