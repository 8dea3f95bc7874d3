import { expect, type Locator } from '@playwright/test'
import { DEFAULT_DISTANCE } from '../../../cms/contract/constants.ts'
import { LANGUAGES, sameIn } from '../../../cms/contract/paths.ts'
import { search } from '../../support/directory.ts'
import { cards } from '../../support/page-parts.ts'
import type { Visitor } from '../../support/visitor.ts'
import { main, type Tasks, tasksOf } from './task.ts'

/** What is typed: the same in each language, or each language's own words. */
type Typed = string | Record<'en' | 'es', string>
type Query = Record<string, string>

const typedBy = ({ locale }: Visitor, typed: Typed): string =>
  typeof typed === 'string' ? typed : typed[locale === 'es' ? 'es' : 'en']

/** The first twenty that the API finds are the cards, in its order. */
const expectFound = async (visitor: Visitor, query: Query) => {
  const { clinics, total } = await search({ ...query, locale: visitor.locale })
  expect(total).toBeGreaterThan(0)
  await expect(cards(visitor.page).getByRole('heading')).toHaveText(clinics.map(({ name }) => name))
}

/** Who only types, the place that this means, and what else they see. */
const SEARCHES: [
  name: string,
  typed: Typed,
  location: string,
  sees?: string | ((visitor: Visitor, query: Query) => Promise<unknown>),
  services?: string,
][] = [
  ['find a town with a slip of the thumb', 'Chigaco', 'Chicago, IL', 'Chicago, Illinois'],
  ['find the clinics around a neighborhood', 'Pilsen Chicago', 'Pilsen, Chicago', 'Pilsen'],
  [
    'call the clinic that is nearest to a ZIP code',
    '90012',
    '90012',
    ({ page }) => expect(cards(page).first().locator('a[href^="tel:"]')).toBeVisible(),
  ],
  [
    'find the nearest clinics where there is none',
    'Merced, CA',
    'Merced, CA',
    async (visitor, query) => {
      const { distance, widened } = await search(query)
      expect(widened).toBe(true)
      await expect(main(visitor)).toContainText(
        visitor.words.search.understood.widened(DEFAULT_DISTANCE, distance ?? 0),
      )
    },
  ],
  [
    'find a dentist for a toothache',
    { en: 'toothache chicago', es: 'dolor de muelas chicago' },
    'Chicago, IL',
    undefined,
    'dental',
  ],
  [
    'find a test for STDs near a ZIP code',
    { en: 'std test 77002', es: 'prueba de ets 77002' },
    'std test 77002',
    async (visitor, query) => {
      const { need } = await search({ ...query, locale: visitor.locale })
      await expect(main(visitor)).toContainText(String(need?.name))
    },
  ],
  [
    'see whom to call first, and the clinics too',
    { en: 'overdose chicago', es: 'sobredosis chicago' },
    'Chicago, IL',
    (visitor) => expect(main(visitor).locator('a[href="tel:911"]').first()).toBeInViewport(),
  ],
  [
    'find the clinics of a county',
    { en: 'Harris County, Texas', es: 'Condado de Harris, Texas' },
    'Harris County, Texas',
    'Harris',
  ],
]

/** Who types a place or a need, then sets filters. */
const FILTERED: [name: string, typed: Typed, filters: Query, query?: Query][] = [
  ['find a clinic where they speak Vietnamese', 'California', { languages: 'Vietnamese' }],
  ['find a doctor who sees people by telephone or video', 'Texas', { telehealth: 'true' }],
  ['find a clinic that is open in the evening', 'California', { open: 'late' }],
  ['find a clinic that asks for no Social Security number', 'California', { noSsnNeeded: 'true' }],
  [
    'find a clinic to walk in to, without insurance',
    'California',
    { walkInsWelcome: 'true', acceptsUninsured: 'true' },
  ],
  [
    'find a dentist who is open on weekends and asks for no ID',
    { en: 'dentist in California', es: 'dentista en California' },
    { open: 'weekend', noIdNeeded: 'true' },
    { location: 'California', services: 'dental' },
  ],
  [
    'find free care for a child',
    { en: 'child doctor in Texas', es: 'pediatra en Texas' },
    { isFree: 'true' },
    { location: 'Texas', services: 'pediatric' },
  ],
]

/** Sets one filter by its words. */
const setFilter = async (
  { words, press, choose }: Visitor,
  panel: Locator,
  name: string,
  value: string,
) => {
  const { filters } = words.search
  if (name === 'isFree') return press(panel.locator('[name=isFree][type=checkbox]'))
  const label = String(Reflect.get(filters, name))
  if (value === 'true') return press(panel.getByRole('checkbox', { name: new RegExp(`^${label}`) }))
  const select = panel.getByLabel(label, { exact: true })
  // A language is chosen by its name in the visitor's own.
  const option = select.locator('option', { hasText: /^Vietnam/ })
  const chosen = name === 'languages' ? await option.first().getAttribute('value') : value
  return choose(select, chosen ?? '')
}

