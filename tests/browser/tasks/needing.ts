import { expect } from '@playwright/test'
import { search } from '../../support/directory.ts'
import { cards } from '../../support/page-parts.ts'
import { checkbox, expectFound, filter, inOwnWords, main } from './steps.ts'
import type { Task } from './tasks.ts'

/** Tasks of people who say what they need, or how a clinic must be. */
export const NEEDING: Task[] = [
  {
    name: 'find a dentist for a toothache',
    does: async (visitor) => {
      await visitor.search(
        inOwnWords(visitor, { en: 'toothache chicago', es: 'dolor de muelas chicago' }),
      )
      await expectFound(visitor, { location: 'Chicago, IL', services: 'dental' })
    },
  },
  {
    name: 'find a test for STDs near a ZIP code',
    does: async (visitor) => {
      const location = inOwnWords(visitor, { en: 'std test 77002', es: 'prueba de ets 77002' })
      const { need } = await search({ location, locale: visitor.locale })
      await visitor.search(location)
      await expectFound(visitor, { location })
      await expect(main(visitor)).toContainText(String(need?.name))
    },
  },
  {
    name: 'say where, after saying what is needed',
    does: async (visitor) => {
      await visitor.search(inOwnWords(visitor, { en: 'dentist', es: 'dentista' }))
      const { place, find } = visitor.words.search.need
      await visitor.type(visitor.page.getByLabel(place), 'Houston')
      await visitor.press(main(visitor).getByRole('button', { name: find, exact: true }))
      await expectFound(visitor, { location: 'Houston, TX', services: 'dental' })
    },
  },
  {
    name: 'see whom to call first, and the clinics too',
    does: async (visitor) => {
      await visitor.search(
        inOwnWords(visitor, { en: 'overdose chicago', es: 'sobredosis chicago' }),
      )
      await expect(main(visitor).locator('a[href="tel:911"]').first()).toBeInViewport()
      await expectFound(visitor, { location: 'Chicago, IL' })
    },
  },
  {
    name: 'find the clinics around a neighborhood',
    does: async (visitor) => {
      await visitor.search('Pilsen Chicago')
      await expect(
        main(visitor)
          .getByRole('heading', { name: /Pilsen/ })
          .first(),
      ).toBeVisible()
      await expectFound(visitor, { location: 'Pilsen, Chicago' })
    },
  },
  {
    name: 'find the clinics of a county',
    does: async (visitor) => {
      const location = inOwnWords(visitor, {
        en: 'Harris County, Texas',
        es: 'Condado de Harris, Texas',
      })
      await visitor.search(location)
      await expect(
        main(visitor)
          .getByRole('heading', { name: /Harris/ })
          .first(),
      ).toBeVisible()
      await expectFound(visitor, { location })
    },
  },
  {
    name: 'choose the right one of several towns',
    does: async (visitor) => {
      await visitor.search('Springfield')
      await visitor.press(
        main(visitor)
          .getByRole('link', { name: /^Springfield, Mass/ })
          .first(),
      )
      await expect(visitor.page).toHaveURL(/location=Springfield%2C\+Massachusetts/)
      await expectFound(visitor, { location: 'Springfield, Massachusetts' })
    },
  },
  {
    name: 'find a clinic that is open in the evening',
    does: async (visitor, hasScripts) => {
      await visitor.search('California')
      const open = visitor.page.getByLabel(visitor.words.search.filters.open, { exact: true })
      await filter(visitor, hasScripts, () => visitor.choose(open, 'late'))
      await expect(visitor.page).toHaveURL(/open=late/)
      await expectFound(visitor, { location: 'California', open: 'late' })
    },
  },
  {
    name: 'find a clinic that asks for no Social Security number',
    does: async (visitor, hasScripts) => {
      await visitor.search('California')
      await filter(visitor, hasScripts, () =>
        visitor.press(checkbox(visitor, visitor.words.search.filters.noSsnNeeded)),
      )
      await expect(visitor.page).toHaveURL(/noSsnNeeded=true/)
      await expectFound(visitor, { location: 'California', noSsnNeeded: 'true' })
    },
  },
  {
    name: 'find a clinic within ten miles',
    does: async (visitor, hasScripts) => {
      await visitor.search('90012')
      const panel = visitor.page.getByRole('form', { name: visitor.words.search.filters.heading })
      await filter(visitor, hasScripts, () =>
        visitor.choose(panel.getByLabel(visitor.words.search.filters.distance), '10'),
      )
      await expect(visitor.page).toHaveURL(/distance=10/)
      await expectFound(visitor, { location: '90012', distance: '10' })
    },
  },
  {
    name: 'see more than the first twenty results',
    does: async (visitor) => {
      const rest = { location: 'California', offset: '20', locale: visitor.locale }
      const [next] = (await search(rest)).clinics
      await visitor.search('California')
      const more = visitor.words.search.more
      await visitor.press(
        main(visitor)
          .getByRole('link', { name: more })
          .or(main(visitor).getByRole('button', { name: more })),
      )
      await expect(
        cards(visitor.page).getByRole('link', { name: next?.name ?? '', exact: true }),
      ).toBeVisible()
    },
  },
  {
    name: 'see the results on a map, with the list',
    does: async (visitor) => {
      const { clinics } = await search({ location: 'Los Angeles', locale: visitor.locale })
      await visitor.search('Los Angeles')
      await visitor.press(
        main(visitor).getByRole('link', { name: visitor.words.search.map }).first(),
      )
      await expect(visitor.page).toHaveURL(new RegExp(`${visitor.address('/map')}\\?location=Los`))
      const list = visitor.page.getByRole('link', {
        name: visitor.words.map.view.onlyList,
        exact: true,
      })
      if (await list.isVisible()) await visitor.press(list)
      await expect(
        main(visitor)
          .getByRole('link', { name: clinics[0]?.name ?? '', exact: true })
          .first(),
      ).toBeVisible()
    },
  },
]
