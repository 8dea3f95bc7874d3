import type { Document, Element } from 'happy-dom'
import { expect, test } from 'vitest'
import {
  CONTACT_CATEGORIES,
  SERVICE_CHOICES,
  STATE_CHOICES,
  TRAP_FIELD,
} from '../../cms/contract/index.ts'
import { LOCALES, type Locale, sameIn } from '../../cms/contract/paths.ts'
import { clinicValues, messageValues } from '../support/form-values.ts'
import { TOKEN } from '../support/rendered/defaults.ts'
import { type Opened, open, post } from '../support/rendered/open.ts'
import { labelOf, textOf } from '../support/rendered/read.ts'
import { receive } from '../support/rendered/receive.ts'
import { inLanguage } from '../support/rendered/spanish-of.ts'

interface Case {
  address: string
  /** What each field without which it can't be sent says if it is empty, by its English label. */
  missing: [name: string, label: string, says: string][]
  /** Values that are accepted, by the names of fields. */
  values: Record<string, string | string[]>
  /** How browsers fill fields in. */
  autocomplete?: Record<string, string>
  /** Where it leads, and what that page says. */
  leadsTo: string
  success: string[]
}

/** As a page's form sends them: nothing for what isn't ticked. */
const sent = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === false ? [] : [[name, Array.isArray(value) ? value.map(String) : String(value)]],
    ),
  )

const CASES: Case[] = [
  {
    address: '/contact',
    missing: [
      ['name', 'Full Name', 'Enter your full name.'],
      ['email', 'Email Address', 'Enter your email address, so that we can reply.'],
      ['subject', 'Subject', 'Say in a few words what it is about.'],
      ['message', 'Message', 'Write your message.'],
    ],
    values: messageValues(),
    autocomplete: { name: 'name', email: 'email', phone: 'tel' },
    leadsTo: '/contact?sent=true',
    success: [
      'Message Sent Successfully',
      "Thank you for contacting us. We'll get back to you within 24 hours.",
    ],
  },
  ...['/add-clinic', '/submit-clinic'].map((address) => ({
    address,
    missing: [
      ['clinicName', 'Clinic Name', 'Enter the clinic’s name.'],
      ['address', 'Street Address', 'Enter the street and number.'],
      ['city', 'City', 'Enter the city.'],
      ['zipCode', 'ZIP Code', 'Enter the ZIP code.'],
      ['phone', 'Phone Number', 'Enter the number that patients call.'],
      ['contactName', 'Contact Name', 'Enter the name of someone we can contact.'],
      ['contactEmail', 'Contact Email', 'Enter that person’s email address.'],
    ] satisfies Case['missing'],
    values: { ...sent(clinicValues()), contactPhone: '864-555-0143' },
    leadsTo: `/submission/${TOKEN}?sent=true`,
    success: [
      'Clinic Submission Received',
      "Thank you for submitting your clinic information. We'll review and add it to our directory within 2-3 business days.",
    ],
  })),
  {
    address: '/resources/blog',
    missing: [['email', 'Email Address', 'Enter your email address.']],
    values: { email: 'ana@example.org' },
    autocomplete: { email: 'email' },
    leadsTo: '/resources/blog?sent=true',
    success: [
      'Almost subscribed',
      'We have your address. Before the first newsletter, we will ask you to confirm it.',
    ],
  },
  {
    address: '/services/riverside-clinic/correct',
    missing: [['topics', 'What is wrong or missing?', 'Check what is wrong.']],
    values: { topics: ['phone', 'moved'], text: 'Across the\nstreet', email: 'ana@example.org' },
    autocomplete: { email: 'email' },
    leadsTo: '/services/riverside-clinic/correct?sent=true',
    success: ['We will call the clinic to check. Once it is confirmed, we correct the page.'],
  },
  {
    address: '/services/riverside-clinic/staff',
    missing: [['email', 'The clinic’s email address', 'Enter the clinic’s email address.']],
    values: { email: 'front-desk@example.org' },
    autocomplete: { email: 'email' },
    leadsTo: '/services/riverside-clinic/staff?sent=true',
    success: [
      'Look at your email',
      'If this is the address that we have on file, a link is on its way. It works for 24 hours.',
    ],
  },
  {
    address: `/own-listing/${TOKEN}`,
    // Their names are the table of facts', and not the catalog's.
    missing: [],
    values: { name: 'Riverside', city: 'Anderson', telehealth: 'yes', note: 'All else is right' },
    leadsTo: `/own-listing/${TOKEN}?sent=true`,
    success: ['We check your changes and then publish them, usually within 2-3 business days.'],
  },
]

