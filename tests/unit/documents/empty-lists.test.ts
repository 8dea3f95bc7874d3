import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { withEmptyLists } from '../../../cms/documents/types/empty-lists.ts'

const text: FlattenedField = { name: 'text', type: 'text' }
const rows = { name: 'rows', type: 'array', flattenedFields: [text] } as unknown as FlattenedField
const FIELDS = [
  text,
  { name: 'choice', type: 'select', options: ['a'] },
  { name: 'choices', type: 'select', options: ['a'], hasMany: true },
  rows,
  { name: 'group', type: 'group', flattenedFields: [rows] },
  { name: 'table', type: 'array', flattenedFields: [rows] },
  { name: 'blocks', type: 'blocks', blocks: [{ slug: 'list', flattenedFields: [rows] }] },
] as unknown as FlattenedField[]

it('nothing in place of a list is an empty list, at any depth, and all else stays', () => {
  for (const nothing of ['', 0, '0'])
    expect(
      withEmptyLists(FIELDS, {
        rows: nothing,
        group: { rows: nothing },
        table: [{ rows: nothing }, null],
        blocks: [{ blockType: 'list', rows: nothing }, { blockType: 'other' }],
      }),
    ).toEqual({
      rows: [],
      group: { rows: [] },
      table: [{ rows: [] }, null],
      blocks: [{ blockType: 'list', rows: [] }, { blockType: 'other' }],
    })
  const others = { text: '', choice: '', rows: [{ text: 'a' }], group: null, unknown: '' }
  expect(withEmptyLists(FIELDS, { ...others, choices: '' })).toEqual({ ...others, choices: [] })
})
