import type { Page } from '@playwright/test'
import { expect, test } from '../../support/page-fixtures.ts'

// One of the pages is the map.
test.use({ showsMap: true })

/** The chosen words of the search form's selects that don't fit in them. */
const cutChoices = async (page: Page) => {
  const selects = page.getByRole('search').first().locator('select')
  await expect(selects).toHaveCount(2)
  return selects.evaluateAll((all) =>
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
}

test('on a phone the search comes first, and no choice of it is cut off', async ({ page }) => {
  for (const path of ['/', '/es']) {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(path)
    const field = page.getByRole('main').locator('input[name=location]')
    await expect(field).toBeInViewport({ ratio: 1 })
    const question = await field.boundingBox()
    const figures = await page.locator('main dl').first().boundingBox()
    expect(figures?.y).toBeGreaterThan(question?.y ?? Number.POSITIVE_INFINITY)
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await cutChoices(page)).toEqual([])
    // Each has an arrow, in its own box.
    for (const select of await page.getByRole('search').first().locator('select').all()) {
      const box = await select.boundingBox()
      const arrow = await select.locator('xpath=..').locator('svg').boundingBox()
      expect(arrow?.width).toBeGreaterThan(16)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((arrow?.x ?? 0) + 16)
    }
  }
})

test('no choice is cut off where the form is one line', async ({ page }) => {
  for (const [width, pages] of [
    [1024, ['/search?location=Chicago', '/es/search?location=Chicago']],
    [1280, ['/map', '/search?location=Chicago', '/es/map', '/es/search?location=Chicago']],
  ] as const)
    for (const path of pages) {
      await page.setViewportSize({ width, height: 768 })
      await page.goto(path)
      expect(await cutChoices(page), `${path}, ${width} pixels`).toEqual([])
    }
})
