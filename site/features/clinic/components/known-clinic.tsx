import { Box, Grid } from '@chakra-ui/react'
import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { ClinicAddress } from '../../../components/clinic-address.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy } from '../../../lib/language.tsx'
import { unbrokenTimes } from '../../../lib/unbroken-times.ts'
import { langOf } from '../lang-of.ts'
import { CallButton } from './call-button.tsx'
import { ClinicBadges } from './clinic-badges.tsx'

interface KnownClinicProps {
  clinic: ListedClinic
}

/** What a list says about a clinic whose page could not be loaded. It can still be called. */
export const KnownClinic = ({ clinic }: KnownClinicProps) => {
  const { noPhone } = useCopy(clinicCopy)
  return (
    <Grid gap="3" justifyItems="start" width="full">
      <ClinicBadges clinic={clinic} />
      <Box fontSize="18">
        <ClinicAddress clinic={clinic} />
      </Box>
      {clinic.hoursOfOperation && (
        <p lang={langOf(clinic, 'hoursOfOperation')}>{unbrokenTimes(clinic.hoursOfOperation)}</p>
      )}
      {clinic.phone ? <CallButton clinic={clinic} /> : <p>{noPhone}</p>}
    </Grid>
  )
}
