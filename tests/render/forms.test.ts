import { expect, test } from 'vitest'
import {
  CONTACT_CATEGORIES,
  SERVICE_CHOICES,
  STATE_CHOICES,
  TERRITORY_CHOICES,
} from '../../cms/contract/index.ts'
import { LOCALES, type Locale, sameIn } from '../../cms/contract/paths.ts'
import { submissionCopy } from '../../site/copy/submission.ts'
import { ASKED, asked, TOKEN } from '../support/rendered/defaults.ts'
import { fieldsOf, filled, formOf, sorted, valuesOf } from '../support/rendered/form.ts'
import { type Opened, open, post } from '../support/rendered/open.ts'
import { labelOf, linksIn, section, textOf } from '../support/rendered/read.ts'
import { receive } from '../support/rendered/receive.ts'
import { siteIn } from '../support/rendered/sample.ts'
import { inLanguage } from '../support/rendered/spanish-of.ts'
import { CASES, type Case } from './form-cases.ts'

const said = (locale: Locale, { document }: Opened, text: string, within: string) => {
  const words = [...document.querySelectorAll(within)].map(textOf)
  return inLanguage(locale, text).some((meaning) => words.some((each) => each.includes(meaning)))
}

const locationOf = ({ headers }: Opened) => headers.location ?? headers.Location

const each = LOCALES.flatMap((locale) => CASES.map((form) => ({ locale, form, at: form.address })))

/** Labels and errors of a form as it comes: each field has one, and what is required says so. */
const expectLabels = (locale: Locale, { document }: Opened, form: Case) => {
  const { address, missing, autocomplete = {} } = form
  const element = formOf(document)
  expect(element.getAttribute('action')).toBe(sameIn(locale, address.replace('submit-', 'add-')))
  expect(element.getAttribute('aria-label')).toBeTruthy()
  expect(element.querySelectorAll('button[type=submit]')).toHaveLength(1)
  expect(element.hasAttribute('novalidate')).toBe(true)
  const fields = fieldsOf(element)
  expect(fields.filter((field) => labelOf(field, document) === '')).toEqual([])
  for (const [name, label] of missing) {
    const field = element.querySelector(`[name=${name}]`)
    const legend = textOf(field?.closest('fieldset')?.querySelector('legend'))
    const names = `${field && labelOf(field, document)} ${legend}`
    expect(inLanguage(locale, label).filter((words) => names.includes(words))).not.toEqual([])
  }
  const required = fields.filter((field) => field.hasAttribute('required'))
  // Of boxes, no single one has to be ticked.
  expect(required.map((field) => field.getAttribute('name'))).toEqual(
    missing.length > 0
      ? missing.map(([name]) => name).filter((name) => name !== 'topics')
      : expect.any(Array),
  )
  for (const [name, value] of Object.entries(autocomplete))
    expect(element.querySelector(`[name=${name}]`)?.getAttribute('autocomplete')).toBe(value)
}

/** A summary with a link to each wrong field, which says the same. */
const expectErrors = (locale: Locale, refused: Opened, texts: string[], count: number) => {
  const { document } = refused
  const links = [...formOf(document).querySelectorAll('section[aria-labelledby] a')]
  expect(said(locale, refused, 'There is a problem', 'section h3')).toBe(true)
  expect(links).toHaveLength(count)
  for (const [index, text] of texts.entries())
    expect(inLanguage(locale, text)).toContain(textOf(links[index]))
  for (const link of links) {
    const field = document.querySelector(link.getAttribute('href') ?? '')
    expect(field?.getAttribute('aria-invalid')).toBe('true')
    const described = field?.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? ''
    const descriptions = described.split(' ').map((id) => textOf(document.getElementById(id)))
    expect(descriptions).toContain(textOf(link))
  }
  const invalid = [...formOf(document).querySelectorAll('[aria-invalid=true]')]
  expect(new Set(invalid.map((field) => field.getAttribute('name'))).size).toBe(count)
}

test.each(each)(
  '$at has labels, says what is wrong and keeps it, and says that it has arrived ($locale)',
  async ({ locale, form }) => {
    const { missing, values, leadsTo, success } = form
    const address = sameIn(locale, form.address)
    const page = await open(address)
    expectLabels(locale, page, form)

    const empty = Object.fromEntries(missing.map(([name]) => [name, '']))
    const wrong = missing.length > 0 ? empty : { name: '', city: '' }
    const given = filled(formOf(page.document), { ...values, ...wrong }).filter(
      ([name, value]) => name !== 'topics' || value !== '',
    )
    const refused = await post(address, given, receive)
    expect(refused.status).toBe(400)
    expect(refused.document.title).toBe(`Error: ${page.document.title}`)
    expect(sorted(valuesOf(formOf(refused.document)))).toEqual(sorted(given))
    const says = missing.map(([, , text]) => text)
    expectErrors(locale, refused, says, Object.keys(wrong).length)

    const answer = await post(address, filled(formOf(page.document), values), receive)
    expect([answer.status, locationOf(answer)]).toEqual([303, sameIn(locale, leadsTo)])
    const next = await open(sameIn(locale, leadsTo))
    for (const text of success) expect(said(locale, next, text, '[role=status]'), text).toBe(true)
    if (leadsTo.startsWith(form.address))
      expect(valuesOf(formOf(next.document))).toEqual(valuesOf(formOf(page.document)))
  },
)

