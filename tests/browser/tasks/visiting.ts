import { expect } from '@playwright/test'
import { clinicValues, messageValues } from '../../support/form-values.ts'
import { fill, footer, main, openClinic, part } from './steps.ts'
import type { Task } from './tasks.ts'

/** Tasks around a visit, and those of people who run a clinic. */
export const VISITING: Task[] = [
  {
    name: 'see when a clinic is open',
    does: async (visitor) => {
      await openClinic(visitor, 'Los Angeles', ({ openingHours }) => openingHours.length > 0)
      const { heading, days, closed } = visitor.words.clinic.hours
      await expect(part(visitor, heading).getByRole('row', { name: days.monday })).toContainText(
        new RegExp(`\\d|${closed}`),
      )
    },
  },
  {
    name: 'get directions to a clinic',
    does: async (visitor) => {
      await openClinic(visitor, 'Los Angeles')
      await expect(
        main(visitor).getByRole('link', { name: visitor.words.clinic.directions }).first(),
      ).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\/.*destination=/)
    },
  },
  {
    name: 'know what to bring and what is not asked for',
    does: async (visitor) => {
      await openClinic(visitor, 'Los Angeles')
      const { visit } = visitor.words
      await expect(part(visitor, visit.heading)).toContainText(
        new RegExp(`${visit.bring}|${visit.notAsked}|${visit.callToConfirm([]).slice(0, 10)}`),
      )
    },
  },
  {
    name: 'know what to say on the telephone',
    does: async (visitor) => {
      await openClinic(visitor, 'Los Angeles')
      const { say } = visitor.words.visit
      await visitor.press(visitor.page.getByText(say.summary))
      for (const language of Object.values(say.languages))
        await expect(main(visitor).getByText(language, { exact: true })).toBeVisible()
    },
  },
  {
    name: 'see what care would cost a family of three',
    does: async (visitor, hasScripts) => {
      const { page, words, press, type, choose } = visitor
      await press(
        page.getByRole('contentinfo').getByRole('link', { name: words.frame.footer.qualify }),
      )
      await press(main(visitor).getByRole('link', { name: words.costs.title }))
      if (!hasScripts) {
        await expect(
          page.getByRole('cell', { name: words.reading.incomes.dollars(27_320) }).first(),
        ).toBeVisible()
        return
      }
      await type(page.getByLabel(words.costs.household.label), '3')
      await type(page.getByLabel(words.costs.income.label), '2500')
      await choose(page.getByLabel(words.costs.state.label), { label: 'California' })
      await press(page.getByRole('button', { name: words.costs.button }))
      await expect(main(visitor).getByRole('status')).toContainText('110')
    },
  },
  {
    name: 'find help with the price of medicine',
    does: async (visitor) => {
      await visitor.press(footer(visitor, visitor.words.frame.footer.medications))
      await expect(visitor.page).toHaveURL(visitor.address('/resources/medications'))
      await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    name: 'know which papers show that somebody qualifies',
    does: async (visitor) => {
      await visitor.press(footer(visitor, visitor.words.frame.footer.qualify))
      const contents = visitor.page.getByRole('navigation', {
        name: visitor.words.reading.contents,
      })
      const papers = contents.getByRole('link', { name: /papers|papeles|documentos/i }).first()
      const heading = (await papers.textContent()) ?? ''
      await visitor.press(papers)
      await expect(visitor.page.getByRole('heading', { name: heading, level: 2 })).toBeInViewport()
    },
  },
  {
    name: 'reach somebody in a crisis',
    does: async ({ page }) => {
      await expect(page.locator('a[href="tel:988"]').first()).toBeInViewport()
    },
  },
  {
    name: 'write to the directory',
    does: async (visitor) => {
      await visitor.press(footer(visitor, visitor.words.frame.footer.contact))
      const { form, success } = visitor.words.contact
      const { name, email, subject, message } = messageValues()
      await fill(visitor, form.heading, { name, email, subject, message })
      await visitor.press(main(visitor).getByRole('button', { name: form.submit }))
      await expect(visitor.page.getByText(success.text)).toBeVisible()
    },
  },
  {
    name: 'add a clinic, and see where the submission stands',
    does: async (visitor, hasScripts) => {
      const { addClinic } = visitor.words
      await visitor.press(footer(visitor, visitor.words.frame.footer.addClinic))
      const { clinicName, address, city, state, zipCode, phone, contactName, contactEmail } =
        clinicValues()
      await fill(visitor, addClinic.form.heading, { clinicName, address, city })
      await visitor.choose(visitor.page.locator('main form [name=state]'), state)
      await fill(visitor, addClinic.form.heading, { zipCode, phone, contactName, contactEmail })
      await visitor.press(visitor.page.locator('main form [name=services]').first())
      await visitor.press(visitor.page.locator('main form [name=isFree]'))
      await visitor.press(main(visitor).getByRole('button', { name: addClinic.form.submit }))
      if (hasScripts)
        await visitor.press(main(visitor).getByRole('link', { name: addClinic.form.follow }))
      await expect(visitor.page).toHaveURL(new RegExp(visitor.address('/submission/')))
      await expect(main(visitor)).toContainText(clinicName)
      await expect(main(visitor).getByText(clinicName)).toHaveAttribute('translate', 'no')
    },
  },
]
