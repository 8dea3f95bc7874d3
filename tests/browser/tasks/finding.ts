import { expect } from '@playwright/test'
import { DEFAULT_DISTANCE } from '../../../cms/contract/constants.ts'
import { LANGUAGES, sameIn } from '../../../cms/contract/paths.ts'
import { search } from '../../support/directory.ts'
import { cards } from '../../support/page-parts.ts'
import { checkbox, expectFound, filter, inOwnWords, main } from './steps.ts'
import type { Task } from './tasks.ts'

/** A town with clinics, none of them near. */
const REMOTE = 'Merced, CA'

/** Tasks that end with the right clinics. */
export const FINDING: Task[] = [
  {
    name: 'call the clinic that is nearest to a ZIP code',
    does: async (visitor) => {
      await visitor.search('90012')
      await expectFound(visitor, { location: '90012' })
      const call = cards(visitor.page).first().locator('a[href^="tel:"]')
      await expect(call).toBeVisible()
    },
  },
  {
    name: 'find a dentist who is open on weekends and asks for no ID',
    does: async (visitor, hasScripts) => {
      const { filters } = visitor.words.search
      await visitor.search(
        inOwnWords(visitor, { en: 'dentist in California', es: 'dentista en California' }),
      )
      await filter(visitor, hasScripts, async () => {
        await visitor.choose(visitor.page.getByLabel(filters.open, { exact: true }), 'weekend')
        if (hasScripts) await expect(visitor.page).toHaveURL(/open=weekend/)
        await visitor.press(checkbox(visitor, filters.noIdNeeded))
      })
      await expect(visitor.page).toHaveURL(/noIdNeeded=true/)
      await expectFound(visitor, {
        location: 'California',
        services: 'dental',
        open: 'weekend',
        noIdNeeded: 'true',
      })
    },
  },
  {
    name: 'find free care for a child',
    does: async (visitor, hasScripts) => {
      await visitor.search(
        inOwnWords(visitor, { en: 'child doctor in Texas', es: 'pediatra en Texas' }),
      )
      await filter(visitor, hasScripts, () =>
        visitor.press(visitor.page.locator('form [name=isFree][type=checkbox]:visible').last()),
      )
      await expect(visitor.page).toHaveURL(/isFree=true/)
      await expectFound(visitor, { location: 'Texas', services: 'pediatric', isFree: 'true' })
    },
  },
  {
    name: 'find a clinic where they speak Vietnamese',
    does: async (visitor, hasScripts) => {
      await visitor.search('California')
      const languages = visitor.page.getByLabel(visitor.words.search.filters.languages)
      await filter(visitor, hasScripts, async () => {
        const option = languages.locator('option', { hasText: /^Vietnam/ })
        const value = (await option.first().getAttribute('value')) ?? ''
        await visitor.choose(languages, value)
      })
      await expect(visitor.page).toHaveURL(/languages=Vietnam/)
      await expect(cards(visitor.page).first()).toBeVisible()
      const languagesAsked = new URL(visitor.page.url()).searchParams.get('languages') ?? ''
      await expectFound(visitor, { location: 'California', languages: languagesAsked })
    },
  },
  {
    name: 'find a doctor who sees people by telephone or video',
    does: async (visitor, hasScripts) => {
      await visitor.search('Texas')
      await filter(visitor, hasScripts, () =>
        visitor.press(checkbox(visitor, visitor.words.search.filters.telehealth)),
      )
      await expect(visitor.page).toHaveURL(/telehealth=true/)
      await expectFound(visitor, { location: 'Texas', telehealth: 'true' })
    },
  },
  {
    name: 'find a clinic to walk in to, without insurance',
    does: async (visitor, hasScripts) => {
      await visitor.search('California')
      const { filters } = visitor.words.search
      await filter(visitor, hasScripts, async () => {
        await visitor.press(checkbox(visitor, filters.walkInsWelcome))
        if (hasScripts) await expect(visitor.page).toHaveURL(/walkInsWelcome=true/)
        await visitor.press(checkbox(visitor, filters.acceptsUninsured))
      })
      await expect(visitor.page).toHaveURL(/acceptsUninsured=true/)
      await expectFound(visitor, {
        location: 'California',
        walkInsWelcome: 'true',
        acceptsUninsured: 'true',
      })
    },
  },
  {
    name: 'find a town with a slip of the thumb',
    does: async (visitor) => {
      await visitor.search('Chigaco')
      await expect(main(visitor)).toContainText('Chicago, Illinois')
      await expectFound(visitor, { location: 'Chicago, IL' })
    },
  },
  {
    name: 'find the nearest clinics where there is none',
    does: async (visitor) => {
      const { distance, widened } = await search({ location: REMOTE })
      expect(widened).toBe(true)
      await visitor.search(REMOTE)
      await expectFound(visitor, { location: REMOTE })
      await expect(main(visitor)).toContainText(
        visitor.words.search.understood.widened(DEFAULT_DISTANCE, distance ?? 0),
      )
    },
  },
  {
    name: 'find all clinics of a state without typing',
    does: async (visitor, hasScripts) => {
      const { page, press, words } = visitor
      await press(
        page.getByRole('contentinfo').getByRole('link', { name: words.frame.footer.browseStates }),
      )
      await press(main(visitor).getByRole('link', { name: /^Guam/ }).first())
      const { total } = await search({ state: 'GU' })
      await expect(cards(page)).toHaveCount(Math.min(total, 20))
      if (!hasScripts) await expect(page).toHaveURL(visitor.address('/services/united-states/guam'))
    },
  },
  {
    name: 'read the same results in the other language',
    does: async (visitor) => {
      await visitor.search('Portland')
      await expect(cards(visitor.page).first()).toBeVisible()
      const other = visitor.locale === 'en' ? 'es' : 'en'
      await visitor.press(
        visitor.page.getByRole('link', { name: LANGUAGES[other].name, exact: true }),
      )
      await expect(visitor.page).toHaveURL(
        new RegExp(`${sameIn(other, '/search')}\\?location=Portland`),
      )
      await expect(visitor.page.locator('html')).toHaveAttribute('lang', other)
      await expect(cards(visitor.page).first()).toBeVisible()
    },
  },
]
