import type { Page } from '@playwright/test'
import { API, acceptForm } from '../../support/api-calls.ts'
import { fillMessage, sendButton } from '../../support/fill-forms.ts'
import { messageValues } from '../../support/form-values.ts'
import { expect, test } from '../../support/page-fixtures.ts'

const DURATION_MS = 5_000
const REMOVAL_DELAY_MS = 1_000_000
const TOOLTIP_DELAY_MS = 700

const toast = (page: Page) => page.locator('[data-scope=toast][data-part=root]')
const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const dismissButton = (page: Page) => page.getByRole('button', { name: 'Dismiss notification' })

/** Opens the contact page, with a clock that the test can advance. */
const open = async (page: Page) => {
  await page.clock.install()
  await acceptForm(page, API.contactMessages)
  await page.goto('/contact')
}

/** Shows a toast. */
const send = async (page: Page) => {
  await fillMessage(page, messageValues())
  await sendButton(page).click()
  // The form shows for a while that it is sending.
  await page.clock.fastForward(1_500)
  await expect(toast(page)).toHaveAttribute('data-state', 'open')
  await page.mouse.move(0, 0)
}

test('a toast is read aloud politely, for five seconds and no less, and one replaces another', async ({
  page,
}) => {
  await open(page)
  await send(page)
  await expect(region(page)).toHaveAttribute('aria-live', 'polite')
  await expect(region(page).getByRole('status')).toContainText('Message Sent Successfully')
  await page.clock.fastForward(2_000)
  await send(page)
  await expect(toast(page)).toHaveCount(1)
  const shown = await page.evaluate(() => Date.now())
  // It stays through a navigation inside the site.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Add Your Clinic' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Your Clinic')
  await page.mouse.move(0, 0)
  // It gets its own five seconds, not the remaining time of the first.
  await page.clock.pauseAt(shown + DURATION_MS - 1_000)
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(toast(page)).toBeHidden()
})

test('a toast stays while the pointer rests on it, and a swipe of 80 pixels dismisses it, not of 40', async ({
  page,
}) => {
  await open(page)
  await send(page)
  await toast(page).hover()
  await page.clock.fastForward(DURATION_MS * 2)
  await expect(toast(page)).toBeVisible()
  const swipe = async (distance: number) => {
    const box = await toast(page).boundingBox()
    if (!box) throw new Error('No toast is shown')
    await page.mouse.move(box.x + 40, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 40 + distance, box.y + 20, { steps: 5 })
    await page.mouse.up()
  }
  await swipe(40)
  await expect(toast(page)).toBeVisible()
  await swipe(80)
  await expect(toast(page)).toBeHidden()
  await page.clock.fastForward(REMOVAL_DELAY_MS - 60_000)
  await expect(toast(page)).toHaveAttribute('data-state', 'closed')
  await page.clock.fastForward(60_000)
  await expect(toast(page)).toHaveCount(0)
})

test('F8 leads to a toast, which then stays, Escape leads back, and its button says its name', async ({
  page,
}) => {
  await open(page)
  const subject = page.getByLabel('Subject')
  // Before the first toast, the region is empty.
  await subject.focus()
  await page.keyboard.press('F8')
  await expect(region(page)).toBeFocused()
  await expect(region(page)).toHaveAttribute('data-none', 'There are no notifications.')
  await page.keyboard.press('Escape')
  await expect(subject).toBeFocused()
  await send(page)
  await subject.focus()
  await page.keyboard.press('F8')
  await expect(region(page)).toBeFocused()
  await page.clock.fastForward(DURATION_MS * 2)
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(toast(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dismissButton(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(toast(page)).toBeHidden()
  await expect(subject).toBeFocused()
  // A control without text shows its name when the pointer rests on it.
  await send(page)
  const tooltip = page.locator('[role=tooltip]')
  // From here on, time passes only when the test says so.
  await toast(page).hover()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await dismissButton(page).hover()
  await page.clock.runFor(TOOLTIP_DELAY_MS - 50)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(tooltip).toHaveText('Dismiss notification')
  await page.mouse.move(0, 0)
  await page.clock.runFor(100)
  await expect(tooltip).toHaveCount(0)
  // Soon after, the next one shows immediately.
  await dismissButton(page).hover()
  await page.clock.runFor(50)
  await expect(tooltip).toHaveCount(1)
})
