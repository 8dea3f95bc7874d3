import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { GetButton } from '../../../components/get-button.tsx'
import { PageProblem } from '../../../components/page-problem.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'

interface ClinicMissingProps {
  /** The search form. */
  children: ReactNode
}

/** Shown if there is no such clinic. */
export const ClinicMissing = ({ children }: ClinicMissingProps) => {
  const text = useCopy(clinicCopy).missing
  const paths = usePaths()
  const navigate = useNavigate()
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate(paths.search()))
  const action = (
    <GetButton action={paths.search()} onPress={goBack}>
      {text.back}
    </GetButton>
  )
  return (
    <PageProblem title={text.title} text={text.text} action={action}>
      {children}
    </PageProblem>
  )
}
