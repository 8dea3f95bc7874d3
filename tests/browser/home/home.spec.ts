import { ask } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards, linksOf, section } from '../../support/page-parts.ts'

test('shows the search field on the first screen of a small phone, above every figure', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/')
  const field = page.getByPlaceholder('Enter city, state, or ZIP code')
  await expect(field).toBeInViewport({ ratio: 1 })
  const question = await field.boundingBox()
  const figures = await page.getByText('Verified Clinics').boundingBox()
  expect(figures?.y).toBeGreaterThan(question?.y ?? Number.POSITIVE_INFINITY)
})

test('has states and services side by side at 1280 pixels, with no ragged end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const ends = (heading: string) =>
    section(page, heading)
      .getByRole('listitem')
      .evaluateAll((items) => {
        const boxes = items.map((item) => item.getBoundingClientRect())
        const bottom = Math.max(...boxes.map((box) => Math.round(box.bottom)))
        const right = Math.max(...boxes.map((box) => Math.round(box.right)))
        const last = boxes.filter((box) => Math.round(box.bottom) === bottom)
        return { bottom, isFull: Math.round(last.at(-1)?.right ?? 0) === right }
      })
  const states = await ends('Find clinics by state')
  const services = await ends('Find clinics by service')
  expect([states.isFull, services.isFull]).toEqual([true, true])
  expect(Math.abs(states.bottom - services.bottom)).toBeLessThan(4)
})

test('shows the featured clinics in two columns, with a way to more', async ({ page }) => {
  const featured = await ask<'featuredClinics'>('/api/clinics/featured')
  await page.goto('/')
  const popular = section(page, 'Popular Free Clinics')
  await expect(popular.getByRole('heading', { level: 3 })).toHaveText(
    featured.map(({ name }) => name),
  )
  const [first, second] = await cards(popular).all()
  const [left, right] = await Promise.all([first?.boundingBox(), second?.boundingBox()])
  expect(left?.y).toBe(right?.y)
  expect((await linksOf(popular))[0]).toEqual(['Find more clinics', '/search'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  for (const path of ['/', '/es'])
    test(`no choice of the search form is cut off before somebody has chosen: ${path}`, async ({
      page,
    }) => {
      await page.goto(path)
      const selects = page.getByRole('search').first().locator('select')
      await expect(selects).toHaveCount(2)
      const cut = await selects.evaluateAll((all) =>
        all.flatMap((select) => {
          if (!(select instanceof HTMLSelectElement)) return []
          const copy = document.createElement('span')
          copy.textContent = select.selectedOptions[0]?.textContent ?? ''
          const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
          Object.assign(copy.style, { font, position: 'absolute', whiteSpace: 'nowrap' })
          document.body.append(copy)
          const room =
            select.clientWidth -
            Number.parseFloat(paddingInlineStart) -
            Number.parseFloat(paddingInlineEnd)
          return copy.getBoundingClientRect().width > room ? [copy.textContent] : []
        }),
      )
      expect(cut).toEqual([])
    })
})
