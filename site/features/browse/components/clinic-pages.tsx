import type { ClinicList, ListedClinic } from '@healthcare-for-all/cms/contract'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { GetButton } from '../../../components/get-button.tsx'
import { PagedList } from '../../../components/paged-list.tsx'
import { Placeholders } from '../../../components/placeholder.tsx'
import { listingCopy } from '../../../copy/listing.ts'
import { useCopy } from '../../../lib/language.tsx'
import { type Page, pagesThrough, usePages } from '../../../lib/pages.ts'
import { useTryAgain } from '../../../lib/try-again.ts'
import { style } from '../../../theme/style.ts'

/** Placeholders shown while a list is loading. */
const PLACEHOLDERS = 6

const count = style({ color: 'quiet', marginBottom: '3' })
const trouble = style({ display: 'grid', gap: '3', justifyItems: 'start' })

interface ClinicPagesProps {
  page: Page
  queryOf: (page: Page) => UseQueryOptions<ClinicList, Error, ClinicList>
  /** The address that shows the list through the page with this offset. */
  hrefAt: (offset: number) => string
  /** Shown if there are no clinics. */
  empty: ReactNode
  children: (clinic: ListedClinic) => ReactNode
}

/** The clinics of a state or category: loading, failed, empty or listed. */
export const ClinicPages = ({ page, queryOf, hrefAt, empty, children }: ClinicPagesProps) => {
  const copy = useCopy(listingCopy)
  const tryAgain = useTryAgain()
  const pages = pagesThrough(page)
  const { answers, pending, failed } = usePages(pages.map(queryOf))
  const [first] = answers
  const clinics = answers.flatMap((answer) => answer.clinics)
  if (failed)
    return (
      <div css={trouble} role="alert">
        <p>{copy.failed}</p>
        <GetButton action={hrefAt(page.offset)} onPress={tryAgain}>
          {copy.again}
        </GetButton>
      </div>
    )
  if (first?.total === 0) return empty
  return (
    <>
      <p css={count} role="status">
        {first ? copy.showing(clinics.length, first.total) : copy.loading}
      </p>
      {first ? (
        <PagedList
          {...page}
          items={clinics}
          total={first.total}
          firstOffset={pages[0]?.offset ?? 0}
          pending={pending}
          labels={copy}
          hrefAt={hrefAt}
        >
          {children}
        </PagedList>
      ) : (
        <Placeholders count={PLACEHOLDERS} bars={3} />
      )}
    </>
  )
}
