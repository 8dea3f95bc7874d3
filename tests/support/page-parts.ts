import type { Locator, Page } from '@playwright/test'

export const section = (page: Page, heading: string): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })

/** Placeholders for content that is still loading. */
export const placeholders = (within: Page | Locator): Locator =>
  within.locator('[data-placeholder]')

export const cards = (within: Page | Locator): Locator => within.getByRole('article')

/** Each link's words and address, in order. */
export const linksOf = (within: Locator): Promise<[string, string | null][]> =>
  within
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link): [string, string | null] => [
        link.textContent ?? '',
        link.getAttribute('href'),
      ]),
    )

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

/** What the page's alerts say from now on; each is closed immediately. */
export const alerts = (page: Page): string[] => {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(`${dialog.type()}: ${dialog.message()}`)
    void dialog.accept()
  })
  return said
}
