import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { CLINIC_FACTS } from '../../../cms/contract/clinic-facts.ts'
import { describeDifference } from '../../../cms/history/describe/describe.ts'
import {
  type DescribedField,
  describedFields,
} from '../../../cms/history/describe/described-field.ts'
import { block, leaf, link, paragraph, paragraphs, richText } from '../../support/rich-text.ts'
import { expectAnswers } from '../../support/table.ts'
import { named, textWith } from '../../support/text-fields.ts'

/** The facts as a clinic's form stores them; how each is described is the registry's to say. */
const FACTS = describedFields(
  CLINIC_FACTS.map((fact) => ({
    name: fact.name,
    type: fact.name.includes('tude') ? 'number' : 'text',
    localized: 'localized' in fact,
    ...(fact.kind === 'relation' && {
      type: 'relationship',
      relationTo: fact.name === 'state' ? 'states' : 'categories',
    }),
  })) as FlattenedField[],
  'clinics',
)

const TITLES = new Map([
  ['states 1', 'Georgia'],
  ['states 2', 'Texas'],
  ['categories 3', 'Dental'],
  ['categories 4', 'Vision'],
  ['media 7', 'A nurse'],
])

const on = (day: string, opens: string, closes: string, more: object = {}) => ({
  ...{ id: `${day}${opens}${Math.random()}`, day, opens, closes },
  ...more,
})
const week = (opens: string, closes: string) =>
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => on(day, opens, closes))
const bold = (words: string) => richText(paragraph(leaf(words, 1)))
const linked = (words: string, url: string) => richText(paragraph(link({ url }, leaf(words))))
const callOut = (fields: object) => richText(block({ blockType: 'call-out', ...fields }))
const fax = { number: '864-555-0199', type: 'fax', languages: [] }
const LONG =
  'This clinic sees everybody on Mondays and Tuesdays, whether they have insurance or not.'

/** A fact, what was stored of it, what is stored now, and what people read. */
const FACT_ROWS: [fact: string, before: unknown, now: unknown, ...sentences: string[]][] = [
  // Texts.
  ['name', 'Hope', 'Hope Clinic', 'Name: Hope became Hope Clinic'],
  ['website', undefined, 'https://a.example', 'Website: https://a.example was added'],
  ['medicalDirector', 'Dr. Lee', '', 'Medical director: Dr. Lee was removed'],
  ['website', null, ''],
  [
    'description',
    { en: LONG },
    { en: LONG.replace('Tuesdays', 'Fridays') },
    'Description: “…on Mondays and Tuesdays, whether they have…” became “…on Mondays and Fridays, whether they have…”',
  ],
  [
    'description',
    { en: 'Care', es: 'Atención' },
    { en: 'Care', es: 'Salud' },
    'Description (Spanish): Atención became Salud',
  ],
  // Lists.
  ['services', ['Labs'], ['Labs', 'Vision'], 'Services: Vision was added'],
  [
    'services',
    ['Labs', 'X-ray'],
    ['Vision', 'Dental care'],
    'Services: Vision and Dental care were added; Labs and X-ray were removed',
  ],
  ['services', ['Labs', 'Vision'], ['Vision', 'Labs'], 'Services: put in another order'],
  ['languages', { en: ['Thai'] }, { en: [] }, 'Languages: Thai was removed'],
  // Yes, no, unknown.
  ['asksForId', null, 'no', 'Asks for an ID: unknown became no'],
  ['asksForId', 'yes', undefined, 'Asks for an ID: yes became unknown'],
  ['isFree', null, false],
  ['isFree', false, true, 'Free: no became yes'],
  // Hours.
  [
    'openingHours',
    [...week('08:00', '17:00'), on('saturday', '09:00', '12:00')],
    [
      ...week('08:00', '17:00').filter(({ day }) => day !== 'tuesday'),
      on('tuesday', '09:30', '17:00'),
    ],
    'Tuesday: 8 AM to 5 PM became 9:30 AM to 5 PM',
    'Saturday: 9 AM to noon became closed',
  ],
  [
    'openingHours',
    week('08:00', '17:00'),
    week('09:00', '17:00'),
    'Monday to Friday: 8 AM to 5 PM became 9 AM to 5 PM',
  ],
  [
    'openingHours',
    [on('monday', '08:00', '12:00'), on('friday', '08:00', '12:00')],
    [
      ...[on('monday', '08:00', '12:00'), on('monday', '13:00', '17:00')],
      on('friday', '', '', { access: 'appointment' }),
    ],
    'Monday: 8 AM to noon became 8 AM to noon and 1 PM to 5 PM',
    'Friday: 8 AM to noon became by appointment',
  ],
  [
    'openingHours',
    [on('tuesday', '13:00', '17:00')],
    [on('tuesday', '13:00', '17:00', { weeks: 'first' })],
    'Tuesday: 1 PM to 5 PM became first Tuesday of the month 1 PM to 5 PM',
  ],
  ['openingHours', [], week('08:00', '17:00'), 'Weekly hours: Mon–Fri 8 AM–5 PM was added'],
  ['openingHours', [on('monday', '08:00', '17:00')], [on('monday', '08:00', '17:00')]],
  // Telephones.
  ['phones', [], [fax], 'Further lines: Fax: 864-555-0199 was added'],
  ['phones', [fax], null, 'Further lines: Fax: 864-555-0199 was removed'],
  // Relations.
  [
    'addedCategories',
    [3],
    [{ id: 4 }, 9],
    'Added categories: Vision and No. 9 were added; Dental was removed',
  ],
  // Numbers.
  ['staffCount', 9, 12500, 'Staff: 9 became 12,500'],
  ['foundedYear', 1985, 1986, 'Founded: 1985 became 1986'],
]

