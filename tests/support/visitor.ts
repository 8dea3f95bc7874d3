import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../../cms/contract/constants.ts'
import { sameIn } from '../../cms/contract/paths.ts'
import type { addClinic } from '../../site/copy/en/add-clinic.ts'
import type { blog } from '../../site/copy/en/blog.ts'
import type { clinic } from '../../site/copy/en/clinic.ts'
import type { clinicCard } from '../../site/copy/en/clinic-card.ts'
import type { contact } from '../../site/copy/en/contact.ts'
import type { correct } from '../../site/copy/en/correct.ts'
import type { costs } from '../../site/copy/en/costs.ts'
import type { forms } from '../../site/copy/en/forms.ts'
import type { frame } from '../../site/copy/en/frame.ts'
import type { listing } from '../../site/copy/en/listing.ts'
import type { map } from '../../site/copy/en/map.ts'
import type { newsletter } from '../../site/copy/en/newsletter.ts'
import type { reading } from '../../site/copy/en/reading.ts'
import type { reuse } from '../../site/copy/en/reuse.ts'
import type { search } from '../../site/copy/en/search.ts'
import type { searchForm } from '../../site/copy/en/search-form.ts'
import type { staff } from '../../site/copy/en/staff.ts'
import type { visit } from '../../site/copy/en/visit.ts'

/** What the site says, in one language. */
export interface Words {
  addClinic: typeof addClinic
  blog: typeof blog
  clinic: typeof clinic
  clinicCard: typeof clinicCard
  contact: typeof contact
  correct: typeof correct
  costs: typeof costs
  forms: typeof forms
  frame: typeof frame
  listing: typeof listing
  map: typeof map
  newsletter: typeof newsletter
  reading: typeof reading
  reuse: typeof reuse
  search: typeof search
  searchForm: typeof searchForm
  staff: typeof staff
  visit: typeof visit
}

const FILES: Record<keyof Words, string> = {
  addClinic: 'add-clinic',
  blog: 'blog',
  clinic: 'clinic',
  clinicCard: 'clinic-card',
  contact: 'contact',
  correct: 'correct',
  costs: 'costs',
  forms: 'forms',
  frame: 'frame',
  listing: 'listing',
  map: 'map',
  newsletter: 'newsletter',
  reading: 'reading',
  reuse: 'reuse',
  search: 'search',
  searchForm: 'search-form',
  staff: 'staff',
  visit: 'visit',
}

/** All that the site says in a language. */
export const readWords = async (locale: Locale): Promise<Words> => {
  const entries = Object.entries(FILES).map(async ([name, file]) => {
    const catalog = await import(`../../site/copy/${locale}/${file}.ts`)
    return [name, catalog[name]] as const
  })
  return Object.fromEntries(await Promise.all(entries)) as unknown as Words
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
    },
    cost: () => `${taps} taps, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  }
}
