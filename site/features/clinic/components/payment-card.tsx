import type { Clinic } from '@healthcare-for-all/cms/contract'
import { FactList } from '../../../components/fact-list.tsx'
import { InfoCard } from '../../../components/info-card.tsx'
import { listOrNothing } from '../../../components/plain-list.tsx'
import { useLanguage } from '../../../lib/language.tsx'
import { knownFact } from '../known-fact.ts'

interface PaymentCardProps {
  clinic: Clinic
}

export const PaymentCard = ({ clinic }: PaymentCardProps) => {
  const { copy } = useLanguage()
  const text = copy.clinic.payment
  const cost = clinic.isFree
    ? text.free
    : clinic.isLowCost
      ? text.lowCost
      : copy.clinic.callToConfirm
  return (
    <InfoCard heading={text.heading}>
      <FactList
        facts={[
          { term: text.cost, value: cost },
          {
            term: text.slidingFee,
            value: knownFact(clinic.slidingFeeScale, text.slidingFeeYes, text.slidingFeeNo),
          },
          {
            term: text.insurance,
            value: listOrNothing(clinic.insuranceAccepted) ?? copy.clinic.callToConfirm,
          },
          { term: text.options, value: listOrNothing(clinic.paymentOptions) },
          {
            term: text.eligibility,
            value: clinic.eligibilityRequirements ?? copy.clinic.callToConfirm,
          },
        ]}
      />
    </InfoCard>
  )
}
