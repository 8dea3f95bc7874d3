import type { ReactNode } from 'react'
import { NotFound } from '../../../components/not-found.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { listingCopy } from '../../../copy/listing.ts'
import { useCopy } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { outlineButton } from '../../../theme/recipes/button.ts'

interface SubjectMissingProps {
  text: { title: string; text: string; back: string }
  /** The page that lists what there is. */
  to: string
  /** The search form. */
  children: ReactNode
}

/** No such state or category, or it could not be loaded. */
export const SubjectMissing = ({ text, to, children }: SubjectMissingProps) => {
  const { orSearch } = useCopy(listingCopy)
  const back = (
    <PageLink css={outlineButton} to={to}>
      {text.back}
    </PageLink>
  )
  return (
    <>
      <PageHead title={text.title} />
      <NotFound title={text.title} text={text.text} back={back} searchHeading={orSearch}>
        {children}
      </NotFound>
    </>
  )
}