const formOf = (document: Document): Element => {
  const form = [...document.querySelectorAll('main form')].find(
    (each) => each.getAttribute('method') === 'post',
  )
  if (!form) throw new Error('The page has no form to send')
  return form
}

const controlsOf = (form: Element) =>
  [...form.querySelectorAll('input, select, textarea')].filter(
    (control) => control.getAttribute('name') !== TRAP_FIELD,
  )

const fieldsOf = (form: Element) =>
  controlsOf(form).filter((field) => field.getAttribute('type') !== 'hidden')

/** What a control sends; undefined if it is not ticked. */
const sentBy = (control: Element): string | undefined => {
  if (control.tagName === 'TEXTAREA') return control.textContent
  if (control.tagName === 'SELECT') {
    const chosen = control.querySelector('option[selected]') ?? control.querySelector('option')
    return chosen?.getAttribute('value') ?? ''
  }
  const isBox = control.getAttribute('type') === 'checkbox'
  if (isBox && !control.hasAttribute('checked')) return undefined
  return control.getAttribute('value') ?? (isBox ? 'on' : '')
}

/** What the form would send as it is now. */
const valuesOf = (form: Element): [name: string, value: string][] =>
  controlsOf(form).flatMap((control) => {
    const value = sentBy(control)
    return value === undefined ? [] : [[control.getAttribute('name') ?? '', value]]
  })

/** What is already in the form, with some values instead. */
const filled = (form: Element, values: Case['values']): [string, string][] => [
  ...valuesOf(form).filter(([name]) => !(name in values)),
  ...Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  ),
]

const sorted = (values: [string, string][]) =>
  values
    .filter(([, value]) => value !== '')
    .map((entry) => entry.join('='))
    .sort()

const said = (locale: Locale, { document }: Opened, text: string, within: string) => {
  const words = [...document.querySelectorAll(within)].map(textOf)
  return inLanguage(locale, text).some((meaning) => words.some((each) => each.includes(meaning)))
}

const each = LOCALES.flatMap((locale) =>
  CASES.map((form) => ({ locale, form, name: form.address })),
)

test.each(each)(
  '$name has a label for each field and works without code ($locale)',
  async ({ locale, form: { address, missing, autocomplete = {} } }) => {
    const { document } = await open(sameIn(locale, address))
    const form = formOf(document)
    expect(form.getAttribute('action')).toBe(sameIn(locale, address.replace('submit-', 'add-')))
    expect(form.getAttribute('aria-label')).toBeTruthy()
    expect(form.querySelectorAll('button[type=submit]')).toHaveLength(1)
    expect(form.hasAttribute('novalidate')).toBe(true)
    const fields = fieldsOf(form)
    expect(fields.filter((field) => labelOf(field, document) === '')).toEqual([])
    const required = fields.filter((field) => field.hasAttribute('required'))
    for (const [name, label] of missing) {
      const [field] = fields.filter((each) => each.getAttribute('name') === name)
      const names = [
        labelOf(field ?? form, document),
        textOf(field?.closest('fieldset')?.querySelector('legend')),
      ]
      expect(
        inLanguage(locale, label).some((each) => names.join().includes(each)),
        label,
      ).toBe(true)
      expect(required.includes(field ?? form) || name === 'topics', name).toBe(true)
    }
    if (missing.length > 0 && !missing.some(([name]) => name === 'topics'))
      expect(required).toHaveLength(missing.length)
    for (const [name, value] of Object.entries(autocomplete))
      expect(form.querySelector(`[name=${name}]`)?.getAttribute('autocomplete')).toBe(value)
  },
)

