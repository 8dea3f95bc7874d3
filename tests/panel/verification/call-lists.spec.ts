import { expect } from '@playwright/test'
import { clinicHeading, openQueue, test } from '../../support/callers.ts'

test('a person chooses whom to call, takes that as a list, and others see it', async ({
  page,
  makeDue,
  colleague,
}) => {
  const [first, second] = await makeDue(2)
  await openQueue(page)
  const chooser = page.getByText(/^Whom to call:/)
  await expect(chooser).toHaveText('Whom to call: All clinics')
  await chooser.click()
  await page.getByLabel('Reason').selectOption('reported wrong')
  await page.getByLabel('State').selectOption('South Carolina')
  await page.getByRole('button', { name: 'Show these' }).click()
  await expect(page).toHaveURL(/state=SC/)
  await expect(clinicHeading(page)).toHaveText(first?.name ?? '')
  await expect(page.getByText('due of those that you chose')).toBeVisible()
  const name = 'South Carolina, reported wrong'
  await expect(chooser).toHaveText(`Whom to call: ${name}`)
  await chooser.click()
  const save = page.getByRole('button', { name: 'Save as a list' })
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved as a list' })).toBeVisible()
  await expect(save).toBeFocused()
  // Somebody who begins to type a name gives no answer.
  await page.keyboard.press('a')
  await page.getByLabel('At most').last().fill('2')
  await page.getByRole('button', { name: `Take this list: ${name}` }).click()
  await expect(page).toHaveURL(/callList=\d+/)
  await expect(chooser).toHaveText(`Whom to call: ${name}`)
  await expect(page.getByText('2 due of those that you chose')).toBeVisible()
  // Verify now goes on in the same list.
  await page.getByRole('button', { name: 'All still right' }).click()
  await expect(clinicHeading(page)).toHaveText(second?.name ?? '')
  await expect(page).toHaveURL(/callList=\d+/)
  await expect(page.getByText('1 due of those that you chose')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toHaveText(/ 1 left\.$/)
  // So does the menu, until one chooses all clinics.
  await page.goto('/admin/verify')
  await expect(chooser).toHaveText(`Whom to call: ${name}`)
  await chooser.click()
  await page.getByRole('link', { name: 'All clinics' }).click()
  await expect(chooser).toHaveText('Whom to call: All clinics')
  await page.goto('/admin/verify?locale=es')
  await expect(chooser).toHaveText(`Whom to call: ${name}`)
  // Somebody else sees on their first page who has it, and is offered none of it.
  const theirs = await colleague('Ben', 'reviewer')
  await theirs.goto('/admin')
  await expect(theirs.getByText(/, Ana is calling it/)).toBeVisible()
  await theirs.goto('/admin/verify?state=SC&reason=reported')
  await expect(theirs.getByText('0 due of those that you chose')).toBeVisible()
  await expect(theirs.getByText('None of the clinics that you chose is due for you.')).toBeVisible()
  await theirs.goto(`/admin/verify?clinic=${second?.id}`)
  await expect(theirs.getByText('Ana is verifying this clinic right now.')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByText('By person').click()
  await expect(page.getByRole('rowheader', { name: /^Ana/ })).toBeVisible()
  await chooser.click()
  const giveBack = page.getByRole('button', { name: `Give back: ${name}` })
  await giveBack.click()
  // It goes on by the list's filter, folded again.
  await expect(giveBack).toBeHidden()
  await chooser.click()
  await page.getByRole('button', { name: `Remove: ${name}` }).click()
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
})
