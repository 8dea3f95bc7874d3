import { describe, expect, it } from 'vitest'
import type { Clinic } from '../../../cms/contract/clinic.ts'
import { CLINIC_FACTS, type FactKind } from '../../../cms/contract/clinic-facts.ts'
import { clinic as copy } from '../../../site/copy/en/clinic.ts'
import { clinicStructuredData } from '../../../site/features/clinic/structured-data.ts'
import { NOTHING_KNOWN } from '../../support/nothing-known.ts'

const VALUES: Record<FactKind, unknown> = {
  line: 'https://clinic.example',
  paragraph: 'Words',
  list: ['One'],
  flag: true,
  yesNo: true,
  number: 30,
  hours: [{ day: 'monday', opens: '09:00', closes: '17:00' }],
  relation: 'Texas',
}

const describedBy = (changes: Record<string, unknown>) => {
  const known = Object.fromEntries(CLINIC_FACTS.map(({ name, kind }) => [name, VALUES[kind]]))
  // Of the two prices only the lower one is published, and an approximate point is not.
  const clinic = { ...known, isFree: false, coordinatesApproximate: false, ...changes }
  const described = clinicStructuredData(
    clinic as unknown as Clinic,
    'https://site.example/a',
    copy.quick,
  )
  return JSON.parse(JSON.stringify(described))
}
const full = describedBy({})

const told = CLINIC_FACTS.flatMap((fact) => ('schemaOrg' in fact ? [fact] : []))
const untold = CLINIC_FACTS.filter(
  (fact) => !('schemaOrg' in fact) && fact.name !== 'coordinatesApproximate',
)

describe('the structured data of a clinic', () => {
  it.each(told)('publishes $name as $schemaOrg', ({ name, kind, schemaOrg }) => {
    expect(full).toHaveProperty(schemaOrg)
    const other = describedBy({ [name]: name === 'isFree' ? true : NOTHING_KNOWN[kind] })
    expect(other).not.toEqual(full)
  })

  it.each(untold)('leaves out $name', ({ name, kind }) => {
    expect(describedBy({ [name]: NOTHING_KNOWN[kind] })).toEqual(full)
  })
})
