import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { withEmptyLists } from '../../../cms/documents/types/empty-lists.ts'
import { isFilter } from '../../../cms/documents/types/filter.ts'
import { typeFaults } from '../../../cms/documents/types/type-faults.ts'

const text: FlattenedField = { name: 'text', type: 'text' }
const options = [{ label: 'A', value: 'a' }, 'b']
const FIELDS = [
  text,
  { name: 'texts', type: 'text', hasMany: true },
  { name: 'long', type: 'textarea', localized: true },
  { name: 'number', type: 'number', label: 'How many' },
  { name: 'flag', type: 'checkbox' },
  { name: 'day', type: 'date' },
  { name: 'choice', type: 'select', options },
  { name: 'choices', type: 'select', hasMany: true, options },
  { name: 'one', type: 'relationship', relationTo: 'states' },
  { name: 'many', type: 'relationship', relationTo: 'states', hasMany: true },
  { name: 'any', type: 'relationship', relationTo: ['states', 'users'] },
  { name: 'rich', type: 'richText' },
  { name: 'data', type: 'json' },
  { name: 'letter', type: 'richText', localized: true },
  { name: 'createdAt', type: 'date' },
  { name: 'group', type: 'group', fields: [text], flattenedFields: [text] },
  { name: 'rows', type: 'array', fields: [text], flattenedFields: [text] },
  { name: 'blocks', type: 'blocks', blocks: [{ slug: 'note', flattenedFields: [text] }] },
] as unknown as FlattenedField[]

