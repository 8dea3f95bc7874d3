import { expect, it } from 'vitest'
import { clinics } from '../../../cms/clinics/collection.ts'
import { MERGED_FACTS } from '../../../cms/clinics/merge/merged-facts.ts'
import { Clinic, ClinicSummary } from '../../../cms/contract/clinic.ts'
import { CLINIC_FACTS } from '../../../cms/contract/clinic-facts.ts'
import { COLUMN_FIELDS } from '../../../cms/imports/mapping/column-fields.ts'
import { FACTS } from '../../../cms/verification/present/facts.ts'

/** Added categories have another name in the JSON. */
const sent = CLINIC_FACTS.filter(({ name }) => name !== 'addedCategories')

it.each(sent)('$name is sent as the registry says', ({ name, shown }) => {
  expect(Object.keys(Clinic.shape)).toContain(name)
  expect(Object.keys(ClinicSummary.shape).includes(name)).toBe(shown === 'list')
})

it.each(CLINIC_FACTS)('$name can be imported from a file and chosen in a merge', ({ name }) => {
  expect(COLUMN_FIELDS).toContain(name)
  expect(MERGED_FACTS.filter(({ fields }) => fields.includes(name))).toHaveLength(1)
})

it.each(CLINIC_FACTS)('$name is asked in a call only if the registry says so', (fact) => {
  expect(FACTS.some(({ name }) => name === fact.name)).toBe('asked' in fact)
})

it('every fact has one place in the editors’ form', () => {
  const { fields } = clinics({
    beside: {
      translation: { name: 'translation', type: 'text' },
      verification: { name: 'verification', type: 'text' },
      staff: { name: 'staff', type: 'text' },
    },
    newerChange: async () => null,
    publish: {},
  })
  const names = JSON.stringify(fields)
  for (const { name } of CLINIC_FACTS) {
    const places = names.split(`"name":"${name}"`).length - 1
    expect([name, places]).toEqual([name, 1])
  }
})
