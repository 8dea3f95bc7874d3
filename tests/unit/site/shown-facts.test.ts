import { expect, it } from 'vitest'
import type { Clinic } from '../../../cms/contract/clinic.ts'
import { CLINIC_FACTS } from '../../../cms/contract/clinic-facts.ts'
import { clinic } from '../../../site/copy/es/clinic.ts'
import { clinicCard as card } from '../../../site/copy/es/clinic-card.ts'
import { correct } from '../../../site/copy/es/correct.ts'
import { visit } from '../../../site/copy/es/visit.ts'
import { shownFacts } from '../../../site/features/clinic/shown-facts.ts'
import { NOTHING_KNOWN } from '../../support/nothing-known.ts'

const factsOf = (known: Partial<Clinic>) => {
  const unknown = Object.fromEntries(
    CLINIC_FACTS.map(({ name, kind }) => [name, NOTHING_KNOWN[kind]]),
  )
  const whole = { ...unknown, factDates: {}, inEnglish: [], ...known } as unknown as Clinic
  const facts = shownFacts(whole, { clinic, card, visit, correct })
  return Object.fromEntries(facts.map(({ topic, now }) => [topic, now]))
}

it('what a clinic says only in English is marked so, and nothing else', () => {
  const { hours, cost, services, patients } = factsOf({
    isFree: true,
    hoursOfOperation: 'Call for hours',
    appointments: 'By appointment only',
    firstVisitCost: '$25, or less by income',
    insuranceAccepted: ['Some plans'],
    services: ['Farmacia'],
    languages: ['Plautdietsch'],
    inEnglish: [
      'hoursOfOperation',
      'appointments',
      'firstVisitCost',
      'insuranceAccepted',
      'languages',
    ],
  })
  expect(hours).toEqual([{ words: 'Call for hours', lang: 'en' }])
  expect(cost).toEqual([
    { words: clinic.quick.free },
    { words: '$25, or less by income', lang: 'en' },
    { words: 'Some plans', lang: 'en' },
  ])
  expect(services).toEqual([{ words: 'Farmacia' }, { words: 'Plautdietsch', lang: 'en' }])
  expect(patients).toEqual([
    { term: correct.now.newPatients, words: clinic.callToConfirm },
    { term: correct.now.walkIns, words: 'By appointment only', lang: 'en' },
  ])
})

it('papers are those to bring, what they ask, and what they don’t ask for', () => {
  const { papers } = factsOf({ asksForId: true, asksForSsn: true, asksImmigrationStatus: false })
  expect(papers).toEqual([
    { term: visit.bring, words: visit.papers.asksForId },
    { term: visit.asked, words: visit.papers.asksForSsn },
    { term: visit.notAsked, words: visit.papers.asksImmigrationStatus },
  ])
  expect(factsOf({}).papers).toEqual([{ words: correct.now.unknown }])
})