const root = { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text' }] }] }
const [infinite, nan] = [Number.POSITIVE_INFINITY, Number.NaN]

/** Of each field: what it takes, and what it doesn't. */
const VALUES: [field: string, fits: unknown[], faults: unknown[]][] = [
  ['text', ['', 'a', null], [1, true, [], {}, ['a']]],
  ['texts', [[], ['a'], null], ['a', [1], [null], {}, 0]],
  ['long', ['a'], [1, { en: 'a' }]],
  ['number', [0, -1.5, '5', '', null], ['x', [], {}, true, nan, infinite]],
  ['flag', [true, false, 'true', 'false', '', null], [1, 0, 'x', [], {}]],
  ['day', ['2026-01-01', '2026-01-01T10:00:00.000Z', 0, '', null], ['x', 1e99, [], {}, true]],
  ['day', [], ['+099999-01-01T00:00:00.000Z', '-000001-01-01T00:00:00.000Z']],
  ['choice', ['a', 'b', '', null], ['c', 1, ['a'], {}, true]],
  ['choices', [['a', 'b'], [], null], ['a', ['c'], [1], [['a']], {}]],
  ['one', [1, '1', { id: 1, name: 'x' }, '', 'none', null], ['x', 0, -1, 1.5, 2 ** 31, [], {}]],
  ['many', [[1, { id: 2 }], [], '', null], [1, ['x'], [null], [[1]], {}]],
  ['any', [{ relationTo: 'users', value: 1 }, null], [1, { relationTo: 'x', value: 1 }]],
  ['rich', [{ root }, null], ['a', {}, { root: null }, { root: [] }, { root: { type: 'root' } }]],
  ['rich', [], [{ root: { ...root, children: [{}] } }, { root: { ...root, children: [null] } }]],
  ['data', [1, 'a', [], {}, null], []],
  ['group', [{}, { text: 'a' }, { other: 1 }], [null, 1, 'a', [], { text: 1 }]],
  ['rows', [[], [{ text: 'a', id: 'x' }], [null], 0, null], [1, 'a', {}, [1], [{ text: 1 }]]],
  ['rows', [], [[{ id: 1 }]]],
  ['blocks', [[{ blockType: 'note', text: 'a' }], []], [[{}], [{ blockType: 'x' }], {}]],
  ['blocks', [], [[{ blockType: 'note', text: 1 }]]],
  ['createdAt', ['2026-01-01T00:00:00.000Z', undefined], [null, 'x']],
  ['unknown', [1, 'a', {}], []],
]

it('a field takes values of its own kind only, and a fault says where it is', () => {
  const faultsOf = (field: string, value: unknown) => typeFaults(FIELDS, { [field]: value }).length
  const misses = VALUES.flatMap(([field, fits, faults]) => [
    ...fits.filter((value) => faultsOf(field, value) !== 0).map((value) => [field, value, 'fits']),
    ...faults.filter((value) => faultsOf(field, value) !== 1).map((value) => [field, value]),
  ])
  expect(misses).toEqual([])
  const data = { number: 'x', group: { text: 1 }, rows: [{ text: 'a' }, { text: [] }] }
  expect(typeFaults(FIELDS, data)).toEqual([
    { path: 'number', label: 'How many', message: 'This has to be a number.' },
    { path: 'group.text', label: 'text', message: 'This has to be text.' },
    { path: 'rows.1.text', label: 'text', message: 'This has to be text.' },
  ])
})

const STATES: FlattenedField[] = [text, { name: 'size', type: 'number' }]
const fieldsOf = (collection: string) => (collection === 'states' ? STATES : undefined)

const FILTERS = [
  {},
  { text: { like: 'a' }, number: { like: '5' }, day: { greater_than: '2026' } },
  { or: [{ and: [{ id: { in: ['1', '2'] } }] }, { 'version.text': { contains: 'a' } }] },
  { 'one.text': { like: 'a' }, one__text: { equals: 'a' }, 'group.text': { not_like: 'a' } },
  { many: { contains: { text: { equals: 'a' } } } },
  { any: { equals: { relationTo: 'users', value: '1' } }, 'any.value': { equals: 1 } },
  { 'letter.es': { exists: 'true' } },
  { day: { in: '2026-01-01,2027-01-01', not_in: ['2026-01-01', null], equals: 'null' } },
  // As the panel asks for its own locks.
  { day: { greater_than: new Date(0) } },
]

const NO_DATES = ['60601', '+060601-01-01', '2026,60601', 'yesterday', true, 1e99]
const COMPARISONS = ['equals', 'not_equals', 'in', 'not_in', 'greater_than', 'less_than_equal']
const NO_FILTERS: unknown[] = [
  ...['x', 1, []],
  { text: 'a' },
  { text: null },
  { text: { near: 'a' } },
  { texts: { all: 'a' } },
  { text: { like: ['a'] } },
  { text: { equals: { a: 1 } } },
  { or: 'x' },
  { and: [1] },
  { id: { contains: '1' } },
  { day: { like: '2026' } },
  { flag: { not_like: 'a' } },
  { one: { contains: '1' } },
  { data: { like: 'a' } },
  { any: { equals: '1' } },
  { any: { exists: 'true' } },
  ...NO_DATES.flatMap((date) =>
    COMPARISONS.map((operator) => ({ 'version.day': { [operator]: date } })),
  ),
  { day: { in: ['2026-01-01', '60601'] } },
  { one: { in: 'null' } },
  { id: { in: true } },
  { 'data.a': { equals: 'a' } },
  { 'data.where.value': { exists: 'true' } },
  { 'letter.root.type': { like: 'a' } },
]

it('a filter compares fields only with what the database can compare them with', () => {
  const isOne = (where: unknown) => isFilter(FIELDS, where, fieldsOf)
  expect(FILTERS.filter((where) => !isOne(where))).toEqual([])
  expect(NO_FILTERS.filter(isOne)).toEqual([])
})

it('nothing in place of a list is an empty list, at any depth, and all else stays', () => {
  const rows = { name: 'rows', type: 'array', flattenedFields: [text] }
  const fields = [
    ...[text, rows, { name: 'choices', type: 'select', options, hasMany: true }],
    { name: 'table', type: 'array', flattenedFields: [rows] },
    { name: 'blocks', type: 'blocks', blocks: [{ slug: 'list', flattenedFields: [rows] }] },
  ] as unknown as FlattenedField[]
  const table = (nothing: unknown) => [{ rows: nothing }, null]
  const blocks = (nothing: unknown) => [{ blockType: 'list', rows: nothing }, { blockType: 'x' }]
  for (const nothing of ['', 0, '0'])
    expect(
      withEmptyLists(fields, { rows: nothing, table: table(nothing), blocks: blocks(nothing) }),
    ).toEqual({ rows: [], table: table([]), blocks: blocks([]) })
  const others = { text: '', rows: [{ text: 'a' }], unknown: '' }
  expect(withEmptyLists(fields, { ...others, choices: '' })).toEqual({ ...others, choices: [] })
})
