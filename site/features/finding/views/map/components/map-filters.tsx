import { Box, Button, chakra, defineStyle, Flex, Grid, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { openWhenWide } from '../../../../../components/open-when-wide.tsx'
import { PageLink } from '../../../../../components/page-link.tsx'
import { mapCopy } from '../../../../../copy/map.ts'
import { useCopy } from '../../../../../lib/language.tsx'
import { disclosureSummary } from '../../../../../theme/recipes/disclosure.ts'
import { hiddenUntilWide, readAloud, screenOnly } from '../../../../../theme/recipes/layout.ts'
import { countSet } from '../../../filters/filter-kinds.ts'
import { FilterSheet } from '../../../filters/filter-sheet.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'

/** On these screens place and filters are one line. */
const WIDE = '(min-width: 64rem)'

const card = defineStyle({
  // The panel of further filters hangs from it.
  position: 'relative',
  display: 'grid',
  columnGap: '3',
  rowGap: '1',
  alignItems: 'end',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& label': { fontSize: { lg: '0.875rem' } },
  marginTop: '1',
  '@media (min-width: 80rem)': { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' },
  [`@media screen and ${WIDE}`]: {
    padding: '3',
    marginTop: '2',
    background: 'card',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})
/** The filters stand on the same line, so there is less room for words than elsewhere. */
const beside = defineStyle({ lg: { '& [type=submit] span': readAloud } })
const folded = defineStyle({ '& > summary': disclosureSummary })
const title = defineStyle({ fontSize: '18' })
/** Beside the count where there is room: among the fields it would start a second line. */
const clearWide = defineStyle({ lgDown: { display: 'none' } })

interface MapFiltersProps extends Omit<FilterFieldsProps, 'formId'> {
  clearHref: string
  /** The search form. */
  search: ReactNode
  /** How many were found, in words, and once it is known as a number. */
  found: ReactNode
  total: number | undefined
  /** The choice of view. */
  children: ReactNode
}

/**
 * The search form, and filters that take effect immediately: one line where there is room. On a phone
 * they unfold, so that the map starts on the first screen.
 */
export const MapFilters = (props: MapFiltersProps) => {
  const { clearHref, search, found, total, children, ...fields } = props
  const { filters: text } = useCopy(mapCopy)
  const formId = useId()
  const count = countSet(fields.filter) + (fields.filter.state ? 1 : 0)
  const clear = count > 0 && (
    <Button asChild variant="outline">
      <PageLink to={clearHref} preventScrollReset>
        {text.clear}
      </PageLink>
    </Button>
  )
  return (
    <chakra.section css={card}>
      <Flex
        gridColumn={{ base: '1 / -1' }}
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="2"
        rowGap="1"
      >
        <Flex flexWrap="wrap" alignItems="center" gap="3">
          <Heading css={[title, hiddenUntilWide, screenOnly]}>{text.heading}</Heading>
          {found}
          {clear && <Box css={clearWide}>{clear}</Box>}
        </Flex>
        {children}
      </Flex>
      <Box css={beside}>{search}</Box>
      <FilterSheet
        css={[openWhenWide, folded, screenOnly]}
        formId={formId}
        found={total}
        summary={<span>{count > 0 ? text.set(count) : text.summary}</span>}
      >
        <Grid gap="3" justifyItems={{ base: 'start', lg: 'stretch' }}>
          <FilterFields formId={formId} {...fields} />
          {clear && <Box display={{ lg: 'none' }}>{clear}</Box>}
        </Grid>
      </FilterSheet>
    </chakra.section>
  )
}
