import { expect, test } from '../../support/page-fixtures.ts'

const PAGES = ['/search?location=Portland', '/add-clinic', '/contact', '/resources/blog']
// Nobody sees the field that catches robots.
const FIELDS = 'main :is(input:not([type=hidden], [name=leaveThisEmpty]), select, textarea)'

interface Look {
  name: string
  drawnBySite: boolean
  background: string
  /** Contrast of the border with the field and with what is around it, whichever is less. */
  contrast: number
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme })
    for (const address of PAGES) {
      test(`every field at ${address} is drawn in the site’s colors, with a border that shows`, async ({
        page,
      }) => {
        await page.goto(address)
        const looks = await page.locator(FIELDS).evaluateAll((fields): Look[] => {
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
            const isClear = channels(backgroundColor)[3] === 0
            return isClear ? behind(element.parentElement) : backgroundColor
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
              return {
                name: field.getAttribute('name') ?? '',
                drawnBySite: !isBox || appearance === 'none',
                background: backgroundColor === card ? 'card' : backgroundColor,
                contrast: Math.min(
                  contrast(borderTopColor, backgroundColor),
                  contrast(borderTopColor, behind(field.parentElement)),
                ),
              }
            })
        })
        expect(looks.length).toBeGreaterThan(0)
        for (const { name, drawnBySite, background, contrast } of looks) {
          expect.soft(drawnBySite, name).toBe(true)
          expect.soft(background, name).toBe('card')
          expect.soft(contrast, name).toBeGreaterThanOrEqual(3)
        }
      })
    }
  })
}

test('a box is ticked with the space bar, and shows it by more than its border', async ({
  page,
}) => {
  await page.goto('/add-clinic')
  const box = page.getByLabel('Dental Care')
  const background = () => box.evaluate((element) => getComputedStyle(element).backgroundColor)
  const empty = await background()
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  expect(await background()).not.toBe(empty)
  const mark = await box.evaluate((element) => getComputedStyle(element, '::before').clipPath)
  expect(mark).toMatch(/^polygon/)
})

test('with colors that somebody chose for all pages, a box is the browser’s own', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/add-clinic')
  await expect(page.getByLabel('Dental Care')).toHaveCSS('appearance', 'auto')
})
