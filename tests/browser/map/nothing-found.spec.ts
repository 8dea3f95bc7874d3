import { search } from '../../support/directory.ts'
import { mapOf, viewOf } from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

/** Nobody speaks it. */
const NONE = { languages: 'Klingon' }

for (const [what, asked, at, zoom] of [
  ['a town and the miles around it', { location: 'Adak' }, [51.9, -176.6, 1], 6],
  ['fewer miles from closer', { location: 'Adak', distance: '10' }, [51.9, -176.6, 0.3], 9],
  ['a ZIP code', { location: '60601', ...NONE }, [41.9, -87.6, 1], 6],
  ['a county', { location: 'Cook County, IL', ...NONE }, [41.8, -87.8, 1], 6],
  ['a state', { location: 'Wyoming', ...NONE }, [43, -107.6, 1], 5],
  ['a state that is an island', { location: 'Guam', ...NONE }, [13.4, 144.8, 0.3], 9],
  ['a state far away', { location: 'AK', ...NONE }, [62, -153, 3], 3],
  ['a state that is chosen', { state: 'WY', ...NONE }, [43, -107.6, 1], 5],
  ['a state without a service', { state: 'GU', service: 'unknown' }, [13.4, 144.8, 0.3], 9],
] as const) {
  test(`if nothing is found, the map shows ${what}`, async ({ page }) => {
    const { service, ...others } = { service: undefined, ...asked }
    expect((await search({ ...others, ...(service && { services: service }) })).total).toBe(0)
    await page.goto(`/map?${new URLSearchParams(asked)}`)
    const [latitude, longitude, near] = at
    const away = async () => {
      const view = await viewOf(page)
      return view && Math.hypot(view.latitude - latitude, view.longitude - longitude)
    }
    await expect.poll(away).toBeLessThan(near)
    await expect.poll(async () => (await viewOf(page))?.zoom).toBeGreaterThanOrEqual(zoom)
  })
}

test('if the place is unknown, the map shows the country', async ({ page }) => {
  await page.goto('/map?location=Qwxyzville')
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 4 })
})

test('an unknown location has the same message as on the search page', async ({ page }) => {
  const words = async (path: string) => {
    await page.goto(path)
    return page.getByRole('heading', { name: 'We don’t know a place called “Qwxyzville”' })
  }
  for (const path of ['/search?location=Qwxyzville', '/map?location=Qwxyzville']) {
    await expect(await words(path)).toBeVisible()
    await expect(page.getByText('Check the spelling, or use a five-digit ZIP code')).toBeVisible()
  }
  await expect(mapOf(page)).toBeVisible()
})
