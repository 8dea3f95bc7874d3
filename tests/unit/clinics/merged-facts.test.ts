import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { clinicHours } from '../../../cms/clinics/form/hours.ts'
import { clinicIdentity } from '../../../cms/clinics/form/identity.ts'
import { clinicOrganization } from '../../../cms/clinics/form/organization.ts'
import { clinicPapers } from '../../../cms/clinics/form/papers.ts'
import { clinicPayment } from '../../../cms/clinics/form/payment.ts'
import { clinicServices } from '../../../cms/clinics/form/services.ts'
import { MERGED_FACTS } from '../../../cms/clinics/merge/merged-facts.ts'

const TABS = [
  clinicIdentity,
  clinicServices,
  clinicPayment,
  clinicPapers,
  clinicHours,
  clinicOrganization,
]

/** Fields that hold data, including those inside rows. */
const holding = (fields: Field[]): { name: string; localized: boolean }[] =>
  fields.flatMap((field) => {
    if (field.type === 'row') return holding(field.fields)
    if (field.type === 'ui' || !('name' in field)) return []
    return [
      { name: String(field.name), localized: 'localized' in field && Boolean(field.localized) },
    ]
  })

describe('the facts to choose from when two clinics are merged', () => {
  it('are every field of the form, each once, localized if the form’s field is', () => {
    const fields = TABS.flatMap(({ fields: own }) => holding(own))
    const merged = MERGED_FACTS.flatMap(({ fields: names, localized }) =>
      names.map((name) => ({ name: String(name), localized: Boolean(localized) })),
    )
    const byName = (list: typeof merged) =>
      list.map(({ name, localized }) => `${name} ${localized}`).sort()
    expect(byName(merged)).toEqual(byName(fields))
  })
})
