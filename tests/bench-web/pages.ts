import type { Page } from '@playwright/test'
import { ask } from '../support/directory.ts'

export interface MeasuredPage {
  name: string
  /** Id of its screen's route, which identifies its code in the build. */
  screen: string
  address: () => Promise<string>
  /** What a visitor may do there, after opening and closing the menu. */
  use: (page: Page) => Promise<void>
  /** Audits that complain about something intended. */
  skipped?: string[]
}

const main = (page: Page) => page.getByRole('main')

const search = async (page: Page) => {
  const form = main(page).getByRole('search').first()
  await form.getByRole('textbox').pressSequentially('Austin, TX')
  await form.getByRole('button').click()
  await page.waitForURL(/\/search\?/)
}

export const PAGES: MeasuredPage[] = [
  { name: 'home', screen: 'home', address: async () => '/', use: search },
  {
    name: 'search',
    screen: 'search',
    address: async () => '/search?location=Portland',
    // Search results are no way into the site, so search engines are asked to leave them out.
    skipped: ['is-crawlable'],
    use: async (page) => {
      await main(page).locator('summary', { hasText: 'Filters' }).click()
      await main(page).getByLabel('Low-cost').check()
      await page.waitForURL(/isLowCost/)
    },
  },
  {
    name: 'clinic',
    screen: 'clinic',
    address: async () => {
      const [clinic] = await ask<'featuredClinics'>('/api/clinics/featured')
      if (!clinic) throw new Error('The seed has no featured clinic')
      return `/services/${clinic.slug}`
    },
    use: async (page) => {
      await main(page).getByRole('article').getByRole('link', { name: 'Details' }).first().click()
      await page.waitForURL((url) => url.pathname.startsWith('/services/'))
    },
  },
  { name: 'guide', screen: 'payment', address: async () => '/resources/payment', use: search },
]
