import type { ClinicSummary } from '@healthcare-for-all/cms/contract'
import { clinicCardCopy } from '../copy/clinic-card.ts'
import { postalAddress } from '../lib/clinic-text.ts'
import { useCopy } from '../lib/language.tsx'
import { listStyle } from '../theme/list-style.ts'

const lines = listStyle({ display: 'grid' })

interface ClinicAddressProps {
  clinic: Pick<ClinicSummary, 'address' | 'city' | 'state' | 'zipCode' | 'addressIsPrivate'>
}

/** A clinic's address; if it is private, its town, and how to learn the rest. */
export const ClinicAddress = ({ clinic }: ClinicAddressProps) => {
  const { callForAddress } = useCopy(clinicCardCopy)
  const address = <address translate="no">{postalAddress(clinic)}</address>
  if (!clinic.addressIsPrivate) return address
  return (
    <div className={lines}>
      {address}
      <p>{callForAddress}</p>
    </div>
  )
}
