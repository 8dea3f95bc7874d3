import type { Clinic } from '@healthcare-for-all/cms/contract'
import { FactList } from '../../../components/fact-list.tsx'
import { PinnedNote } from '../../../components/pinned-note.tsx'
import { useLanguage } from '../../../lib/language.tsx'
import { knownFact } from '../known-fact.ts'

interface QuickInfoProps {
  clinic: Clinic
}

export const QuickInfo = ({ clinic }: QuickInfoProps) => {
  const { copy } = useLanguage()
  const text = copy.clinic.quick
  const toConfirm = copy.clinic.callToConfirm
  const { isFree, isLowCost, verified, lastVerifiedAt } = clinic
  return (
    <PinnedNote heading={text.heading}>
      <FactList
        facts={[
          { term: text.cost, value: isFree ? text.free : isLowCost ? text.lowCost : toConfirm },
          {
            term: text.newPatients,
            value: knownFact(
              clinic.acceptsNewPatients,
              text.newPatientsYes,
              text.newPatientsNo,
              toConfirm,
            ),
          },
          {
            term: text.walkIns,
            value: knownFact(clinic.walkInsWelcome, text.walkInsYes, text.walkInsNo, toConfirm),
          },
          { term: text.hours, value: clinic.hoursOfOperation ?? copy.clinic.card.noHours },
          {
            term: text.verified,
            value: verified ? lastVerifiedAt && text.date(lastVerifiedAt) : text.notYetVerified,
          },
          { term: text.updated, value: text.date(clinic.updatedAt) },
        ]}
      />
    </PinnedNote>
  )
}
