import { searchCopy } from '../../../../copy/search.ts'
import { useCopy, usePaths } from '../../../../lib/language.tsx'
import { PageHead } from '../../../../lib/page-head.tsx'
import type { SearchAnswer } from '../../query.ts'
import { headingOf } from '../../understood/heading-of.ts'
import { type SearchValues, searchHref } from '../../values.ts'

interface SearchHeadProps {
  values: SearchValues
  /** Undefined before it has come, or without a location. */
  answer: SearchAnswer | undefined
}

/** The title of a search: its words, or what was understood of a need. */
export const SearchHead = ({ values, answer: first }: SearchHeadProps) => {
  const copy = useCopy(searchCopy)
  const paths = usePaths()
  const isNeed = first?.need && first.need.services.length > 0
  const title = values.near
    ? copy.near.title
    : first?.named
      ? copy.named[first.named.by](first.named.text, first.total)
      : isNeed && first.place
        ? headingOf(copy, first, first.place)
        : isNeed && first.need?.name
          ? copy.need.where(first.need.name)
          : copy.title(values.location)
  return (
    <PageHead
      title={title}
      description={copy.description}
      canonical={searchHref(paths, { ...values, offset: 0 })}
      noindex={values.location !== '' || values.near}
    />
  )
}
