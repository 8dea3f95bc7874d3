import type { Page } from '@playwright/test'
import type { clinicValues, messageValues } from './form-values.ts'
import { expect } from './page-fixtures.ts'

export const fillMessage = async (
  page: Page,
  values: Pick<ReturnType<typeof messageValues>, 'name' | 'email' | 'subject' | 'message'>,
): Promise<void> => {
  await page.getByLabel('Full Name').fill(values.name)
  await page.getByLabel('Email Address').fill(values.email)
  await page.getByLabel('Subject').fill(values.subject)
  await page.getByLabel('Message', { exact: true }).fill(values.message)
}

export const fillClinic = async (
  page: Page,
  values: ReturnType<typeof clinicValues>,
): Promise<void> => {
  await page.getByLabel('Clinic Name').fill(values.clinicName)
  await page.getByLabel('Street Address').fill(values.address)
  await page.getByLabel('City').fill(values.city)
  await page.getByLabel('ZIP Code').fill(values.zipCode)
  await page.getByLabel('Phone Number').fill(values.phone)
  await page.getByLabel('Contact Name').fill(values.contactName)
  await page.getByLabel('Contact Email').fill(values.contactEmail)
}

export const sendButton = (page: Page) => page.getByRole('main').locator('button[type=submit]')

/** The form says what is wrong, beside the field and in a summary that has the focus. */
export const expectError = async (page: Page, label: string, message: string): Promise<void> => {
  const summary = page.getByRole('region', { name: 'There is a problem' })
  await expect(summary).toBeFocused()
  const field = page.getByLabel(label, { exact: true })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(literally(message)))
  await summary.getByRole('link', { name: message }).click()
  await expect(field).toBeFocused()
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
