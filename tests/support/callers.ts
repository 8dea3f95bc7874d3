import type { BrowserContextOptions, Page } from '@playwright/test'
import { DAYS } from '../../cms/contract/constants.ts'
import { mark } from './form-values.ts'
import {
  makeClinic,
  makePerson,
  PASSWORD,
  test as panelTest,
  SIGNED_OUT,
} from './panel-fixtures.ts'
import { product } from './products.ts'

/** A reviewer with their own session. */
interface Caller {
  email: string
  password: string
  state: Exclude<BrowserContextOptions['storageState'], string | undefined>
}

interface DueClinics {
  /** Makes `count` clinics that come first in the queue, in this order; deleted after the test. */
  makeDue: (count: number) => Promise<{ id: number; slug: string; name: string }[]>
}

/** A reviewer's screen on a phone with touch. */
export const test = panelTest.extend<DueClinics, { ana: Caller }>({
  ana: [
    async ({ admin, playwright }, use) => {
      // Without a state, Playwright gives it the cookies of the test, and signing in ends their session.
      const own = await playwright.request.newContext({
        baseURL: product().url,
        storageState: SIGNED_OUT,
      })
      const { email } = await makePerson(admin, 'Ana', 'reviewer')
      await own.post('/cms-api/users/login', { data: { email, password: PASSWORD } })
      await use({ email, password: PASSWORD, state: await own.storageState() })
      await own.dispose()
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
    const own = mark()
    await use(async (count) => {
      const made = []
      for (let index = 0; index < count; index += 1) {
        const clinic = await makeClinic(admin, {
          name: `Due Clinic ${own} ${index + 1}`,
          address: '414 North St',
          phone: '864-555-0142',
          services: ['Medical Care'],
          // Open whenever the test runs.
          openingHours: DAYS.map((day) => ({ day, opens: '00:00', closes: '23:59' })),
          // Earlier than any report from another test.
          reportedWrongAt: new Date(Date.UTC(2020, 0, 1) + index * 1000).toISOString(),
        })
        ids.push(clinic.id)
        made.push(clinic)
      }
      return made
    })
    for (const id of ids) await admin.delete(`/cms-api/clinics/${id}`)
  },
})

export const openQueue = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/admin/verify${query}`)
  await page.getByRole('button', { name: 'All still right' }).waitFor()
}

export const clinicHeading = (page: Page) => page.locator('article').getByRole('heading').first()
