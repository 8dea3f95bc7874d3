import type { Page } from '@playwright/test'
import { clinicHeading, openQueue, test } from '../support/callers.ts'
import { clinicValues, fromOneSender, mark, messageValues } from '../support/form-values.ts'
import { beginJourney } from '../support/journey.ts'
import { expect, openPanel } from '../support/panel-fixtures.ts'

const CALLS = 25

type Part = readonly [what: string, live: (page: Page) => Promise<unknown>]

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click()

/** Lives through parts of the month, and prints what each took. */
const liveAll = async (page: Page, parts: readonly Part[]) => {
  for (const [what, live] of parts) {
    const own = await page.context().newPage()
    const journey = beginJourney()
    await journey.watch(own)
    await live(own)
    await journey.report(what)
    await own.close()
  }
}

const callNext = async (page: Page, outcome: string) => {
  const name = (await clinicHeading(page).textContent()) ?? ''
  await press(page, outcome)
  await expect(clinicHeading(page)).not.toHaveText(name)
}

/** Notes the milliseconds from each press to the next clinic, as the browser counts them. */
const timeCalls = (page: Page) =>
  page.evaluate(() => {
    const shown = () => document.querySelector('article :is(h1, h2)')?.textContent
    const waits: number[] = []
    let pressed: { at: number; name: unknown } | undefined
    addEventListener(
      'click',
      () => {
        pressed = { at: performance.now(), name: shown() }
      },
      { capture: true },
    )
    new MutationObserver(() => {
      if (!pressed || !shown() || shown() === pressed.name) return
      waits.push(performance.now() - pressed.at)
      pressed = undefined
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { waits })
  })

const reportWaits = async (page: Page) => {
  const waits: number[] = await page.evaluate(() => Reflect.get(window, 'waits'))
  const inOrder = waits.toSorted((a, b) => a - b).map((wait) => wait.toFixed(0))
  console.info(
    `from a press to the next clinic, ${waits.length} times: ${inOrder[waits.length >> 1]} ms, ${inOrder.at(-1)} at most`,
  )
}

const callOne = async (page: Page, outcome: string) => {
  await openQueue(page)
  await callNext(page, outcome)
}

test('a month of calls, on a phone', async ({ page, makeDue, request }) => {
  const clinics = await makeDue(CALLS + 4)
  const data = {
    clinic: clinics[CALLS + 3]?.slug,
    topics: ['phone'],
    text: 'It is 864-226-0177 now',
  }
  const parts: Part[] = [
    ['the first page', (own) => own.goto('/admin')],
    [
      `${CALLS} due clinics, all still right`,
      async (own) => {
        await openQueue(own)
        await timeCalls(own)
        for (let call = 0; call < CALLS; call++) await callNext(own, 'All still right')
        await reportWaits(own)
      },
    ],
    ['a voicemail', (own) => callOne(own, 'Voicemail')],
    [
      'closed for now, until a day',
      async (own) => {
        await openQueue(own)
        await press(own, 'Closed for now')
        await press(own, 'Save this day')
        await own.getByRole('status').filter({ hasText: 'Saved.' }).waitFor()
      },
    ],
    [
      'a wrong number, and the right one',
      async (own) => {
        await callOne(own, 'Wrong number')
        await own.getByRole('link', { name: /without a number$/ }).click()
        await own.getByLabel('Number that you found').fill('864-555-0177')
        await press(own, 'Save the number')
        await own.getByText(/has a number again/).waitFor()
      },
    ],
    [
      "a correction's value, taken over",
      async (own) => {
        // Not before: a clinic that visitors report is called first.
        const sent = await request.post('/api/corrections', { data, headers: fromOneSender() })
        expect(sent.ok()).toBe(true)
        await openQueue(own)
        await press(own, /^Take over Phone:/)
        await press(own, 'Save and verify')
        await own.getByText('Saved.').waitFor()
      },
    ],
  ]
  await liveAll(page, parts)
})

test('a month at the desk', async ({ colleague, request }) => {
  const page = await colleague('Desk', 'admin')
  const message = { ...messageValues(), subject: `Hours ${mark()}` }
  const sent = clinicValues()
  for (const [path, data] of [
    ['/api/contact-messages', message],
    ['/api/clinic-submissions', sent],
  ] as const)
    expect((await request.post(path, { data, headers: fromOneSender() })).ok(), path).toBe(true)
  await liveAll(page, [
    [
      'a message, read and marked as answered',
      async (own) => {
        await openPanel(own, 'collections/contact-messages')
        await own.getByRole('link', { name: message.subject }).click()
        await press(own, 'Answered')
        await own.getByText('Marked as answered.').waitFor()
      },
    ],
    [
      'a submission, declined with a ready reason',
      async (own) => {
        await openPanel(own, 'collections/clinic-submissions')
        await own.getByRole('link', { name: sent.clinicName }).click()
        await press(own, 'Decline…')
        await own.getByLabel('Begin with a ready answer').selectOption({ index: 1 })
        await press(own, 'Decline it')
        await own.getByText('It is now declined').waitFor()
      },
    ],
    [
      "a clinic's description, changed in its form and published",
      async (own) => {
        await openPanel(own, 'collections/clinics')
        await own.locator('tbody a').first().click()
        await own.getByLabel('Description').fill(`Walk-ins welcome. ${mark()}`)
        await press(own, 'Publish changes')
        await own.getByText('Updated successfully.').waitFor()
      },
    ],
    [
      'a comment on a guide, marked as reviewed',
      async (own) => {
        await openPanel(own, 'collections/guides')
        await own.locator('tbody a').first().click()
        await own.getByLabel('New comment').fill('Is the limit of last year?')
        await press(own, 'Comment')
        await own.getByText('Is the limit of last year?').first().waitFor()
        await press(own, 'Mark as reviewed today')
        await press(own, 'Publish changes')
        await own.getByText('Updated successfully.').waitFor()
      },
    ],
    [
      'somebody invited, without mail',
      async (own) => {
        await openPanel(own, 'collections/users')
        await own.getByText('Invite somebody').click()
        await own.getByLabel('Email address').fill(`new-${mark()}@example.org`)
        await press(own, 'Invite')
        await own.getByText('Give this link to').waitFor()
      },
    ],
    [
      'what colleagues did, found in the history',
      async (own) => {
        await openPanel(own, 'history')
        await own.getByLabel('What was done').selectOption({ index: 1 })
        await press(own, 'Show')
        await own.getByRole('link', { name: 'Show all' }).waitFor()
      },
    ],
  ])
})
