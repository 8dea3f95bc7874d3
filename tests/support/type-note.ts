import { expect, type Page } from '@playwright/test'

/** The panel asks about a form as somebody types; the first time it also compares it with what is kept. */
const asks = (page: Page, compares: boolean) =>
  page.waitForRequest(
    (request) => request.postData()?.includes(`"checkForStaleData":${compares}`) ?? false,
  )

/**
 * Types a note beside a form in two pieces, the second once the panel has compared the form with
 * what is kept, and saves: a box over the form would be in the way.
 */
export const typeNote = async (page: Page, first: string, more: string): Promise<void> => {
  const notes = page.getByLabel('Notes')
  const compared = asks(page, true)
  await notes.pressSequentially(first)
  await (await compared).response()
  // The panel asks one after another: the next goes out when the first has had its effect.
  const asked = asks(page, false)
  await notes.pressSequentially(more)
  await asked
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.payload-toast-container')).toContainText(/success/i)
  await page.reload()
  await expect(notes).toHaveValue(first + more)
}
