import { mark } from '../../support/form-values.ts'
import { expect, makeClinic, openPanel, test } from '../../support/panel-fixtures.ts'
import { applyList } from '../../support/panel-imports.ts'
import { violations } from '../../support/violations.ts'

const digits = () => String(Math.floor(Math.random() * 10_000)).padStart(4, '0')

test('pairs that an import brought are decided one after the other, by keyboard and on a phone', async ({
  page,
}) => {
  const twins = ['Juniper', 'Willow'].map((name) => ({
    name: `${name} House ${mark()}`,
    phone: `803-556-${digits()}`,
    address: `${digits()} Twin St`,
  }))
  for (const twin of twins) await makeClinic(page.request, twin)
  const rows = twins.map(({ name, address, phone }) => `${name},${address},Anderson,SC,${phone}\n`)
  // The doubtful ones too.
  const list = `Clinic,Street,City,State,Phone\n${rows.join('')}`
  await applyList(page.request, list, `twins-${mark()}`, ['new', 'held'])

  await openPanel(page, '')
  await page.getByRole('link', { name: 'Pairs of clinics that may be the same' }).click()
  await page.getByLabel('State').selectOption('South Carolina')
  await page.getByLabel('Reason').selectOption('Same phone number')
  await page.getByRole('button', { name: 'Show' }).click()
  const [first, second] = twins.map(({ name }) =>
    page.getByRole('listitem').filter({ hasText: name }),
  )
  await expect(second ?? page.locator('x')).toContainText('Same phone number, same address')
  expect(await violations(page, { within: '.dup' })).toEqual([])
  await (first ?? page.locator('x')).getByRole('link').click()

  const heading = page.getByRole('heading', { name: 'Are these the same clinic?' })
  const facts = page.getByRole('table', { name: 'Both clinics side by side' })
  await expect(facts).toContainText(twins[0]?.phone ?? '')
  await expect(facts).toContainText('Typed in the panel')
  expect(await violations(page, { within: '.dup' })).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  const widths = () => [document.documentElement.scrollWidth, window.innerWidth] as const
  const [wide, screen] = await page.evaluate(widths)
  expect(wide, 'on a phone').toBeLessThanOrEqual(screen)

  await page.getByRole('button', { name: 'Two in the same building' }).press('Enter')
  await expect(facts).toContainText(twins[1]?.phone ?? '')
  await expect(heading).toBeFocused()
  const saved = page.getByRole('status').filter({ hasText: 'Saved' })
  await expect(saved).toContainText(`${twins[0]?.name}, same building`)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(facts).toContainText(twins[0]?.phone ?? '')

  await page.getByRole('button', { name: 'The same: merge…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Are these the same clinic?' })
  await dialog.getByRole('button', { name: 'Merge them' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Merged' })).toContainText(
    String(twins[0]?.name),
  )
  await expect(page.getByRole('link', { name: 'Undo it in the form' })).toBeVisible()
  await expect(facts).toContainText(twins[1]?.phone ?? '')
  const isSwitchboard = `Not the same: ${twins[1]?.phone} is a switchboard`
  await page.getByRole('button', { name: isSwitchboard }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No pair is left' })).toBeFocused()
  await page.getByRole('link', { name: 'All pairs' }).click()
  await page.getByRole('link', { name: /^Decided/ }).click()
  const merged = page.getByRole('listitem').filter({ hasText: twins[0]?.name ?? '' })
  await expect(merged).toContainText('merged them')
})
