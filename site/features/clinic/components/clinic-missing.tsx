import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { GetButton } from '../../../components/get-button.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { style } from '../../../theme/style.ts'

const body = style({
  display: 'grid',
  gap: '4',
  justifyItems: 'start',
  paddingTop: { base: '8', md: '12' },
})
const search = style({ width: 'full', maxWidth: '40rem', marginTop: '8' })
const searchHeading = style({ fontSize: '24', marginBottom: '4' })

interface ClinicMissingProps {
  /** The search form. */
  children: ReactNode
}

/** No such clinic, or it could not be loaded. */
export const ClinicMissing = ({ children }: ClinicMissingProps) => {
  const copy = useCopy(clinicCopy)
  const paths = usePaths()
  const navigate = useNavigate()
  const text = copy.missing
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate(paths.search()))
  return (
    <div css={body}>
      <PageHead title={text.title} />
      <PageHeading>{text.title}</PageHeading>
      <p>{text.text}</p>
      <GetButton action={paths.search()} onPress={goBack}>
        {text.back}
      </GetButton>
      <div css={search}>
        <h2 css={searchHeading}>{text.orSearch}</h2>
        {children}
      </div>
    </div>
  )
}
