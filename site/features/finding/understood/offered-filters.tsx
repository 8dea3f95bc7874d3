import { Flex } from '@chakra-ui/react'
import { type SaidFilter, spokenLanguage } from '@healthcare-for-all/cms/contract'
import { PageLink } from '../../../components/page-link.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'
import type { FilterCounts, FilterProps } from '../filters/filter-values.ts'

/** How many clinics a filter would leave; undefined if that is unknown. */
const countOf = (counts: FilterCounts, { name, value }: SaidFilter): number | undefined => {
  const count: number | Record<string, number> | undefined = counts?.[name]
  return typeof count === 'object' ? count[value] : count
}

interface OfferedFiltersProps extends FilterProps {
  filters: SaidFilter[]
  /** The address of the same search with one of them. */
  hrefWith: (filter: SaidFilter) => string
}

/**
 * Links to the filters that somebody's words speak of and that are not set. Nobody chose them, and of many
 * clinics it is not known, so that setting them could hide the one that helps.
 */
export const OfferedFilters = ({ filters, values, counts, hrefWith }: OfferedFiltersProps) => {
  const { filters: text, offered } = useCopy(searchCopy)
  const locale = useLocale()
  const labelOf = ({ name, value }: SaidFilter): string => {
    if (name === 'languages') return offered.languages(spokenLanguage(value, locale))
    if (name === 'open') return offered.open[value]
    return name === 'isFree' || name === 'isLowCost' ? offered[name] : text[name]
  }
  const unset = filters.filter(({ name }) => values[name] === undefined)
  if (unset.length === 0) return null
  return (
    <Flex flexWrap="wrap" alignItems="baseline" columnGap="3">
      <span>{offered.only}</span>
      {unset.map((filter) => {
        const count = countOf(counts, filter)
        const label = text.counted(labelOf(filter), count)
        // A link to nothing helps nobody, but that there is none does.
        return count === 0 ? (
          <span key={filter.name}>{label}</span>
        ) : (
          <PageLink
            key={filter.name}
            display="inline-flex"
            alignItems="center"
            minHeight="touch"
            to={hrefWith(filter)}
          >
            {label}
          </PageLink>
        )
      })}
    </Flex>
  )
}
