import type { ReactNode } from 'react'
import { readingCopy } from '../copy/reading.ts'
import { useCopy } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import { style } from '../theme/style.ts'
import { KeptWords } from './kept-words.tsx'
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
  /** True for a title that is a name, which is not to be translated. */
  kept?: boolean
  text: string
  /** What is known of what the page is about. */
  known?: ReactNode
  /** The link or button that leads on. */
  way: ReactNode
  /** The search form. */
  children: ReactNode
}

/** In place of a page that is not there or could not be loaded: what to try. */
export const PageProblem = ({ title, kept, text, known, way, children }: PageProblemProps) => {
  const { orSearch } = useCopy(readingCopy)
  return (
    <div css={body}>
      <PageHead title={title} />
      <PageHeading>{kept ? <KeptWords kept={title} /> : title}</PageHeading>
      {known}
      <p>{text}</p>
      {way}
      <div css={search}>
        <h2 css={searchHeading}>{orSearch}</h2>
        {children}
      </div>
    </div>
  )
}