const MALFORMED: [address: string, name: string, value: string, says: string][] = [
  ['/contact', 'email', 'ana at example.org', 'Enter an email address like name@example.org.'],
  ['/add-clinic', 'website', 'river example', 'Enter a web address, such as www.example.org.'],
  ['/add-clinic', 'zipCode', 'abc', 'Enter a ZIP code of five digits, such as 29621.'],
  ...['phone', 'contactPhone'].map((name): (typeof MALFORMED)[number] => [
    '/add-clinic',
    name,
    '12',
    'Enter a phone number with its area code, such as 864-555-0142.',
  ]),
  ['/add-clinic', 'state', 'ZZ', 'Choose one from the list.'],
]

test.each(LOCALES)('what is malformed is refused in words (%s)', async (locale) => {
  for (const [address, name, value, says] of MALFORMED) {
    const values = CASES.find((form) => form.address === address)?.values ?? {}
    const { document } = await open(sameIn(locale, address))
    const given = filled(formOf(document), { ...values, [name]: value })
    const refused = await post(sameIn(locale, address), given, receive)
    const links = [...formOf(refused.document).querySelectorAll('section a')].map(textOf)
    expect(links, `${name} at ${address}`).toEqual(inLanguage(locale, says).slice(0, 1))
  }
})

const FAILED =
  'Something went wrong on our side, and nothing was sent. What you typed is still here. Please try again in a moment.'

test.each(LOCALES)(
  'a form that can’t be taken says why, and keeps all values (%s)',
  async (locale) => {
    const problem = { title: 'No', detail: 'Nine minutes are enough.' }
    for (const { address, values } of CASES)
      for (const status of [429, 503]) {
        const { document } = await open(sameIn(locale, address))
        const given = filled(formOf(document), values)
        const refused = await post(sameIn(locale, address), given, async () =>
          Response.json({ ...problem, status }, { status }),
        )
        expect(refused.status).toBe(status)
        expect(sorted(valuesOf(formOf(refused.document))), address).toEqual(sorted(given))
        const alert = textOf(refused.document.querySelector('[role=alert]'))
        const says = status < 500 ? [problem.detail] : inLanguage(locale, FAILED)
        expect(
          says.some((text) => alert.includes(text)),
          alert,
        ).toBe(true)
      }
  },
)

test('the contact page has each way to reach us that is set', async () => {
  const details = async (set: object) => {
    const page = await open('/contact', { site: { ...siteIn('en'), ...set } })
    const beside = section(page.document, (text) => text === 'How to reach us')
    return [...(beside?.querySelectorAll('dt') ?? [])].map(textOf)
  }
  const nothing = { contactEmail: null, contactPhone: null }
  const always = ['Support hours', 'Replies', 'Clinic information updates']
  expect(await details({ contactAddress: '1 River Rd' })).toEqual([
    'Email',
    'Phone',
    'Mail',
    ...always,
  ])
  expect(await details(nothing)).toEqual(always)
})

test('the contact page begins a message about the clinic that its address names', async () => {
  const { document } = await open('/contact?category=update-info&clinic=riverside-clinic')
  const { category, message } = Object.fromEntries(valuesOf(formOf(document)))
  expect(category).toBe('update-info')
  expect(message).toMatch(/^http.+\/services\/riverside-clinic\n/)
})

const OVER = submissionCopy.en.questions.over
const MARKUP = '<b onclick="x">&amp; none\nat all'

/** What the page says in its own words, whether it has the form, and whether it gives thanks in it. */
const QUESTIONS: [answer: Partial<typeof asked>, says: string[], form: boolean, thanks: boolean][] =
  [
    [{}, ['We asked', 'You answered'], true, true],
    // While a question waits, the address speaks of an earlier form.
    [{ conversation: asked.conversation.slice(0, 1) }, ['We asked'], true, false],
    [{ status: 'declined', canAnswer: false }, ['You answered', OVER], false, false],
  ]

test.each(LOCALES)(
  'an operator answers questions until the review is over (%s)',
  async (locale) => {
    for (const [change, says, hasForm, hasThanks] of QUESTIONS) {
      const texts = { ...asked, ...change }.conversation.map((entry) => ({
        ...entry,
        text: MARKUP,
      }))
      const { document } = await open(sameIn(locale, `/submission/${ASKED}?sent=true`), {
        submissionProgress: { ...asked, ...change, conversation: texts },
      })
      const main = textOf(document.querySelector('main'))
      for (const text of says)
        expect(inLanguage(locale, text).filter((meaning) => main.includes(meaning))).not.toEqual([])
      expect(main.split('<b onclick="x">&amp; none')).toHaveLength(texts.length + 1)
      const forms = [...document.querySelectorAll('main form[method=post]')]
      expect(forms.map((form) => form.querySelector('[role=status]') !== null)).toEqual(
        hasForm ? [hasThanks] : [],
      )
    }
  },
)

