import { expect, test } from 'vitest'
import { CONTACT_CATEGORIES, SERVICE_CHOICES, STATE_CHOICES } from '../../cms/contract/index.ts'
import { LOCALES, type Locale, sameIn } from '../../cms/contract/paths.ts'
import { TOKEN } from '../support/rendered/defaults.ts'
import { fieldsOf, filled, formOf, sorted, valuesOf } from '../support/rendered/form.ts'
import { type Opened, open, post } from '../support/rendered/open.ts'
import { labelOf, textOf } from '../support/rendered/read.ts'
import { receive } from '../support/rendered/receive.ts'
import { inLanguage } from '../support/rendered/spanish-of.ts'
import { CASES } from './form-cases.ts'

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

/** Pages with one button, behind a link that was mailed. */
const BUTTONS: [address: string, button: string, done: string][] = [
  [
    `/confirm-listing/${TOKEN}`,
    'All of this is right',
    'Your page now says that the clinic has confirmed it today.',
  ],
  [`/stop-reminders/${TOKEN}`, 'End the monthly mail', 'You will get no more of these mails.'],
]

test.each(LOCALES)('a button behind a mailed link works without code (%s)', async (locale) => {
  for (const [english, button, done] of BUTTONS) {
    const address = sameIn(locale, english)
    const form = formOf((await open(address)).document)
    expect(form.getAttribute('action')).toBe(address)
    expect(inLanguage(locale, button)).toContain(textOf(form.querySelector('button')))
    expect(valuesOf(form)).toEqual([['token', TOKEN]])
    const answer = await post(address, valuesOf(form), receive)
    expect([answer.status, answer.headers.Location ?? answer.headers.location]).toEqual([
      303,
      `${address}?sent=true`,
    ])
    expect(said(locale, await open(`${address}?sent=true`), done, '[role=status]')).toBe(true)
  }
})
