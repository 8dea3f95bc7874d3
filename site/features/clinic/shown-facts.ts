import type { Clinic, CorrectionTopic } from '@healthcare-for-all/cms/contract'
import type { ClinicCopy } from '../../copy/clinic.ts'
import type { ClinicCardCopy } from '../../copy/clinic-card.ts'
import type { CorrectCopy } from '../../copy/correct.ts'
import type { VisitCopy } from '../../copy/visit.ts'
import { postalAddress } from '../../lib/clinic-text.ts'
import type { ShownLine } from '../../lib/shown-line.ts'
import { unbrokenTimes } from '../../lib/unbroken-times.ts'
import { beforeYouGo } from './before-you-go.ts'
import { langOf } from './lang-of.ts'
import { visits } from './visits.ts'
import { withoutPhone } from './without-phone.ts'

/** What a page says of a topic today. */
export interface ShownFact {
  topic: CorrectionTopic
  /** One line a fact; none if there is nothing to show beside it. */
  now: ShownLine[]
  /** For names and numbers that no browser may translate. */
  isName?: true
}

interface Words {
  clinic: ClinicCopy
  card: ClinicCardCopy
  visit: VisitCopy
  correct: CorrectCopy
}

const lines = (...found: ShownLine[]) => found.filter(({ words }) => words)

/** Everything that somebody can say is wrong, with what the page says of it today. */
export const shownFacts = (clinic: Clinic, words: Words): ShownFact[] => {
  const { quick, callToConfirm } = words.clinic
  const { now } = words.correct
  const { newPatients, walkIns, saysWalkIns } = visits(clinic, words.clinic)
  const { bring, asked, notAsked } = beforeYouGo(clinic, words.visit, saysWalkIns)
  const listed = (term: string, known: { words: string }[]) => ({
    term,
    words: known.map((one) => one.words).join(', '),
  })
  const own = (name: 'firstVisitCost' | 'insuranceAccepted' | 'languages') => ({
    words: [clinic[name] ?? []].flat().join(', '),
    lang: langOf(clinic, name),
  })
  const orUnknown = (found: ShownLine[]) => (found.length > 0 ? found : [{ words: now.unknown }])
  const cost = clinic.isFree ? quick.free : clinic.isLowCost ? quick.lowCost : callToConfirm
  const { phone, phoneExtension } = clinic
  const extension = phoneExtension ? ` ${words.card.extension(phoneExtension)}` : ''
  const hours = unbrokenTimes(clinic.hoursOfOperation ?? words.card.noHours)
  return [
    {
      topic: 'phone',
      now: lines(
        { words: phone ? phone + extension : withoutPhone(clinic, words.clinic) },
        ...(clinic.phones ?? []).map(({ type, number }) => ({
          term: words.clinic.contact.lines[type],
          words: number,
        })),
      ),
      ...(phone && { isName: true }),
    },
    {
      topic: 'address',
      now: clinic.addressIsPrivate
        ? lines({ words: words.card.callForAddress })
        : lines({ words: postalAddress(clinic) }),
      ...(!clinic.addressIsPrivate && { isName: true }),
    },
    { topic: 'hours', now: lines({ words: hours, lang: langOf(clinic, 'hoursOfOperation') }) },
    { topic: 'cost', now: lines({ words: cost }, own('firstVisitCost'), own('insuranceAccepted')) },
    {
      topic: 'services',
      now: orUnknown(lines({ words: clinic.services.join(', ') }, own('languages'))),
    },
    {
      topic: 'patients',
      now: lines(
        { term: now.newPatients, words: newPatients },
        {
          term: now.walkIns,
          words: walkIns,
          lang: walkIns === clinic.appointments ? langOf(clinic, 'appointments') : undefined,
        },
      ),
    },
    {
      topic: 'papers',
      now: orUnknown(
        lines(
          listed(words.visit.notAsked, notAsked),
          listed(words.visit.bring, bring),
          listed(words.visit.asked, asked),
        ),
      ),
    },
    { topic: 'closed', now: [] },
    { topic: 'moved', now: [] },
    { topic: 'other', now: [] },
  ]
}
