import { expect, test } from '../../support/page-fixtures.ts'

test('on a phone, 911 and 988 take two lines, and the first result fits the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/search?location=Portland')
  const [emergency, crisis] = ['911', '988'].map((name) =>
    page.getByRole('banner').getByRole('link', { name }),
  )
  const top = (await emergency?.boundingBox())?.y ?? -1
  const end = await crisis?.boundingBox()
  expect(top).toBeGreaterThanOrEqual(0)
  expect((end?.y ?? 0) + (end?.height ?? 0) - top).toBeLessThanOrEqual(76)
  await expect(page.getByRole('article').first().getByRole('heading')).toBeInViewport({ ratio: 1 })
})
