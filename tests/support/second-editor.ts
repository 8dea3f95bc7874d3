import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'

const password = 'long enough to do'

/** A page in which another editor has signed in. */
export const secondEditor = async (
  admin: APIRequestContext,
  browser: Browser,
  name: string,
): Promise<Page> => {
  const email = `${name}-${randomBytes(3).toString('hex')}@example.org`.toLowerCase()
  await admin.post('/cms-api/users', { data: { email, password, name, role: 'editor' } })
  const baseURL = String(process.env.PRODUCT_URL)
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  await context.request.post('/cms-api/users/login', { data: { email, password } })
  return context.newPage()
}
