import { expect, type Locator } from '@playwright/test'
import type { Answer } from '../../../cms/contract/index.ts'
import { ask, search } from '../../support/directory.ts'
import { clinicValues, mark, messageValues } from '../../support/form-values.ts'
import { cards } from '../../support/page-parts.ts'
import type { Visitor } from '../../support/visitor.ts'
import { main, type Tasks, tasksOf } from './task.ts'

type Clinic = Answer<'clinicBySlug'>

const PLACE = 'Los Angeles'

/** The clinics of a search, with all that is known, by the language. */
const known = new Map<string, Promise<Clinic[]>>()

const readClinics = async (locale: string): Promise<Clinic[]> => {
  const { clinics } = await search({ location: PLACE, locale })
  return Promise.all(
    clinics.map(({ slug }) => ask<'clinicBySlug'>(`/api/clinics/slug/${slug}?locale=${locale}`)),
  )
}

/** From the home page to the first clinic that fits. */
const openClinic = async (visitor: Visitor, fits: (clinic: Clinic) => boolean): Promise<Clinic> => {
  const { page, locale, press } = visitor
  const reading = known.get(locale) ?? readClinics(locale)
  known.set(locale, reading)
  const clinic = (await reading).find(fits)
  if (!clinic) throw new Error(`The seed has no such clinic near ${PLACE}`)
  await visitor.search(PLACE)
  await press(cards(page).getByRole('link', { name: clinic.name, exact: true }).first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(clinic.name)
  return clinic
}

/** A part of a clinic's page. */
const part = (visitor: Visitor, heading: string): Locator =>
  main(visitor)
    .locator('section')
    .filter({ has: visitor.page.getByRole('heading', { name: heading, exact: true }) })

/** A link at the end of each page. */
const footer = ({ page }: Visitor, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

const button = (visitor: Visitor, name: string) =>
  main(visitor).getByRole('button', { name, exact: true })

/**
 * Types into the fields of a form, by their names. The form's own name is needed, since the page
 * before may have a field of the same name, and stays until the next one has come.
 */
const fill = async (visitor: Visitor, form: string, values: Record<string, string>) => {
  const fields = main(visitor).getByRole('form', { name: form, exact: true })
  for (const [name, value] of Object.entries(values))
    await visitor.type(fields.locator(`[name="${name}"]`), value)
}

/** From a clinic's page to the form for what is wrong there. */
const tellUs = (visitor: Visitor) =>
  visitor.press(
    main(visitor).getByRole('link', { name: visitor.words.clinic.mistake.link, exact: true }),
  )

/** Tasks on the page of a clinic that fits. */
const AT_A_CLINIC: [
  name: string,
  fits: (clinic: Clinic) => boolean,
  does: (visitor: Visitor, clinic: Clinic) => Promise<unknown>,
][] = [
  [
    'see when a clinic is open',
    ({ openingHours }) => openingHours.length > 0,
    (visitor) => {
      const { heading, days, closed } = visitor.words.clinic.hours
      const monday = part(visitor, heading).getByRole('row', { name: days.monday })
      return expect(monday).toContainText(new RegExp(`\\d|${closed}`))
    },
  ],
  [
    'get directions to a clinic',
    () => true,
    (visitor) =>
      expect(
        main(visitor).getByRole('link', { name: visitor.words.clinic.directions }).first(),
      ).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\/.*destination=/),
  ],
  [
    'know what to bring and what is not asked for',
    () => true,
    (visitor) => {
      const { heading, bring, notAsked, callToConfirm } = visitor.words.visit
      const says = new RegExp(`${bring}|${notAsked}|${callToConfirm([]).slice(0, 10)}`)
      return expect(part(visitor, heading)).toContainText(says)
    },
  ],
  [
    'know what to say on the telephone',
    () => true,
    async (visitor) => {
      const { say } = visitor.words.visit
      await visitor.press(visitor.page.getByText(say.summary))
      for (const language of Object.values(say.languages))
        await expect(main(visitor).getByText(language, { exact: true })).toBeVisible()
    },
  ],
  [
    'know which languages a clinic speaks',
    ({ languages }) => languages.length > 0,
    (visitor, { languages }) =>
      expect(part(visitor, visitor.words.clinic.access.heading)).toContainText(
        String(languages[0]),
      ),
  ],
  [
    'know what insurance a clinic takes',
    ({ insuranceAccepted }) => insuranceAccepted.includes('Medicaid'),
    (visitor) =>
      expect(part(visitor, visitor.words.clinic.payment.heading)).toContainText('Medicaid'),
  ],
  [
    'see the other clinics of a town',
    () => true,
    async (visitor, { city, state, name }) => {
      const { heading, nearby } = visitor.words.clinic.others
      const others = part(visitor, heading(city, state)).or(part(visitor, nearby))
      await visitor.press(others.getByRole('heading', { level: 3 }).getByRole('link').first())
      await expect(visitor.page.getByRole('heading', { level: 1 })).not.toHaveText(name)
    },
  ],
  [
    'say that a telephone number is wrong',
    () => true,
    async (visitor) => {
      const { topics, form, success } = visitor.words.correct
      await tellUs(visitor)
      const topic = main(visitor).getByRole('checkbox', { name: new RegExp(`^${topics.phone}`) })
      await visitor.press(topic)
      await fill(visitor, form.heading, { text: '209-555-0199' })
      await visitor.press(button(visitor, form.submit))
      await expect(visitor.page.getByText(success.text)).toBeVisible()
    },
  ],
  [
    'get a link to correct the page of one’s own clinic',
    () => true,
    async (visitor) => {
      const { link, form, success } = visitor.words.staff.ask
      await tellUs(visitor)
      await visitor.press(main(visitor).getByRole('link', { name: link }))
      await fill(visitor, form.heading, { email: `desk-${mark()}@example.org` })
      await visitor.press(button(visitor, form.submit))
      await expect(visitor.page.getByText(success.text)).toBeVisible()
    },
  ],
]

/** Tasks around a visit, and those of people who read on, write to us, or pass the list on. */
export const VISITING: Tasks = {
  ...tasksOf(
    AT_A_CLINIC,
    ([, fits, does]) =>
      async (visitor) =>
        does(visitor, await openClinic(visitor, fits)),
  ),
  'see what care would cost a family of three': async (visitor, hasScripts) => {
    const { page, press, type, choose } = visitor
    const { costs, frame, reading } = visitor.words
    await press(footer(visitor, frame.footer.qualify))
    await press(main(visitor).getByRole('link', { name: costs.title }))
    if (!hasScripts) {
      const cell = page.getByRole('cell', { name: reading.incomes.dollars(27_320) })
      return expect(cell.first()).toBeVisible()
    }
    await type(page.getByLabel(costs.household.label), '3')
    await type(page.getByLabel(costs.income.label), '2500')
    await choose(page.getByLabel(costs.state.label), { label: 'California' })
    await press(page.getByRole('button', { name: costs.button }))
    await expect(main(visitor).getByRole('status')).toContainText('110')
  },
  'find help with the price of medicine': async (visitor) => {
    await visitor.press(footer(visitor, visitor.words.frame.footer.medications))
    await expect(visitor.page).toHaveURL(visitor.address('/resources/medications'))
    await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  'know which papers show that somebody qualifies': async (visitor) => {
    const { frame, reading } = visitor.words
    await visitor.press(footer(visitor, frame.footer.qualify))
    const contents = visitor.page.getByRole('navigation', { name: reading.contents })
    const papers = contents.getByRole('link', { name: /papers|papeles|documentos/i }).first()
    const name = (await papers.textContent()) ?? ''
    await visitor.press(papers)
    await expect(visitor.page.getByRole('heading', { name, level: 2 })).toBeInViewport()
  },
  'reach somebody in a crisis': ({ page }) =>
    expect(page.locator('a[href="tel:988"]').first()).toBeInViewport(),
  'write to the directory': async (visitor) => {
    const { form, success } = visitor.words.contact
    await visitor.press(footer(visitor, visitor.words.frame.footer.contact))
    const { name, email, subject, message } = messageValues()
    await fill(visitor, form.heading, { name, email, subject, message })
    await visitor.press(button(visitor, form.submit))
    await expect(visitor.page.getByText(success.text)).toBeVisible()
  },
  'add a clinic, and see where the submission stands': async (visitor, hasScripts) => {
    const { form } = visitor.words.addClinic
    await visitor.press(footer(visitor, visitor.words.frame.footer.addClinic))
    const { clinicName, address, city, state, zipCode, phone, contactName, contactEmail } =
      clinicValues()
    await fill(visitor, form.heading, { clinicName, address, city })
    await visitor.choose(visitor.page.locator('main form [name=state]'), state)
    await fill(visitor, form.heading, { zipCode, phone, contactName, contactEmail })
    await visitor.press(visitor.page.locator('main form [name=services]').first())
    await visitor.press(visitor.page.locator('main form [name=isFree]'))
    await visitor.press(button(visitor, form.submit))
    if (hasScripts) await visitor.press(main(visitor).getByRole('link', { name: form.follow }))
    await expect(visitor.page).toHaveURL(new RegExp(visitor.address('/submission/')))
    await expect(main(visitor).getByText(clinicName)).toHaveAttribute('translate', 'no')
  },
  'subscribe to the newsletter': async (visitor) => {
    const { blog, newsletter } = visitor.words
    await visitor.press(footer(visitor, visitor.words.frame.footer.blog))
    await fill(visitor, blog.newsletter.heading, { email: `reader-${mark()}@example.org` })
    await visitor.press(button(visitor, newsletter.submit))
    await expect(visitor.page.getByText(newsletter.success.text)).toBeVisible()
  },
  'copy the whole list': async (visitor) => {
    await visitor.press(footer(visitor, visitor.words.frame.footer.reuse))
    const { csv } = visitor.words.reuse.data
    const table = await main(visitor).getByRole('link', { name: csv }).getAttribute('href')
    const response = await visitor.page.request.get(String(table))
    expect(response.headers()['content-type']).toContain('text/csv')
  },
  'put the search on another site': async (visitor) => {
    await visitor.press(footer(visitor, visitor.words.frame.footer.reuse))
    const { script } = visitor.words.reuse.search
    await expect(main(visitor).getByRole('textbox', { name: script })).toHaveValue(
      /<script src="[^"]+embed\.js"/,
    )
  },
}
