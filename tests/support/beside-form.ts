import { expect, type Page } from '@playwright/test'

/**
 * Presses twice in one place, like a double click: the second time when another button has appeared
 * there.
 */
export const pressTwice = async (page: Page, button: string, then: string): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).hover()
  await page.mouse.down({ clickCount: 1 })
  await page.mouse.up({ clickCount: 1 })
  await expect(page.locator('button:enabled:hover')).toHaveText(then)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

/** The panel sends the form as somebody types. The first time, it also checks for stale data. */
const asks = (page: Page, compares: boolean) =>
  page.waitForRequest(
    (request) => request.postData()?.includes(`"checkForStaleData":${compares}`) ?? false,
  )

/**
 * Types a note beside a form in two pieces and saves. The second piece comes after the panel has
 * checked for stale data: a box over the form would be in the way.
 */
export const typeNote = async (page: Page, first: string, more: string): Promise<void> => {
  const notes = page.getByLabel('Notes')
  const compared = asks(page, true)
  await notes.pressSequentially(first)
  await (await compared).response()
  // The panel sends one request after another: the next goes out once the first has taken effect.
  const asked = asks(page, false)
  await notes.pressSequentially(more)
  await asked
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.payload-toast-container')).toContainText(/success/i)
  await page.reload()
  await expect(notes).toHaveValue(first + more)
}
