import type {
  APIRequestContext,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from '@playwright/test'
import type { Role } from '../../cms/access/roles.ts'
import { EDITOR } from './editor-account.ts'
import { mark } from './form-values.ts'
import { expect, test as visitorTest, waitForHydration, watch } from './page-fixtures.ts'
import { product } from './products.ts'
import { takesTyping } from './takes-typing.ts'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

interface MadeClinic {
  id: number
  slug: string
  name: string
  phone: string
  city: string
}

interface PanelFixtures {
  /** A published clinic for this test alone, in Anderson, South Carolina. */
  clinic: MadeClinic
  /** A page where somebody with a new account has signed in. One for each test. */
  colleague: (name: string, role?: Role) => Promise<Page>
  /** A page of somebody who is not signed in. */
  stranger: (options?: BrowserContextOptions) => Promise<Page>
}

interface Signed {
  signedIn: StorageState
  /** For what an admin does through Payload’s own API. */
  admin: APIRequestContext
  /** Browser contexts by their settings, which the tests of a worker share. */
  contexts: Map<string, BrowserContext>
}

export const SIGNED_OUT: StorageState = { cookies: [], origins: [] }
export const PASSWORD = 'long enough to do'

const stateId = async (request: APIRequestContext, abbreviation: string): Promise<number> => {
  const found = await request.get(`/cms-api/states?where[abbreviation][equals]=${abbreviation}`)
  const { docs } = await found.json()
  return docs[0].id
}

/** Closes what a test has open, and forgets what its pages stored. */
const tidyUp = async (context: BrowserContext) => {
  const [page = await context.newPage()] = context.pages()
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', {
    origin: product().url,
    storageTypes: 'local_storage',
  })
  await Promise.all(context.pages().map((open) => open.close()))
  for (const event of ['console', 'weberror', 'request']) await context.removeAllListeners(event)
  await context.unrouteAll()
  await context.clearPermissions()
  await context.clearCookies()
}

export const makePerson = async (admin: APIRequestContext, name: string, role: Role = 'editor') => {
  const email = `${name}-${mark()}@example.org`.toLowerCase()
  const data = { email, password: PASSWORD, name, role }
  const made = await admin.post('/cms-api/users', { data })
  expect(made.status(), 'making an account').toBe(201)
  return { email, id: Number((await made.json()).doc.id) }
}

/**
 * Signed in as an editor, once per worker and without the form, which has its own test. The tests of
 * a worker share a browser context, so that it loads and compiles the panel's code once, and not for
 * every page. Each begins with its own cookies and with nothing stored.
 */
export const test = visitorTest.extend<PanelFixtures, Signed>({
  signedIn: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: product().url })
      const response = await request.post('/cms-api/users/login', { data: EDITOR })
      expect(response.status(), 'the sign-in').toBe(200)
      await use(await request.storageState())
      await request.dispose()
    },
    { scope: 'worker' },
  ],
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
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>()
      await use(contexts)
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  storageState: async ({ signedIn }, use) => use(signedIn),
  context: async (
    {
      browser,
      contexts,
      storageState,
      viewport,
      hasTouch,
      reducedMotion,
      expectedErrors,
      showsMap,
    },
    use,
  ) => {
    const settings = JSON.stringify([viewport, hasTouch, reducedMotion])
    const context = await sharedContext(browser, contexts, settings)
    if (typeof storageState === 'object') await context.addCookies(storageState.cookies)
    await watch(context, { expectedErrors, showsMap }, use).finally(() => tidyUp(context))
  },
  colleague: async ({ browser, contexts, admin, viewport, hasTouch }, use) => {
    const settings = JSON.stringify(['colleague', viewport, hasTouch])
    const context = await sharedContext(browser, contexts, settings)
    await use(async (name, role) => {
      const { email } = await makePerson(admin, name, role)
      const data = { email, password: PASSWORD }
      expect((await context.request.post('/cms-api/users/login', { data })).status()).toBe(200)
      const page = await context.newPage()
      waitForHydration(page)
      return page
    })
    await tidyUp(context)
  },
  stranger: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const baseURL = product().url
      const context = await browser.newContext({ baseURL, storageState: SIGNED_OUT, ...options })
      contexts.push(context)
      const page = await context.newPage()
      if (options?.javaScriptEnabled !== false) waitForHydration(page)
      return page
    })
    for (const context of contexts) await context.close()
  },
  clinic: async ({ page, admin }, use) => {
    const doc = await makeClinic(admin, {
      name: 'Panel Test Clinic',
      address: '414 North St',
      phone: '864-555-0142',
    })
    await use(doc)
    // A form that is still open would keep saving a clinic that is gone.
    await page.close()
    expect(
      (await admin.delete(`/cms-api/clinics/${doc.id}?overrideLock=true`)).status(),
      'its end',
    ).toBe(200)
  },
})

const sharedContext = async (
  browser: Browser,
  contexts: Map<string, BrowserContext>,
  settings: string,
): Promise<BrowserContext> => {
  const context =
    contexts.get(settings) ??
    (await browser.newContext({ baseURL: product().url, storageState: SIGNED_OUT }))
  contexts.set(settings, context)
  return context
}

export { expect }

/** Makes a published clinic in Anderson. The caller deletes it. */
export const makeClinic = async (
  request: APIRequestContext,
  data: Partial<MadeClinic> & Record<string, unknown>,
): Promise<MadeClinic> => {
  const response = await request.post('/cms-api/clinics', {
    data: {
      address: '1 Other St',
      city: 'Anderson',
      state: await stateId(request, 'SC'),
      zipCode: '29621',
      source: 'editor',
      _status: 'published',
      ...data,
    },
  })
  expect(response.status(), 'making a clinic').toBe(201)
  return (await response.json()).doc
}

/** What an editor's form of the clinic holds when it is opened again. */
export const draftOf = async (page: Page, id: number | string) =>
  (await page.request.get(`/cms-api/clinics/${id}?draft=true&depth=0`)).json()

/** The product's database. Skips the test where it is not known, of a product that runs already. */
export const ownDatabase = (): string => {
  const { databaseUrl = '' } = product()
  test.skip(!databaseUrl, 'the database of a product that runs already is not known')
  return databaseUrl
}

/** Opens a page of the panel, and waits until its form accepts typing. */
export const openPanel = async (page: Page, address: string): Promise<void> => {
  await page.goto(`/admin/${address}`)
  await takesTyping(page)
}

/**
 * Presses a button that saves the open document.
 * @param patience milliseconds until something must have been sent
 * @returns the status of the answer
 */
export const saveStatus = async (
  page: Page,
  button: string,
  patience = 60_000,
): Promise<number> => {
  const sent = page.waitForRequest(
    (request) =>
      ['PATCH', 'POST'].includes(request.method()) &&
      request.url().includes('/cms-api/') &&
      !/autosave=true|\/desk\//.test(request.url()) &&
      // Long queries are sent so, of a field that refers to documents for one.
      !('x-payload-http-method-override' in request.headers()),
    { timeout: patience },
  )
  await page.getByRole('button', { name: button, exact: true }).click()
  return (await (await sent).response())?.status() ?? 0
}

/** Presses a button that saves the open document, and waits until the form says that it is saved. */
export const save = async (
  page: Page,
  button: 'Publish changes' | 'Save Draft' | 'Save',
): Promise<void> => {
  expect([200, 201], 'a save').toContain(await saveStatus(page, button))
  await expect(page.locator('.payload-toast-container')).toContainText(/success/i)
}
