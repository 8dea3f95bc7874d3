import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { clinics } from '../../../cms/clinics/collection.ts'
import { clinicHours } from '../../../cms/clinics/form/hours.ts'
import { clinicIdentity } from '../../../cms/clinics/form/identity.ts'
import { clinicOrganization } from '../../../cms/clinics/form/organization.ts'
import { clinicPapers } from '../../../cms/clinics/form/papers.ts'
import { clinicPayment } from '../../../cms/clinics/form/payment.ts'
import { clinicServices } from '../../../cms/clinics/form/services.ts'
import { MERGED_FACTS } from '../../../cms/clinics/merge/merged-facts.ts'
import { Clinic, ClinicSummary } from '../../../cms/contract/clinic.ts'
import { CLINIC_FACTS } from '../../../cms/contract/clinic-facts.ts'
import { COLUMN_FIELDS } from '../../../cms/imports/mapping/column-fields.ts'
import { FACTS } from '../../../cms/verification/present/facts.ts'

it('each fact is sent, imported and asked for as the registry says', () => {
  const columns: readonly string[] = COLUMN_FIELDS
  const asked = FACTS.map(({ name }) => name as string)
  const misses = CLINIC_FACTS.flatMap((fact) => {
    const { name, shown } = fact
    // Added categories have another name in the JSON.
    const isRenamed = name === 'addedCategories'
    const isSent = isRenamed || name in Clinic.shape
    const isListed = isRenamed || name in ClinicSummary.shape === (shown === 'list')
    const isAsked = asked.includes(name) === 'asked' in fact
    const right = { isSent, isListed, isAsked, isImported: columns.includes(name) }
    return Object.values(right).every(Boolean) ? [] : [{ name, ...right }]
  })
  expect(misses).toEqual([])
})

it('each fact has one place in the editors’ form', () => {
  const { fields } = clinics({
    beside: {
      translation: { name: 'translation', type: 'text' },
      verification: { name: 'verification', type: 'text' },
      staff: { name: 'staff', type: 'text' },
    },
    newerChange: async () => null,
    publish: { afterChange: [], afterDelete: [] },
    forgetPlaces: async () => undefined,
    merging: { done: async () => undefined, undone: async () => undefined },
  })
  // A line has languages and a description of its own.
  const form = JSON.stringify(fields, (_, value) =>
    value?.name === 'phones' ? { name: 'phones' } : value,
  )
  const isOnce = (name: string) => form.split(`"name":"${name}"`).length === 2
  expect(CLINIC_FACTS.filter(({ name }) => !isOnce(name))).toEqual([])
})

/** Fields that hold data, including those inside rows. */
const holding = (fields: Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'row') return holding(field.fields)
    if (field.type === 'ui' || !('name' in field)) return []
    return [`${field.name} ${'localized' in field && Boolean(field.localized)}`]
  })

it('a merge offers every field of the form, each once, localized if the form’s field is', () => {
  const [identity, services, payment] = [clinicIdentity, clinicServices, clinicPayment]
  const tabs = [identity, services, payment, clinicPapers, clinicHours, clinicOrganization]
  const merged = MERGED_FACTS.flatMap(({ fields, localized }) =>
    fields.map((name) => `${name} ${Boolean(localized)}`),
  )
  expect(merged.sort()).toEqual(tabs.flatMap(({ fields }) => holding(fields)).sort())
})