test('a page without a form takes none', async () => {
  expect((await post('/search', [['location', 'Chicago']], receive)).status).toBe(405)
})

/** What is fixed of single fields. */
const FIELDS: [address: string, name: string, attributes: Record<string, string>][] = [
  ['/', 'location', { placeholder: 'Enter city, state, or ZIP code' }],
  ['/contact', 'email', { type: 'email' }],
  ['/contact', 'message', { rows: '6' }],
  ...['description', 'hoursOfOperation', 'eligibilityRequirements', 'insuranceAccepted'].map(
    (name): [string, string, Record<string, string>] => ['/add-clinic', name, { rows: '3' }],
  ),
  ['/add-clinic', 'website', { type: 'url' }],
  ['/add-clinic', 'contactEmail', { type: 'email' }],
]

/** The values that a field offers, in order. */
const OFFERED: [address: string, name: string, values: readonly string[]][] = [
  ['/contact', 'category', ['', ...CONTACT_CATEGORIES]],
  ['/add-clinic', 'state', ['', ...STATE_CHOICES, ...TERRITORY_CHOICES]],
  ['/add-clinic', 'services', SERVICE_CHOICES],
  [
    '/',
    'service',
    'all medical dental mental-health womens-health pediatric immunizations pharmacy vision'.split(
      ' ',
    ),
  ],
  ['/', 'distance', ['10', '25', '50', '100']],
]

test('fields have the specified types, sizes and choices', async () => {
  for (const [address, name, attributes] of FIELDS) {
    const field = (await open(address)).document.querySelector(`main [name=${name}]`)
    for (const [attribute, value] of Object.entries(attributes))
      expect(field?.getAttribute(attribute), `${attribute} of ${name}`).toBe(value)
  }
  expect([CONTACT_CATEGORIES.length, STATE_CHOICES.length, SERVICE_CHOICES.length]).toEqual([
    6, 51, 20,
  ])
  for (const [address, name, values] of OFFERED) {
    const { document } = await open(address)
    const options = document.querySelectorAll(`main [name=${name}] option`)
    const boxes = document.querySelectorAll(`main [name=${name}][type=checkbox]`)
    const offered = [...(options.length > 0 ? options : boxes)].slice(0, values.length + 1)
    expect(
      offered.map((each) => each.getAttribute('value')),
      name,
    ).toEqual(values)
  }
  // Beyond the specified states, as a second group.
  const state = (await open('/add-clinic')).document.querySelector('[name=state]')
  const further = [...(state?.querySelectorAll('optgroup option') ?? [])]
  expect(further.map((each) => each.getAttribute('value'))).toEqual([...TERRITORY_CHOICES])
  expect(textOf(further[0])).toBe('American Samoa')
  const { document } = await open('/')
  const distances = [...document.querySelectorAll('main [name=distance] option')]
  expect(distances.map(textOf)).toEqual(['10 miles', '25 miles', '50 miles', '100 miles'])
  const chosen = distances.filter((option) => option.hasAttribute('selected'))
  expect(chosen.map(textOf)).toEqual(['25 miles'])
})

test('the link of the newsletter’s mail shows a button, and only that confirms', async () => {
  const page = await open('/newsletter/confirm?token=x')
  expect(page.headers['Referrer-Policy'] ?? page.headers['referrer-policy']).toBe('strict-origin')
  const given = valuesOf(formOf(page.document))
  expect(given).toEqual([['token', 'x']])
  const old = { title: 'Gone', status: 400, detail: 'Too old.' }
  const refused = await post('/newsletter/confirm', given, async () =>
    Response.json(old, { status: 400 }),
  )
  expect(refused.status).toBe(400)
  const alert = refused.document.querySelector('[role=alert]')
  expect(textOf(alert)).toContain('This link no longer works')
  expect(linksIn(refused.document)).toContainEqual([
    'Subscribe to the newsletter',
    '/resources/blog',
  ])
  const done = await open('/newsletter/confirm?sent=true')
  expect(done.document.querySelectorAll('main form[method=post]')).toHaveLength(0)
})

/** Pages with one button, behind a link that was mailed. */
const BUTTONS: [address: string, button: string, done: string][] = [
  [
    `/confirm-listing/${TOKEN}`,
    'Everything is right',
    'Your page now says that the clinic has confirmed it today.',
  ],
  [`/stop-reminders/${TOKEN}`, 'Stop the monthly email', 'You will get no more of these emails.'],
]

test.each(LOCALES)('a button behind a mailed link works without code (%s)', async (locale) => {
  for (const [english, button, done] of BUTTONS) {
    const address = sameIn(locale, english)
    const form = formOf((await open(address)).document)
    expect(form.getAttribute('action')).toBe(address)
    expect(inLanguage(locale, button)).toContain(textOf(form.querySelector('button')))
    expect(valuesOf(form)).toEqual([['token', TOKEN]])
    const answer = await post(address, valuesOf(form), receive)
    expect([answer.status, locationOf(answer)]).toEqual([303, `${address}?sent=true`])
    expect(said(locale, await open(`${address}?sent=true`), done, '[role=status]')).toBe(true)
  }
})
