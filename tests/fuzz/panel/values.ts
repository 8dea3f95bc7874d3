import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { text, weighted } from '../odd-values.ts'

const id = fc.integer({ min: 1, max: 60 })

/** What no kind of field was made for, or only some. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e99, 9_007_199_254_740_991, [], {}, ''),
  fc.constantFrom<unknown>([null], [[]], [{}], { id: 'x' }, { value: 1 }, [{ id: 1 }], ['a', 'a']),
  fc.constantFrom<unknown>(
    { root: null },
    { root: { children: [{ type: 'block' }] } },
    { en: 'a' },
  ),
  fc.constantFrom<unknown>('2026-02-31', '99999-01-01', 'yesterday', 253_402_300_800_000),
  fc.constantFrom<unknown>({ __proto__: null, constructor: 'x' }, { toString: 1 }, 'a\u0000b'),
)

const nodes = (children: fc.Arbitrary<unknown>) =>
  children.map((child) => ({
    root: {
      type: 'root',
      format: '',
      indent: 0,
      version: 1,
      direction: 'ltr',
      children: [{ type: 'paragraph', version: 1, children: [child] }],
    },
  }))

const list = (one: fc.Arbitrary<unknown>) => fc.array(one, { maxLength: 3 })

/** What a field was made for. */
const usual = (field: FlattenedField): fc.Arbitrary<unknown> => {
  const many = 'hasMany' in field && field.hasMany ? list : (one: fc.Arbitrary<unknown>) => one
  switch (field.type) {
    case 'text':
    case 'textarea':
      return many(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }))
    case 'email':
      return fc.nat(99_999).map((number) => `ana-${number}@example.org`)
    case 'number':
      return many(fc.integer({ min: 0, max: 5_000 }))
    case 'checkbox':
      return fc.boolean()
    case 'date':
      return fc.nat(4_000).map((day) => new Date(day * 86_400_000).toISOString())
    case 'select':
    case 'radio': {
      const options = field.options.map((one) => (typeof one === 'string' ? one : one.value))
      return many(options.length > 0 ? fc.constantFrom(...options) : text)
    }
    case 'relationship':
    case 'upload':
      return many(
        typeof field.relationTo === 'string'
          ? id
          : fc.record({ relationTo: fc.constantFrom(...field.relationTo), value: id }),
      )
    case 'array':
      return list(documentOf(field.flattenedFields))
    case 'group':
    case 'tab':
      return documentOf(field.flattenedFields)
    case 'richText':
      return nodes(fc.oneof(fc.record({ type: text, text: odd, version: odd }), odd))
    default:
      return odd
  }
}

/** A document of these fields, with each as it should be. */
const documentOf = (fields: FlattenedField[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      fields
        .filter(({ type, name }) => type !== 'join' && !['id', 'createdAt'].includes(name))
        .map((field) => [field.name, usual(field)]),
    ),
    { requiredKeys: [] },
  )

const oddField = (fields: FlattenedField[]): fc.Arbitrary<Record<string, unknown>> =>
  fields.length === 0
    ? fc.constant({})
    : fc.constantFrom(...fields).chain((field) => {
        const inside =
          'flattenedFields' in field
            ? fc.oneof(odd, oddField(field.flattenedFields), list(oddField(field.flattenedFields)))
            : odd
        return inside.map((value) => ({ [field.name]: value }))
      })

/** A document in which some fields are not what they should be, or something else. */
export const anyDocument = (fields: FlattenedField[]): fc.Arbitrary<unknown> =>
  weighted<unknown>(
    [2, documentOf(fields)],
    [
      6,
      fc.tuple(documentOf(fields), oddField(fields)).map(([usual, odd]) => ({ ...usual, ...odd })),
    ],
    [3, oddField(fields)],
    [1, fc.dictionary(text, odd, { maxKeys: 4 })],
    [1, odd],
  )
