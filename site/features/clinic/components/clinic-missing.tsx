import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { GetButton } from '../../../components/get-button.tsx'
import { NotFound } from '../../../components/not-found.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'

interface ClinicMissingProps {
  /** The search form. */
  children: ReactNode
}

/** No such clinic, or it could not be loaded. */
export const ClinicMissing = ({ children }: ClinicMissingProps) => {
  const text = useCopy(clinicCopy).missing
  const paths = usePaths()
  const navigate = useNavigate()
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate(paths.search()))
  const back = (
    <GetButton action={paths.search()} onPress={goBack}>
      {text.back}
    </GetButton>
  )
  return (
    <>
      <PageHead title={text.title} />
      <NotFound title={text.title} text={text.text} back={back} searchHeading={text.orSearch}>
        {children}
      </NotFound>
    </>
  )
}
