import type { Clinic, CorrectionTopic } from '@healthcare-for-all/cms/contract'
import type { ClinicCopy } from '../../copy/clinic.ts'
import type { ClinicCardCopy } from '../../copy/clinic-card.ts'
import type { CorrectCopy } from '../../copy/correct.ts'
import type { VisitCopy } from '../../copy/visit.ts'
import { postalAddress } from '../../lib/clinic-text.ts'
import { unbrokenTimes } from '../../lib/unbroken-times.ts'
import { beforeYouGo } from './before-you-go.ts'
import { visits } from './visits.ts'

/** What a page says of a topic today. */
export interface ShownFact {
  topic: CorrectionTopic
  /** One line a fact; null if there is nothing to show beside it. */
  now: string | null
  /** For names and numbers that no browser may translate. */
  isName?: true
}

interface Words {
  clinic: ClinicCopy
  card: ClinicCardCopy
  visit: VisitCopy
  correct: CorrectCopy
}

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('\n')

/** Everything that somebody can say is wrong, with what the page says of it today. */
export const shownFacts = (clinic: Clinic, words: Words): ShownFact[] => {
  const { quick, callToConfirm, noPhone } = words.clinic
  const { now } = words.correct
  const { newPatients, walkIns, saysWalkIns } = visits(clinic, words.clinic)
  const { bring, notAsked } = beforeYouGo(clinic, words.visit, saysWalkIns)
  const listed = (heading: string, known: { words: string }[]) =>
    known.length > 0 && `${heading}: ${known.map((one) => one.words).join(', ')}`
  const cost = clinic.isFree ? quick.free : clinic.isLowCost ? quick.lowCost : callToConfirm
  const { phone, phoneExtension } = clinic
  const extension = phoneExtension ? ` ${words.card.extension(phoneExtension)}` : ''
  return [
    { topic: 'phone', now: phone ? phone + extension : noPhone, ...(phone && { isName: true }) },
    { topic: 'address', now: postalAddress(clinic), isName: true },
    { topic: 'hours', now: unbrokenTimes(clinic.hoursOfOperation ?? words.card.noHours) },
    {
      topic: 'cost',
      now: joined(cost, clinic.firstVisitCost, clinic.insuranceAccepted.join(', ')),
    },
    {
      topic: 'services',
      now: joined(clinic.services.join(', '), clinic.languages.join(', ')) || now.unknown,
    },
    {
      topic: 'patients',
      now: joined(`${now.newPatients}: ${newPatients}`, `${now.walkIns}: ${walkIns}`),
    },
    {
      topic: 'papers',
      now:
        joined(
          listed(words.visit.bring, bring) || null,
          listed(words.visit.notAsked, notAsked) || null,
        ) || now.unknown,
    },
    { topic: 'closed', now: null },
    { topic: 'moved', now: null },
    { topic: 'other', now: null },
  ]
}