/** The same of facts that are told together. */
const PLACE_ROWS: [before: object, now: object, ...sentences: string[]][] = [
  [
    { phone: '864-555-0142' },
    { phone: '864-555-0177', phoneExtension: '7' },
    'Phone: 864-555-0142 became 864-555-0177 x7',
  ],
  [
    { address: '12 Main St', city: 'Anderson', state: 1, zipCode: '29621' },
    { address: '14 Oak St', city: 'Easley', state: 1, zipCode: '29640' },
    'Address: 12 Main St, Anderson, Georgia 29621 became 14 Oak St, Easley, Georgia 29640',
  ],
  [{ city: 'Anderson', state: 1 }, { city: 'Anderson', state: 2 }, 'State: Georgia became Texas'],
  [
    { latitude: 34.5, longitude: -82.6 },
    { latitude: 34.6, longitude: -82.6 },
    'Point moved by 6.9 miles',
  ],
  [{}, { latitude: 34.6, longitude: -82.6 }, 'Point was added'],
]

it('what changed in a clinic is said in words, for each kind of fact', async () => {
  const rows = FACT_ROWS.map(([fact, before, now, ...sentences]): (typeof PLACE_ROWS)[number] => [
    { [fact]: before },
    { [fact]: now },
    ...sentences,
  ])
  await expectAnswers([...rows, ...PLACE_ROWS], async ([before, now, ...sentences]) => [
    describeDifference(FACTS, { ...before }, { ...now }, TITLES).map((one) =>
      one.replaceAll('\u00a0', ' '),
    ),
    sentences,
  ])
})

it('every kind of fact has a row', () => {
  const said = new Set(FACT_ROWS.map(([fact]) => fact))
  const kinds = CLINIC_FACTS.filter(({ name }) => said.has(name)).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(CLINIC_FACTS.map(({ kind }) => kind)))
})

const field = (kind: DescribedField['kind'], more: Partial<DescribedField> = {}) => ({
  ...{ name: 'it', label: 'It', kind, localized: false },
  ...more,
})
const FIGURE = [
  field('text', { name: 'label', label: 'Label' }),
  field('number', { name: 'value', label: 'Value' }),
]

