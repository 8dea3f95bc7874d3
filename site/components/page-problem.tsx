import type { ReactNode } from 'react'
import { readingCopy } from '../copy/reading.ts'
import { useCopy } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import { style } from '../theme/style.ts'
import { NoTranslate } from './no-translate.tsx'
import { PageHeading } from './page-heading.tsx'

const body = style({
  display: 'grid',
  gap: '4',
  justifyItems: 'start',
  paddingTop: { base: '8', md: '12' },
})
const search = style({ width: 'full', maxWidth: '40rem', marginTop: '8' })
const searchHeading = style({ fontSize: '24', marginBottom: '4' })

interface PageProblemProps {
  title: string
  /** True for a title that is a name, which must not be translated. */
  noTranslate?: boolean
  text: string
  /** What is known about the page's subject. */
  known?: ReactNode
  /** The link or button to continue with. */
  action: ReactNode
  /** The search form. */
  children: ReactNode
}

/** In place of a page that doesn't exist or could not be loaded: what to try. */
export const PageProblem = ({
  title,
  noTranslate,
  text,
  known,
  action,
  children,
}: PageProblemProps) => {
  const { orSearch } = useCopy(readingCopy)
  return (
    <div css={body}>
      <PageHead title={title} />
      <PageHeading>{noTranslate ? <NoTranslate words={title} /> : title}</PageHeading>
      {known}
      <p>{text}</p>
      {action}
      <div css={search}>
        <h2 css={searchHeading}>{orSearch}</h2>
        {children}
      </div>
    </div>
  )
}
