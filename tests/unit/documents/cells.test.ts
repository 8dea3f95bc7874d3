import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { standingInWords } from '../../../cms/clinics/standing.ts'
import { collections } from '../../../cms/product/collections.ts'
import { withPanelParts } from '../../../cms/product/panel-parts.ts'
import { expectRows } from '../../support/table.ts'

/** Those that lists show as Payload does: numbers without thousands, or with many decimals. */
const PLAIN = ['foundedYear', 'latitude', 'longitude', 'year']

/** The fields that lists can have columns of. */
const columnsOf = (fields: Field[]): Field[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return columnsOf(field.tabs.flatMap((tab) => tab.fields))
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
      return columnsOf(field.fields)
    return [field]
  })

it('every list shows dates, numbers and what documents refer to in our own way', () => {
  const shownByPayload = collections({}).flatMap((collection) =>
    columnsOf(withPanelParts(collection).fields).flatMap((field) => {
      const isOurs = ['date', 'number', 'relationship', 'upload'].includes(field.type)
      if (!isOurs || !('name' in field) || field.admin?.components?.Cell) return []
      return PLAIN.includes(field.name) ? [] : [`${collection.slug}.${field.name}`]
    }),
  )
  expect(shownByPayload).toEqual([])
})

it('a clinic that has closed or was merged is not called a draft', () => {
  expectRows(standingInWords, [
    [{ closedAt: '2026-11-03T17:00:00Z' }, 'en', 'Closed since Nov 3, 2026'],
    [{ closedAt: null, mergedInto: 3 }, 'en', 'Merged'],
    [{ closedAt: null, mergedInto: null }, 'en', undefined],
    [{}, 'en', undefined],
    [{ closedAt: '2026-11-03T17:00:00.000Z' }, 'es', 'Cerrada desde el 3 nov 2026'],
  ])
})