/** Sets filters. Without scripts they are opened and applied by a press. */
const filter = async (visitor: Visitor, hasScripts: boolean, filters: Query) => {
  const { page, words, press } = visitor
  const { heading, apply } = words.search.filters
  const panel = page.getByRole('form', { name: heading })
  // On a computer the scripts open them.
  if (hasScripts) await expect(panel).toBeVisible()
  else await press(page.getByText(heading, { exact: true }))
  for (const [name, value] of Object.entries(filters)) {
    await setFilter(visitor, panel, name, value)
    if (hasScripts) await expect(page).toHaveURL(new RegExp(`${name}=`))
  }
  if (hasScripts) return
  const button = page.getByRole('button', { name: apply })
  await expect(button, 'below a sheet of filters on a phone').toBeInViewport({ ratio: 1 })
  await press(button)
  await expect(button).toBeHidden()
  for (const name of Object.keys(filters)) await expect(page).toHaveURL(new RegExp(`${name}=\\w`))
}

/** Tasks that end with the right clinics. */
export const FINDING: Tasks = {
  ...tasksOf(SEARCHES, ([, typed, location, sees, services]) => async (visitor) => {
    const query = { location, ...(services && { services }) }
    await visitor.search(typedBy(visitor, typed))
    await expectFound(visitor, query)
    if (typeof sees === 'string') await expect(main(visitor)).toContainText(sees)
    else await sees?.(visitor, query)
  }),
  ...tasksOf(FILTERED, ([, typed, filters, query]) => async (visitor, hasScripts) => {
    const place = typedBy(visitor, typed)
    await visitor.search(place)
    await filter(visitor, hasScripts, filters)
    await expectFound(visitor, { location: place, ...query, ...filters })
  }),
  'find a clinic within ten miles': async (visitor) => {
    const { page, press, choose } = visitor
    await visitor.search('90012')
    const form = page.getByRole('search')
    const distance = form.locator('[name=distance]')
    // On a phone the choices are folded.
    if (!(await distance.isVisible())) await press(form.locator('summary'))
    await choose(distance, '10')
    await press(form.locator('[type=submit]'))
    await expect(page).toHaveURL(/distance=10/)
    await expectFound(visitor, { location: '90012', distance: '10' })
  },
  'find all clinics of a state without typing': async (visitor) => {
    const { page, press, words } = visitor
    await press(
      page.getByRole('contentinfo').getByRole('link', { name: words.frame.footer.browseStates }),
    )
    await press(main(visitor).getByRole('link', { name: /^Guam/ }).first())
    await expect(page).toHaveURL(visitor.address('/services/united-states/guam'))
    const { total } = await search({ state: 'GU' })
    await expect(cards(page)).toHaveCount(Math.min(total, 20))
  },
  'read the same results in the other language': async (visitor) => {
    await visitor.search('Portland')
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
  'say where, after saying what is needed': async (visitor) => {
    await visitor.search(typedBy(visitor, { en: 'dentist', es: 'dentista' }))
    const { place, find } = visitor.words.search.need
    await visitor.type(visitor.page.getByLabel(place), 'Houston')
    await visitor.press(main(visitor).getByRole('button', { name: find, exact: true }))
    await expectFound(visitor, { location: 'Houston, TX', services: 'dental' })
  },
  'choose the right one of several towns': async (visitor) => {
    await visitor.search('Springfield')
    await visitor.press(
      main(visitor)
        .getByRole('link', { name: /^Springfield, Mass/ })
        .first(),
    )
    await expect(visitor.page).toHaveURL(/location=Springfield%2C\+Massachusetts/)
    await expectFound(visitor, { location: 'Springfield, Massachusetts' })
  },
  'see more than the first twenty results': async (visitor) => {
    const rest = { location: 'California', offset: '20', locale: visitor.locale }
    const [next] = (await search(rest)).clinics
    await visitor.search('California')
    await visitor.press(main(visitor).getByRole('link', { name: visitor.words.search.more }))
    await expect(
      cards(visitor.page).getByRole('link', { name: next?.name ?? '', exact: true }),
    ).toBeVisible()
  },
  'see the results on a map, with the list': async (visitor) => {
    const { clinics } = await search({ location: 'Los Angeles', locale: visitor.locale })
    await visitor.search('Los Angeles')
    const { search: words, map } = visitor.words
    await visitor.press(main(visitor).getByRole('link', { name: words.map }).first())
    await expect(visitor.page).toHaveURL(new RegExp(`${visitor.address('/map')}\\?location=Los`))
    const list = visitor.page.getByRole('link', { name: map.view.onlyList, exact: true })
    if (await list.isVisible()) await visitor.press(list)
    await expect(
      main(visitor)
        .getByRole('link', { name: clinics[0]?.name ?? '', exact: true })
        .first(),
    ).toBeVisible()
  },
}
