import type { ReactNode } from 'react'
import { readingCopy } from '../copy/reading.ts'
import { isOffline, isUnreached } from '../lib/connection.ts'
import { useCopy } from '../lib/language.tsx'
import { PageProblem } from './page-problem.tsx'

/** What is known about a page's subject, even though the page could not be loaded. */
export interface Known {
  name: string
  facts: ReactNode
}

interface LoadFailureProps {
  error: unknown
  known?: Known | undefined
  /** The button to try again. */
  action: ReactNode
  /** The search form. */
  children: ReactNode
}

/** In place of a page that could not be loaded: whose fault it is, and what is already known. */
export const LoadFailure = ({ error, known, action, children }: LoadFailureProps) => {
  const { failed, offline, unreached } = useCopy(readingCopy)
  const { title, text } = !isUnreached(error) ? failed : isOffline() ? offline : unreached
  return (
    <PageProblem
      title={known?.name ?? title}
      noTranslate={known !== undefined}
      text={known ? `${title}. ${text}` : text}
      known={known?.facts}
      action={action}
    >
      {children}
    </PageProblem>
  )
}
