import { randomBytes } from 'node:crypto'
import type { APIRequestContext, BrowserContextOptions, Page } from '@playwright/test'
import { test as panelTest } from './panel-fixtures.ts'
import { product } from './products.ts'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** A reviewer with their own session. */
export interface Caller {
  email: string
  password: string
  state: StorageState
}

interface Callers {
  /** For what an admin does through Payload’s own API. */
  admin: APIRequestContext
  ana: Caller
  ben: Caller
}

interface DueClinics {
  /** Makes `count` clinics that come first in the queue, in this order; deleted after the test. */
  makeDue: (count: number) => Promise<{ id: number; slug: string; name: string }[]>
}

const PASSWORD = 'long enough to do'

/** Without it, Playwright gives a context the cookies of the test, and signing in ends their session. */
const signedOut = () => ({ baseURL: product().url, storageState: { cookies: [], origins: [] } })

/** A reviewer's screen on a phone with touch. */
export const test = panelTest.extend<DueClinics, Callers>({
  admin: [
    async ({ playwright, signedIn }, use) => {
      const request = await playwright.request.newContext({
        baseURL: product().url,
        storageState: signedIn,
      })
      await use(request)
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  ana: [
    async ({ admin, playwright }, use) => {
      const request = await playwright.request.newContext(signedOut())
      await use(await reviewer(admin, request, 'Ana'))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  ben: [
    async ({ admin, playwright }, use) => {
      const request = await playwright.request.newContext(signedOut())
      await use(await reviewer(admin, request, 'Ben'))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  storageState: async ({ ana }, use) => use(ana.state),
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  makeDue: async ({ admin, page }, use) => {
    await page.request.post('/cms-api/desk/verification/stop', { data: {} })
    // Urgent corrections that another test has left would come first.
    await admin.delete('/cms-api/corrections?where[id][exists]=true')
    const ids: number[] = []
    const mark = randomBytes(2).toString('hex')
    const found = await admin.get('/cms-api/states?where[abbreviation][equals]=SC')
    const state = (await found.json()).docs[0].id
    await use(async (count) => {
      const made = []
      for (let index = 0; index < count; index += 1) {
        const data = {
          name: `Due Clinic ${mark} ${index + 1}`,
          address: '414 North St',
          city: 'Anderson',
          state,
          zipCode: '29621',
          phone: '864-555-0142',
          services: ['Medical Care'],
          source: 'editor',
          // Earlier than any report from another test.
          reportedWrongAt: new Date(Date.UTC(2020, 0, 1) + index * 1000).toISOString(),
          _status: 'published',
        }
        const { doc } = await (await admin.post('/cms-api/clinics', { data })).json()
        ids.push(doc.id)
        made.push(doc)
      }
      return made
    })
    for (const id of ids) await admin.delete(`/cms-api/clinics/${id}`)
  },
})

const reviewer = async (
  admin: APIRequestContext,
  own: APIRequestContext,
  name: string,
): Promise<Caller> => {
  const email = `${name}-${randomBytes(3).toString('hex')}@example.org`.toLowerCase()
  const data = { email, password: PASSWORD, name, role: 'reviewer' }
  await admin.post('/cms-api/users', { data })
  await own.post('/cms-api/users/login', { data: { email, password: PASSWORD } })
  return { email, password: PASSWORD, state: await own.storageState() }
}

/** Opens the queue and waits for its first clinic. */
export const openQueue = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/admin/verify${query}`)
  await page.getByRole('button', { name: 'All still right' }).waitFor()
}

export const clinicHeading = (page: Page) => page.locator('article').getByRole('heading').first()
