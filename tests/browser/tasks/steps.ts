import { expect, type Locator } from '@playwright/test'
import type { Answer } from '../../../cms/contract/index.ts'
import { ask, search } from '../../support/directory.ts'
import { cards } from '../../support/page-parts.ts'
import type { Visitor } from '../../support/visitor.ts'

export const main = ({ page }: Visitor): Locator => page.getByRole('main')

/** The words of a visitor's own language. */
export const inOwnWords = ({ locale }: Visitor, words: Record<'en' | 'es', string>): string =>
  words[locale === 'es' ? 'es' : 'en']

/** The first twenty that the API finds are the cards, in its order. */
export const expectFound = async (visitor: Visitor, query: Record<string, string>) => {
  const { clinics, total } = await search({ ...query, locale: visitor.locale })
  expect(total).toBeGreaterThan(0)
  await expect(cards(visitor.page).getByRole('heading')).toHaveText(clinics.map(({ name }) => name))
}

/** Sets filters. Without scripts they are opened and applied by a press. */
export const filter = async (
  { page, words, press }: Visitor,
  hasScripts: boolean,
  set: () => Promise<void>,
) => {
  const { filters } = words.search
  const apply = page.getByRole('button', { name: filters.apply })
  const panel = page.getByRole('form', { name: filters.heading })
  // On a computer the scripts open them.
  if (hasScripts) await expect(panel).toBeVisible()
  else await press(page.getByText(filters.heading, { exact: true }))
  await set()
  if (!hasScripts) await press(apply)
}

export const checkbox = ({ page }: Visitor, label: string): Locator =>
  page.getByRole('form').getByRole('checkbox', { name: new RegExp(`^${label}`) })

type Clinic = Answer<'clinicBySlug'>

/** From the home page to the first clinic of a search that fits. */
export const openClinic = async (
  visitor: Visitor,
  location: string,
  fits: (clinic: Clinic) => boolean = () => true,
): Promise<Clinic> => {
  const { page, locale, press } = visitor
  const { clinics } = await search({ location, locale })
  const known = await Promise.all(
    clinics.map(({ slug }) => ask<'clinicBySlug'>(`/api/clinics/slug/${slug}?locale=${locale}`)),
  )
  const clinic = known.find(fits)
  if (!clinic) throw new Error(`The seed has no such clinic near ${location}`)
  await visitor.search(location)
  await press(cards(page).getByRole('link', { name: clinic.name, exact: true }).first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(clinic.name)
  return clinic
}

/** A part of a clinic's page. */
export const part = (visitor: Visitor, heading: string): Locator =>
  main(visitor)
    .locator('section')
    .filter({ has: visitor.page.getByRole('heading', { name: heading, exact: true }) })

/** A link at the end of each page. */
export const footer = ({ page }: Visitor, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/**
 * Types into the fields of a form, by their names. The form's own name is needed, since the page
 * before may have a field of the same name, and stays until the next one has come.
 */
export const fill = async (visitor: Visitor, form: string, values: Record<string, string>) => {
  const fields = main(visitor).getByRole('form', { name: form, exact: true })
  for (const [name, value] of Object.entries(values))
    await visitor.type(fields.locator(`[name="${name}"]`), value)
}
