import type { Clinic } from '@healthcare-for-all/cms/contract'
import { CostsHint } from '../../../components/costs-hint.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { InfoCard } from '../../../components/info-card.tsx'
import { listOrNothing } from '../../../components/plain-list.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy } from '../../../lib/language.tsx'
import { knownFact } from '../known-fact.ts'
import { langOf } from '../lang-of.ts'

interface PaymentCardProps {
  clinic: Clinic
}

export const PaymentCard = ({ clinic }: PaymentCardProps) => {
  const copy = useCopy(clinicCopy)
  const text = copy.payment
  const cost = clinic.isFree ? text.free : clinic.isLowCost ? text.lowCost : copy.callToConfirm
  return (
    <InfoCard heading={text.heading}>
      <FactList
        facts={[
          { term: text.cost, value: cost },
          {
            term: text.uninsured,
            value: knownFact(clinic.acceptsUninsured, text.uninsuredYes, text.uninsuredNo),
          },
          {
            term: text.slidingFee,
            value: knownFact(clinic.slidingFeeScale, text.slidingFeeYes, text.slidingFeeNo),
          },
          {
            term: text.insurance,
            value: listOrNothing(clinic.insuranceAccepted) ?? copy.callToConfirm,
            lang: langOf(clinic, 'insuranceAccepted'),
          },
          {
            term: text.options,
            value: listOrNothing(clinic.paymentOptions),
            lang: langOf(clinic, 'paymentOptions'),
          },
          {
            term: text.eligibility,
            value: clinic.eligibilityRequirements ?? copy.callToConfirm,
            lang: langOf(clinic, 'eligibilityRequirements'),
          },
        ]}
      />
      <CostsHint />
    </InfoCard>
  )
}
