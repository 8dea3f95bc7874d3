import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../../cms/contract/constants.ts'
import { sameIn } from '../../cms/contract/paths.ts'

/** The files of what the site says. */
const FILES = [
  ...['add-clinic', 'blog', 'clinic', 'contact', 'correct', 'costs', 'forms', 'frame'],
  ...['map', 'newsletter', 'reading', 'reuse', 'search', 'staff', 'visit'],
]

/** What the site says, in one language. */
export type Words = typeof import('../../site/copy/en/add-clinic.ts') &
  typeof import('../../site/copy/en/blog.ts') &
  typeof import('../../site/copy/en/clinic.ts') &
  typeof import('../../site/copy/en/contact.ts') &
  typeof import('../../site/copy/en/correct.ts') &
  typeof import('../../site/copy/en/costs.ts') &
  typeof import('../../site/copy/en/forms.ts') &
  typeof import('../../site/copy/en/frame.ts') &
  typeof import('../../site/copy/en/map.ts') &
  typeof import('../../site/copy/en/newsletter.ts') &
  typeof import('../../site/copy/en/reading.ts') &
  typeof import('../../site/copy/en/reuse.ts') &
  typeof import('../../site/copy/en/search.ts') &
  typeof import('../../site/copy/en/staff.ts') &
  typeof import('../../site/copy/en/visit.ts')

export const readWords = async (locale: Locale): Promise<Words> => {
  const files = FILES.map((file) => import(`../../site/copy/${locale}/${file}.ts`))
  return Object.assign({}, ...(await Promise.all(files)))
}

/** Somebody who uses the site in one language, by what is written on it. */
export interface Visitor {
  page: Page
  locale: Locale
  words: Words
  /** An English address of the site, in the visitor's language. */
  address: (path: string) => string
  press: (target: Locator) => Promise<void>
  /** Counts as one tap, into the field. */
  type: (field: Locator, text: string) => Promise<void>
  /** Counts as two taps: open the list, then choose. */
  choose: (select: Locator, choice: string | { label: string }) => Promise<void>
  /** Types into the page's search form and sends it. */
  search: (text: string) => Promise<void>
  /** '6 taps, 1.4 s', from the first page on. */
  cost: () => string
}

/** Somebody who has just opened the home page. */
export const visitorOn = async (page: Page, locale: Locale): Promise<Visitor> => {
  const words = await readWords(locale)
  let taps = 0
  const tap = (count = 1) => {
    taps += count
  }
  await page.goto(sameIn(locale, '/'))
  const started = performance.now()
  return {
    page,
    locale,
    words,
    address: (path) => sameIn(locale, path),
    press: async (target) => {
      tap()
      await target.click()
    },
    type: async (field, text) => {
      tap()
      await field.fill(text)
    },
    choose: async (select, choice) => {
      tap(2)
      await select.selectOption(choice)
    },
    search: async (text) => {
      tap(2)
      const field = page.getByRole('main').locator('[name=location]:visible').first()
      await field.fill(text)
      // The keyboard's own key for searching.
      await field.press('Enter')
      await page.waitForURL(/\/search\?/)
      // The address changes before the page does.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.search.heading)
    },
    cost: () => `${taps} taps, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  }
}
