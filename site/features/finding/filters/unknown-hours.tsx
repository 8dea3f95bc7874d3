import { Text } from '@chakra-ui/react'
import { PageLink } from '../../../components/page-link.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy } from '../../../lib/language.tsx'
import type { FilterProps } from './filter-values.ts'

interface UnknownHoursProps extends FilterProps {
  /** The address of the same search for them. */
  href: string
}

/** How many clinics a filter by the time leaves out because nobody knows their hours, and the way to them. */
export const UnknownHours = ({ values: { open }, counts, href }: UnknownHoursProps) => {
  const { filters: text } = useCopy(searchCopy)
  const unknown = counts?.open.unknown ?? 0
  if (!open || open === 'unknown' || unknown === 0) return null
  return (
    <Text>
      <span>{text.unknownHours(unknown)}</span>{' '}
      <PageLink display="inline-flex" alignItems="center" minHeight="touch" to={href}>
        {text.askThem(unknown)}
      </PageLink>
    </Text>
  )
}
