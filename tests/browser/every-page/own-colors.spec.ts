import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true, viewport: { width: 1280, height: 900 } })

/** Links of which one is chosen. */
const CHOICES = [
  ['the map’s views', '/map?view=map', 'View'],
  ['the letters of towns', '/services/united-states/california?letter=S', 'Towns by letter'],
  ['the categories of the blog', '/resources/blog?category=chronic-care', 'Browse by category'],
  ['the pages of the site', '/about', 'Main'],
] as const

for (const [name, path, label] of CHOICES) {
  test(`with colors that somebody chose for all pages, ${name} show which is chosen`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(path)
    const colors = await page
      .getByRole('navigation', { name: label, exact: true })
      .locator('a:visible')
      .evaluateAll((links) =>
        links.map((link) => {
          const { backgroundColor, color } = getComputedStyle(link)
          return { isChosen: link.hasAttribute('aria-current'), backgroundColor, color }
        }),
      )
    const chosen = colors.filter(({ isChosen }) => isChosen)
    expect(chosen).toHaveLength(1)
    for (const { isChosen, ...other } of colors)
      if (!isChosen) expect(chosen[0]).not.toMatchObject(other)
    for (const { backgroundColor, color } of colors) expect(color).not.toBe(backgroundColor)
  })
}