const [BODY = field('richText')] = describedFields(
  [
    textWith(
      [
        {
          slug: 'call-out',
          fields: [
            {
              name: 'tone',
              type: 'radio',
              options: [
                { value: 'note', label: { en: 'Good to know', es: 'Conviene saber' } },
                { value: 'tip', label: { en: 'Saves money', es: 'Ahorra dinero' } },
              ],
            },
            named('title'),
            textWith([]),
            { name: 'dollars', type: 'number' },
          ],
        },
      ],
      'it',
    ),
  ],
  'guides',
)

/** A field of any other document, its two values, and what people read. */
const OTHER_ROWS: [DescribedField, before: unknown, now: unknown, ...sentences: string[]][] = [
  [field('richText'), paragraphs('One', 'Two'), paragraphs('One', 'Three'), 'It: Two became Three'],
  [field('richText'), paragraphs('One'), paragraphs('One', 'Two'), 'It: Two was added'],
  [field('richText'), paragraphs('One'), bold('One'), 'It: only its look, links or order changed'],
  [
    field('richText'),
    linked('Call', '/old'),
    linked('Call', 'https://new.example'),
    'It, link “Call”: /old became https://new.example',
  ],
  [
    field('richText'),
    paragraphs('Call'),
    linked('Call', '/new'),
    'It, link “Call”: /new was added',
  ],
  [
    field('richText'),
    paragraphs('One', 'Two', 'Three'),
    paragraphs('Four', 'Five', 'Three'),
    'It: 2 paragraphs removed or changed, 2 paragraphs added or rewritten, the first “Four”',
  ],
  // As JSONB keeps them: the shorter name first.
  [
    BODY,
    callOut({ text: paragraphs('Ask for Ana'), tone: 'note', title: 'Call first' }),
    callOut({ text: paragraphs('Ask for Ben.'), tone: 'tip', title: 'Call first' }),
    'It: Good to know; Call first; Ask for Ana became “Saves money; Call first; Ask for Ben.”',
  ],
  [
    BODY,
    callOut({ text: linked('Ask', '/old'), tone: 'note' }),
    callOut({ text: linked('Ask', '/new'), tone: 'note' }),
    'It, link “Ask”: /old became /new',
  ],
  [
    BODY,
    callOut({ dollars: 15_060 }),
    callOut({ dollars: 15_650 }),
    'It: Dollars: 15,060 became Dollars: 15,650',
  ],
  [field('relation', { relationTo: 'media' }), null, 7, 'It: A nurse was added'],
  [field('relation', { relationTo: 'media' }), 7, { id: 8 }, 'It: A nurse became No. 8'],
  [
    field('choice', { options: [{ value: 'live', label: 'Live' }, 'off'] }),
    'live',
    'off',
    'It: Live became off',
  ],
  [field('day'), null, '2026-11-21T17:00:00.000Z', 'It: Nov 21, 2026 was added'],
  [
    field('rows', { fields: FIGURE }),
    [
      { label: 'Clinics', value: 7 },
      { label: 'States', value: 50 },
    ],
    [
      { label: 'Clinics', value: 9 },
      { label: 'States', value: 50 },
    ],
    'It 1, Value: 7 became 9',
  ],
  [
    field('rows', { fields: FIGURE }),
    [{ label: 'Clinics', value: 7 }],
    [],
    'It: Label: Clinics, Value: 7 was removed',
  ],
  [field('group', { fields: FIGURE }), { value: 7 }, { value: 8 }, 'It, Value: 7 became 8'],
  [field('silent'), 'ana@example.org', 'eve@example.org', 'It was changed'],
]

it('what changed in any other document is said in words, for each kind of field', async () => {
  await expectAnswers(OTHER_ROWS, async ([one, before, now, ...sentences]) => [
    describeDifference([one], { it: before }, { it: now }, TITLES),
    sentences,
  ])
})
