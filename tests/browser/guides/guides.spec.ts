import { expect, test } from '../../support/page-fixtures.ts'

test('the contents of a guide move the focus to a chapter, and a table fits a narrow phone', async ({
  page,
}) => {
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const chapter = page.getByRole('heading', { level: 2, name: 'How to apply' })
  await page.goto('/resources/insurance')
  await contents.getByRole('link', { name: 'How to apply' }).click()
  await expect(chapter).toBeInViewport()
  await expect(chapter).toBeFocused()
  const address = `/resources/insurance#${await chapter.getAttribute('id')}`
  await expect(page).toHaveURL(address)
  await page.goto('/about')
  await page.goto(address)
  await expect(chapter).toBeInViewport()
  // On a narrow phone a table is a list that says what each figure is.
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
