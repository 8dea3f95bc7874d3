import type { FlattenedField } from 'payload'
import { it } from 'vitest'
import { filterInWords, relationsOfFilter } from '../../../cms/documents/presets/filter-in-words.ts'
import { shippedName } from '../../../cms/documents/presets/shipped-names.ts'
import { expectRows } from '../../support/table.ts'

const FIELDS = [
  { name: 'phone', type: 'text', label: { en: 'Phone', es: 'Teléfono' } },
  { name: 'free', type: 'checkbox', label: { en: 'Free', es: 'Gratis' } },
  { name: 'lastVerifiedAt', type: 'date', label: { en: 'Last verified', es: 'Verificada' } },
  {
    name: 'state',
    type: 'relationship',
    relationTo: 'states',
    label: { en: 'State', es: 'Estado' },
  },
  {
    ...{ name: 'kind', type: 'select', label: { en: 'Kind', es: 'Tipo' } },
    options: [{ value: 'fqhc', label: { en: 'Health center', es: 'Centro de salud' } }],
  },
] as unknown as FlattenedField[]
const TITLES = new Map([
  ['states 5', 'Ohio'],
  ['states 6', 'Texas'],
])

it('the filters of a saved list are told in the reader’s language', () => {
  const said = (where: unknown, language: 'en' | 'es') =>
    filterInWords(where, FIELDS, TITLES, language)
  const any = (...and: object[]) => ({ or: [{ and }] })
  const both = any({ phone: { exists: 'false' } }, { state: { in: '5,6' } })
  expectRows(said, [
    [both, 'en', 'Phone has no value and State is one of Ohio, Texas'],
    [both, 'es', 'Teléfono no tiene valor y Estado está entre Ohio, Texas'],
    [any({ phone: { exists: true } }), 'es', 'Teléfono tiene valor'],
    [any({ free: { equals: 'true' } }), 'es', 'Gratis es sí'],
    [any({ kind: { not_equals: 'fqhc' } }), 'es', 'Tipo no es Centro de salud'],
    [
      { or: [{ and: [{ phone: { like: '864' } }] }, { and: [{ free: { equals: false } }] }] },
      'en',
      'Phone is like 864 or Free is no',
    ],
    [
      { lastVerifiedAt: { less_than: '2026-11-21T17:00:00.000Z' } },
      'en',
      'Last verified is less than Nov 21, 2026',
    ],
    [{ gone: { equals: 'x' } }, 'en', 'gone is x'],
    [{}, 'en', ''],
    [null, 'es', ''],
  ])
  expectRows(
    (where: unknown) => relationsOfFilter(where, FIELDS).map(({ id }) => id),
    [
      [both, ['5', '6']],
      [any({ state: { exists: true } }), []],
    ],
  )
})

it('the lists that the product comes with have a name in Spanish, and others keep theirs', () => {
  expectRows(
    (title: string) => shippedName(title)?.es,
    [
      ['Never verified', 'Nunca verificadas'],
      ['Nunca verificadas', 'Nunca verificadas'],
      ['Dentists of mine', undefined],
    ],
  )
})
