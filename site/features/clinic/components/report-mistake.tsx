import { Text } from '@chakra-ui/react'
import type { Clinic } from '@healthcare-for-all/cms/contract'
import { PageLink } from '../../../components/page-link.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'

interface ReportMistakeProps {
  clinic: Clinic
}

/** A link to the form that asks what is wrong. */
export const ReportMistake = ({ clinic }: ReportMistakeProps) => {
  const { ask, link } = useCopy(clinicCopy).mistake
  const paths = usePaths()
  return (
    <Text color="quiet" paddingTop="4" borderTopWidth="1px" borderColor="edge">
      <span>{ask}</span>{' '}
      <PageLink to={paths.correctClinic(clinic.slug)} rel="nofollow">
        {link}
      </PageLink>
    </Text>
  )
}
