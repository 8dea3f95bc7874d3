import type { APIRequestContext, Page } from '@playwright/test'
import { codeOf } from './authenticator.ts'
import { expect, PASSWORD } from './panel-fixtures.ts'
import { takesTyping } from './takes-typing.ts'
import { violations } from './violations.ts'

/** Gives the account that is signed in a second factor. @returns its recovery codes */
export const addSecondFactor = async (
  person: APIRequestContext,
  password = PASSWORD,
): Promise<string[]> => {
  const desk = '/cms-api/desk/people/second-factor'
  const offered = await person.post(`${desk}/offer`, { data: { password } })
  const { offer, secret } = await offered.json()
  const added = await person.post(`${desk}/add`, { data: { offer, code: codeOf(secret) } })
  return (await added.json()).recoveryCodes
}

/** Types the code of the secret that the screen shows. @returns the secret and the recovery codes */
export const confirmSecret = async (page: Page) => {
  const secret = (await page.locator('.account__secret').textContent()) ?? ''
  await page.getByLabel('Code').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Turn on the second factor' }).click()
  await expect(page.getByRole('heading', { name: 'Store your recovery codes' })).toBeFocused()
  const codes = await page.locator('.account__codes code').allInnerTexts()
  expect(codes).toHaveLength(10)
  return { secret, codes }
}

/** Fills in the form to sign in. */
export const givePassword = async (page: Page, email: string): Promise<void> => {
  await page.goto('/admin/login')
  await takesTyping(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
}

/** Checks a part of a screen for barriers, and that nothing is cut off on a narrow phone. */
export const isForEverybody = async (page: Page, within: string): Promise<void> => {
  expect(await violations(page, { within })).toEqual([])
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width, height })
}
