import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../../cms/contract/constants.ts'
import { sameIn } from '../../cms/contract/paths.ts'

/** What the site says, in one language. */
type Words = typeof import('../../site/copy/en/add-clinic.ts') &
  typeof import('../../site/copy/en/blog.ts') &
  typeof import('../../site/copy/en/clinic.ts') &
  typeof import('../../site/copy/en/clinic-card.ts') &
  typeof import('../../site/copy/en/contact.ts') &
  typeof import('../../site/copy/en/correct.ts') &
  typeof import('../../site/copy/en/costs.ts') &
  typeof import('../../site/copy/en/frame.ts') &
  typeof import('../../site/copy/en/listing.ts') &
  typeof import('../../site/copy/en/map.ts') &
  typeof import('../../site/copy/en/newsletter.ts') &
  typeof import('../../site/copy/en/reading.ts') &
  typeof import('../../site/copy/en/reuse.ts') &
  typeof import('../../site/copy/en/search.ts') &
  typeof import('../../site/copy/en/search-form.ts') &
  typeof import('../../site/copy/en/staff.ts') &
  typeof import('../../site/copy/en/visit.ts')

const copy = path.resolve(import.meta.dirname, '../../site/copy')

const readWords = async (locale: Locale): Promise<Words> => {
  const files = await readdir(path.join(copy, locale))
  const catalogs = files.map((file) => import(path.join(copy, locale, file)))
  return Object.assign({}, ...(await Promise.all(catalogs)))
}

/** Somebody who has just opened the home page, and uses the site in one language, by what is written on it. */
export const visitorOn = async (page: Page, locale: Locale) => {
  const words = await readWords(locale)
  let taps = 0
  await page.goto(sameIn(locale, '/'))
  const started = performance.now()
  return {
    page,
    locale,
    words,
    /** An English address of the site, in the visitor's language. */
    address: (path: string) => sameIn(locale, path),
    press: async (target: Locator) => {
      taps++
      await target.click()
    },
    /** Counts as one tap, into the field. */
    type: async (field: Locator, text: string) => {
      taps++
      await field.fill(text)
    },
    /** Counts as two taps: open the list, then choose. */
    choose: async (select: Locator, choice: string | { label: string }) => {
      taps += 2
      await select.selectOption(choice)
    },
    /** Types into the page's search form and sends it with the keyboard's own key for searching. */
    search: async (text: string) => {
      taps += 2
      const field = page.getByRole('main').locator('[name=location]:visible').first()
      await field.fill(text)
      await field.press('Enter')
      await page.waitForURL(/\/search\?/)
    },
    /** '6 taps, 1.4 s', from the first page on. */
    cost: () => `${taps} taps, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  }
}

export type Visitor = Awaited<ReturnType<typeof visitorOn>>
