import type { ReactNode } from 'react'
import { GetButton } from '../../../../components/get-button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { readingCopy } from '../../../../copy/reading.ts'
import { searchCopy } from '../../../../copy/search.ts'
import { isOffline } from '../../../../lib/connection.ts'
import { useCopy, usePaths } from '../../../../lib/language.tsx'
import { type SearchValues, searchHref } from '../../values.ts'

interface SearchErrorProps {
  values: SearchValues
  /** What the device has without a connection. */
  children: ReactNode
}

export const SearchError = ({ values, children }: SearchErrorProps) => {
  const copy = useCopy(searchCopy)
  const paths = usePaths()
  const { offline } = useCopy(readingCopy)
  const { title, text, again } = copy.error
  if (isOffline())
    return (
      <Notice title={offline.title} role="alert">
        <p>{offline.text}</p>
        {children}
      </Notice>
    )
  return (
    <Notice title={title} role="alert">
      <p>{text}</p>
      <GetButton action={searchHref(paths, values)} onPress={() => window.location.reload()}>
        {again}
      </GetButton>
    </Notice>
  )
}
