import { expect } from '@playwright/test'
import { mark } from '../../support/form-values.ts'
import type { Visitor } from '../../support/visitor.ts'
import { fill, footer, main, openClinic, part } from './steps.ts'
import type { Task } from './tasks.ts'

/** From a clinic's page to the form for what is wrong there. */
const tellUs = (visitor: Visitor) =>
  visitor.press(
    main(visitor).getByRole('link', { name: visitor.words.clinic.mistake.link, exact: true }),
  )

/** Tasks of people who read on, who know something better, or who pass the list on. */
export const TAKING_PART: Task[] = [
  {
    name: 'know which languages a clinic speaks',
    does: async (visitor) => {
      const { languages } = await openClinic(
        visitor,
        'California',
        (clinic) => clinic.languages.length > 0,
      )
      const { heading } = visitor.words.clinic.access
      await expect(part(visitor, heading)).toContainText(String(languages[0]))
    },
  },
  {
    name: 'know what insurance a clinic takes',
    does: async (visitor) => {
      await openClinic(visitor, 'California', ({ insuranceAccepted }) =>
        insuranceAccepted.includes('Medicaid'),
      )
      await expect(part(visitor, visitor.words.clinic.payment.heading)).toContainText('Medicaid')
    },
  },
  {
    name: 'see the other clinics of a town',
    does: async (visitor) => {
      const { city, state } = await openClinic(visitor, 'Los Angeles')
      const others = part(visitor, visitor.words.clinic.others.heading(city, state))
      await visitor.press(others.getByRole('heading', { level: 3 }).getByRole('link').first())
      await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    name: 'say that a telephone number is wrong',
    does: async (visitor) => {
      await openClinic(visitor, 'Los Angeles')
      const { correct } = visitor.words
      await tellUs(visitor)
      await visitor.press(
        main(visitor).getByRole('checkbox', { name: new RegExp(`^${correct.topics.phone}`) }),
      )
      await fill(visitor, correct.form.heading, { text: '209-555-0199' })
      await visitor.press(
        main(visitor).getByRole('button', { name: correct.form.submit, exact: true }),
      )
      await expect(visitor.page.getByText(correct.success.text)).toBeVisible()
    },
  },
  {
    name: 'get a link to correct the page of one’s own clinic',
    does: async (visitor) => {
      await openClinic(visitor, 'Los Angeles')
      const { staff } = visitor.words
      await tellUs(visitor)
      await visitor.press(main(visitor).getByRole('link', { name: staff.ask.link }))
      await fill(visitor, staff.ask.form.heading, { email: `desk-${mark()}@example.org` })
      await visitor.press(main(visitor).getByRole('button', { name: staff.ask.form.submit }))
      await expect(visitor.page.getByText(staff.ask.success.text)).toBeVisible()
    },
  },
  {
    name: 'subscribe to the newsletter',
    does: async (visitor) => {
      await visitor.press(footer(visitor, visitor.words.frame.footer.blog))
      const { blog, newsletter } = visitor.words
      const { submit, success } = newsletter
      await fill(visitor, blog.newsletter.heading, { email: `reader-${mark()}@example.org` })
      await visitor.press(main(visitor).getByRole('button', { name: submit, exact: true }))
      await expect(visitor.page.getByText(success.text)).toBeVisible()
    },
  },
  {
    name: 'copy the whole list',
    does: async (visitor) => {
      await visitor.press(footer(visitor, visitor.words.frame.footer.reuse))
      const { csv } = visitor.words.reuse.data
      const table = await main(visitor).getByRole('link', { name: csv }).getAttribute('href')
      const response = await visitor.page.request.get(String(table))
      expect(response.headers()['content-type']).toContain('text/csv')
    },
  },
  {
    name: 'put the search on another site',
    does: async (visitor) => {
      await visitor.press(footer(visitor, visitor.words.frame.footer.reuse))
      const { script } = visitor.words.reuse.search
      await expect(main(visitor).getByRole('textbox', { name: script })).toHaveValue(
        /<script src="[^"]+embed\.js"/,
      )
    },
  },
]