test.each(each)(
  '$name says what is wrong and keeps what was typed ($locale)',
  async ({ locale, form: { address, missing, values } }) => {
    const empty = Object.fromEntries(missing.map(([name]) => [name, '']))
    const wrong = missing.length > 0 ? empty : { name: '', city: '' }
    const page = await open(sameIn(locale, address))
    const given = filled(formOf(page.document), { ...values, ...wrong }).filter(
      ([name, value]) => name !== 'topics' || value !== '',
    )
    const refused = await post(sameIn(locale, address), given, receive)
    expect(refused.status).toBe(400)
    expect(refused.document.title).toBe(`Error: ${page.document.title}`)
    const form = formOf(refused.document)
    expect(sorted(valuesOf(form))).toEqual(sorted(given))
    const links = [...form.querySelectorAll('section[aria-labelledby] a')]
    expect(said(locale, refused, 'There is a problem', 'section h3')).toBe(true)
    expect(links).toHaveLength(Object.keys(wrong).length)
    for (const [index, [, , says]] of missing.entries())
      expect(inLanguage(locale, says)).toContain(textOf(links[index]))
    for (const link of links) {
      const field = refused.document.querySelector(link.getAttribute('href') ?? '')
      expect(field?.getAttribute('aria-invalid')).toBe('true')
      const described =
        field?.closest('[aria-describedby]')?.getAttribute('aria-describedby')?.split(' ') ?? []
      const texts = described.map((id) => textOf(refused.document.getElementById(id)))
      expect(texts).toContain(textOf(link))
    }
    const invalid = [...form.querySelectorAll('[aria-invalid=true]')]
    const names = new Set(invalid.map((field) => field.getAttribute('name')))
    expect(names.size).toBe(links.length)
  },
)

test.each(each)(
  '$name says that it has arrived, and is empty again ($locale)',
  async ({ locale, form: { address, values, leadsTo, success } }) => {
    const page = await open(sameIn(locale, address))
    const answer = await post(
      sameIn(locale, address),
      filled(formOf(page.document), values),
      receive,
    )
    expect([answer.status, answer.headers.location ?? answer.headers.Location]).toEqual([
      303,
      sameIn(locale, leadsTo),
    ])
    const next = await open(sameIn(locale, leadsTo))
    for (const text of success) expect(said(locale, next, text, '[role=status]'), text).toBe(true)
    if (leadsTo.startsWith(address))
      expect(valuesOf(formOf(next.document))).toEqual(valuesOf(formOf(page.document)))
  },
)

const MALFORMED: [address: string, name: string, value: string, says: string][] = [
  ['/contact', 'email', 'ana at example.org', 'Enter an email address like name@example.org.'],
  ['/add-clinic', 'contactEmail', 'olga@hope', 'Enter an email address like name@example.org.'],
  [
    '/add-clinic',
    'website',
    'river.example.org',
    'Enter the full web address, such as https://www.example.org.',
  ],
  ['/add-clinic', 'state', 'ZZ', 'Choose one from the list.'],
  ['/resources/blog', 'email', 'ana@', 'Enter an email address like name@example.org.'],
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
      for (const status of [403, 429, 500, 503]) {
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

test('a page without a form takes none', async () => {
  expect((await post('/search', [['location', 'Chicago']], receive)).status).toBe(405)
})

/** What is fixed of single fields. */
const FIELDS: [address: string, name: string, attributes: Record<string, string>][] = [
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
  ['/add-clinic', 'state', ['', ...STATE_CHOICES]],
  ['/add-clinic', 'services', SERVICE_CHOICES],
  ['/add-clinic', 'asksForId', ['', 'yes', 'no']],
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
  const again = [...refused.document.querySelectorAll('main a')].map((link) => [
    textOf(link),
    link.getAttribute('href'),
  ])
  expect(again).toContainEqual(['Subscribe to the newsletter', '/resources/blog'])
  const done = await open('/newsletter/confirm?sent=true')
  expect(done.document.querySelectorAll('main form[method=post]')).toHaveLength(0)
})
