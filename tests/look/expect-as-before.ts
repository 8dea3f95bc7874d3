import { expect, type Page } from '@playwright/test'

/** Takes the page's pictures in both color schemes. */
export const expectAsBefore = async (
  page: Page,
  name: string,
  width: number,
  options: { fullPage?: true } = {},
) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const picture = `${name} ${width} ${colorScheme}.png`.replaceAll(/[ ,()]+/g, '-')
    await expect(page).toHaveScreenshot(picture, options)
  }
}
