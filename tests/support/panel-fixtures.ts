import type { APIRequestContext, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { EDITOR } from './editor-account.ts'
import { expect, test as visitorTest } from './page-fixtures.ts'
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
}

interface SignedIn {
  signedIn: StorageState
}

const stateId = async (request: APIRequestContext, abbreviation: string): Promise<number> => {
  const found = await request.get(`/cms-api/states?where[abbreviation][equals]=${abbreviation}`)
  const { docs } = await found.json()
  return docs[0].id
}

/** Signed in as an editor, once per worker and without the form, which has its own test. */
export const test = visitorTest.extend<PanelFixtures, SignedIn>({
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
  storageState: async ({ signedIn }, use) => use(signedIn),
  clinic: async ({ page }, use) => {
    const { request } = page
    const response = await request.post('/cms-api/clinics', {
      data: {
        name: 'Panel Test Clinic',
        address: '414 North St',
        city: 'Anderson',
        state: await stateId(request, 'SC'),
        zipCode: '29621',
        phone: '864-555-0142',
        source: 'editor',
        _status: 'published',
      },
    })
    expect(response.status(), 'making a clinic').toBe(201)
    const { doc } = await response.json()
    await use(doc)
    // A form that is still open would keep saving a clinic that is gone.
    await page.close()
    expect(
      (await request.delete(`/cms-api/clinics/${doc.id}?overrideLock=true`)).status(),
      'its end',
    ).toBe(200)
  },
})

export { expect }

/** Makes another published clinic in Anderson. The caller deletes it. */
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
  expect(response.status(), 'making another clinic').toBe(201)
  return (await response.json()).doc
}

/** What an editor's form of the clinic holds when it is opened again. */
export const draftOf = async (page: Page, id: number | string) =>
  (await page.request.get(`/cms-api/clinics/${id}?draft=true&depth=0`)).json()

/** Opens a page of the panel, and waits until its form accepts typing. */
export const openPanel = async (page: Page, address: string): Promise<void> => {
  await page.goto(`/admin/${address}`)
  await takesTyping(page)
}

/**
 * Presses a button until it takes effect, as a person would: after each autosave the panel redraws
 * its buttons, and a press at that moment is lost.
 * @param came waits for the effect, and throws if there is none
 */
export const pressUntil = (button: Locator, came: () => Promise<void>): Promise<void> =>
  expect(async () => {
    // While it saves, the panel disables its buttons.
    if ((await button.isVisible()) && (await button.isEnabled()))
      await button.click({ timeout: 2_000 })
    await came()
  }).toPass({ timeout: 60_000 })

/** Presses a button that saves, and waits for the panel to say that it has saved. */
export const save = (page: Page, button: 'Publish changes' | 'Save Draft'): Promise<void> =>
  pressUntil(page.getByRole('button', { name: button }), () =>
    expect(page.locator('.payload-toast-container')).toContainText(/success/i),
  )
