import { expect, it } from 'vitest'
import { clinicDocument } from '../../../seed/load/clinic-document.ts'
import { type SampleClinic, sampleClinics } from '../../../seed/sample-clinics.ts'

const clinics = sampleClinics()
const documentOf = (matches: (clinic: SampleClinic) => boolean) => {
  const clinic = clinics.find(matches)
  if (!clinic) throw new Error('No sample clinic is like that.')
  return { clinic, document: clinicDocument(clinic, 7) }
}

it('keeps texts in both languages if there are both, else only in English', () => {
  const both = documentOf(({ spanish, description }) => spanish !== null && description !== null)
  expect(both.document).toMatchObject({
    description: { en: both.clinic.description, es: both.clinic.spanish?.description },
    languages: { en: both.clinic.languages, es: both.clinic.spanish?.languages },
  })
  const english = documentOf(({ spanish }) => spanish === null)
  expect(english.document).toMatchObject({ description: { en: english.clinic.description } })
  expect(english.document).not.toHaveProperty('spanish')
  expect(english.document).not.toHaveProperty('description.es')
})

it('distinguishes no from unknown', () => {
  const { document: no } = documentOf(({ telehealth }) => telehealth === false)
  const { document: unknown } = documentOf(({ telehealth }) => telehealth === null)
  expect([no.telehealth, unknown.telehealth]).toEqual(['no', null])
})

it('is published, in its jurisdiction, with ids on its opening hours', () => {
  const { document } = documentOf(({ openingHours }) => openingHours.length > 1)
  expect(document).toMatchObject({ state: 7, _status: 'published', source: 'sample' })
  const ids = document.openingHours.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/)
})
