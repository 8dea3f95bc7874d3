import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { product } from './products.ts'

const password = 'long enough to do'

/** A page where another editor has signed in. */
export const secondEditor = async (
  admin: APIRequestContext,
  browser: Browser,
  name: string,
): Promise<Page> => {
  const email = `${name}-${randomBytes(3).toString('hex')}@example.org`.toLowerCase()
  await admin.post('/cms-api/users', { data: { email, password, name, role: 'editor' } })
  const baseURL = product().url
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  await context.request.post('/cms-api/users/login', { data: { email, password } })
  return context.newPage()
}
