import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import {
  composed,
  differingParts,
  type Part,
  spoken,
} from '../../../cms/documents/publishing/parts.ts'

const text = (name: string, localized = false) => ({ name, type: 'text', localized })

/** The kinds of fields that a document can have, as Payload flattens them. */
const FIELDS = [
  text('phone'),
  text('description', true),
  { name: 'tags', type: 'text', hasMany: true, localized: true },
  { name: 'point', type: 'group', flattenedFields: [text('zip'), text('hint', true)] },
  { name: 'lines', type: 'array', flattenedFields: [text('number'), text('label', true)] },
  {
    name: 'body',
    type: 'blocks',
    blocks: [{ slug: 'note', flattenedFields: [text('color'), text('words', true)] }],
  },
] as unknown as FlattenedField[]

const published = {
  phone: '1',
  description: { en: 'Old', es: 'Viejo' },
  tags: { en: ['a'], es: ['á'] },
  point: { zip: '29621', hint: { en: 'Door', es: 'Puerta' } },
  lines: [{ id: 'p1', number: '1', label: { en: 'Front', es: 'Frente' } }],
  body: [{ id: 'b1', blockType: 'note', color: 'red', words: { en: 'Hi', es: 'Hola' } }],
}

const draft = {
  phone: '2',
  description: { en: 'Half a sen', es: 'Nuevo' },
  tags: { en: ['a', 'b'] },
  point: { zip: '29622', hint: { en: 'Doo', es: 'Puerta nueva' } },
  lines: [
    { id: 'p2', number: '7', label: { en: 'Dent', es: 'Dental' } },
    { id: 'p1', number: '1', label: { en: 'Fro', es: 'Delante' } },
  ],
  body: [{ id: 'v9', blockType: 'note', color: 'blue', words: { en: 'H', es: 'Buenas' } }],
}

const keys = (parts: Part[]) => parts.map(({ name, locale }) => `${name} ${locale ?? 'shared'}`)
const only = (locale: Part['locale']) => (part: Part) => part.locale === locale

it('says in which language fields differ, or in what the languages share', () => {
  const all = FIELDS.flatMap(({ name }) =>
    ['shared', 'en', 'es'].map((part) => `${name} ${part}`),
  ).filter((part) => !['phone en', 'phone es', 'description shared', 'tags shared'].includes(part))
  expect(keys(differingParts(FIELDS, published, draft))).toEqual(all)
  expect(differingParts(FIELDS, published, published)).toEqual([])
  const saved = { ...published, lines: [{ ...published.lines[0], id: 'version' }], extra: 1 }
  expect(differingParts(FIELDS, published, saved)).toEqual([])
  const noneYet = { phone: '', description: { en: null }, lines: [], point: { zip: null } }
  expect(differingParts(FIELDS, {}, noneYet)).toEqual([])
  const spanishRow = { lines: [{ id: 'p1', number: '1', label: { en: 'Front', es: 'Otro' } }] }
  expect(keys(differingParts(FIELDS, published, { ...published, ...spanishRow }))).toEqual([
    'lines es',
  ])
})

it('takes one part of a draft and leaves the others as published', () => {
  expect(composed(FIELDS, published, draft, only('es'))).toEqual({
    phone: '1',
    description: { en: 'Old', es: 'Nuevo' },
    tags: { en: ['a'], es: null },
    point: { zip: '29621', hint: { en: 'Door', es: 'Puerta nueva' } },
    lines: [{ id: 'p1', number: '1', label: { en: 'Front', es: 'Delante' } }],
    body: [{ id: 'b1', blockType: 'note', color: 'red', words: { en: 'Hi', es: 'Buenas' } }],
  })
  expect(composed(FIELDS, published, draft, only(null))).toEqual({
    phone: '2',
    description: published.description,
    tags: published.tags,
    point: { zip: '29622', hint: published.point.hint },
    lines: [{ id: 'p2', number: '7', label: { en: null, es: null } }, published.lines[0]],
    body: [{ ...published.body[0], id: 'v9', color: 'blue' }],
  })
  expect(composed(FIELDS, published, draft, () => true)).toEqual({
    ...draft,
    tags: { en: ['a', 'b'], es: null },
  })
  expect(composed(FIELDS, published, draft, () => false)).toEqual(published)
})

it('reads a document in one language', () => {
  expect(spoken(FIELDS, draft, 'es')).toEqual({
    phone: '2',
    description: 'Nuevo',
    tags: null,
    point: { zip: '29622', hint: 'Puerta nueva' },
    lines: draft.lines.map((line) => ({ ...line, label: line.label.es })),
    body: [{ id: 'v9', blockType: 'note', color: 'blue', words: 'Buenas' }],
  })
})
