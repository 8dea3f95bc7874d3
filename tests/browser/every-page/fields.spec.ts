import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

const PAGES = ['/search?location=Portland', '/add-clinic', '/contact', '/resources/blog']
// Nobody sees the field that catches robots.
const FIELDS = 'main :is(input:not([type=hidden], [name=leaveThisEmpty]), select, textarea)'

/** The fields that are not drawn by the site, in a card's color, with a border that shows. */
const badlyDrawn = (fields: Element[]) => {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color)
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: string, other: string) => {
    const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (high + 0.05) / (low + 0.05)
  }
  const behind = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)'
    const { backgroundColor } = getComputedStyle(element)
    return channels(backgroundColor)[3] === 0 ? behind(element.parentElement) : backgroundColor
  }
  const probe = document.createElement('div')
  document.body.append(probe)
  probe.style.color = 'var(--hfa-colors-card)'
  const card = getComputedStyle(probe).color
  probe.remove()
  return fields
    .filter((field) => field.checkVisibility() && !field.matches(':checked'))
    .map((field) => {
      const { appearance, backgroundColor, borderTopColor } = getComputedStyle(field)
      const isBox = field.matches('select, [type=checkbox], [type=radio]')
      const least = Math.min(
        contrast(borderTopColor, backgroundColor),
        contrast(borderTopColor, behind(field.parentElement)),
      )
      const isWell = (!isBox || appearance === 'none') && backgroundColor === card && least >= 3
      return isWell ? 'well' : `${field.getAttribute('name')}: ${backgroundColor}, ${least}`
    })
}

test('every field is drawn in the site’s colors, with a border that shows, in both schemes', async ({
  page,
}) => {
  for (const address of PAGES) {
    await page.goto(address)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const drawn = await page.locator(FIELDS).evaluateAll(badlyDrawn)
      expect([...new Set(drawn)], `${address}, ${colorScheme}`).toEqual(['well'])
    }
  }
})

/** Links of which one is chosen. */
const CHOICES = [
  ['/map?view=map', 'View'],
  ['/services/united-states/california?letter=S', 'Towns by letter'],
  ['/resources/blog?category=chronic-care', 'Browse by category'],
  ['/about', 'Main'],
] as const

test('boxes show that they are ticked, and links that they are chosen, in anybody’s own colors', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/add-clinic')
  const box = page.getByLabel('Dental Care')
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  const mark = await box.evaluate((element) => getComputedStyle(element, '::before').clipPath)
  expect(mark).toMatch(/^polygon/)
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(box).toHaveCSS('appearance', 'auto')
  for (const [path, label] of CHOICES) {
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
    expect(chosen, label).toHaveLength(1)
    for (const { isChosen, ...other } of colors)
      if (!isChosen) expect(chosen[0]).not.toMatchObject(other)
    for (const { backgroundColor, color } of colors) expect(color).not.toBe(backgroundColor)
  }
})
