import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { ClinicAddress } from '../../../components/clinic-address.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy } from '../../../lib/language.tsx'
import { unbrokenTimes } from '../../../lib/unbroken-times.ts'
import { style } from '../../../theme/style.ts'
import { langOf } from '../lang-of.ts'
import { CallButton } from './call-button.tsx'
import { ClinicBadges } from './clinic-badges.tsx'

const facts = style({ display: 'grid', gap: '3', justifyItems: 'start', width: 'full' })
const address = style({ fontSize: '18' })

interface KnownClinicProps {
  clinic: ListedClinic
}

/** What a list says about a clinic whose page could not be loaded. It can still be called. */
export const KnownClinic = ({ clinic }: KnownClinicProps) => {
  const { noPhone } = useCopy(clinicCopy)
  return (
    <div css={facts}>
      <ClinicBadges clinic={clinic} />
      <div css={address}>
        <ClinicAddress clinic={clinic} />
      </div>
      {clinic.hoursOfOperation && (
        <p lang={langOf(clinic, 'hoursOfOperation')}>{unbrokenTimes(clinic.hoursOfOperation)}</p>
      )}
      {clinic.phone ? <CallButton clinic={clinic} /> : <p>{noPhone}</p>}
    </div>
  )
}
