import { Box, chakra, defineStyle, Grid } from '@chakra-ui/react'
import { mapCopy } from '../../../../../copy/map.ts'
import { useCopy } from '../../../../../lib/language.tsx'
import { disclosureSummary } from '../../../../../theme/recipes/disclosure.ts'
import { CostChecks } from '../../../filters/cost-checks.tsx'
import { countSet } from '../../../filters/filter-kinds.ts'
import type { FilterCounts } from '../../../filters/filter-values.ts'
import { LanguageSelect } from '../../../filters/language-select.tsx'
import { OpenSelect } from '../../../filters/open-select.tsx'
import { TraitChecks } from '../../../filters/trait-checks.tsx'
import type { MapFilter } from '../map-values.ts'
import { useFloatingDetails } from '../use-floating-details.ts'

const details = defineStyle({ gridColumn: { base: '1 / -1', lg: 'auto' } })
const summary = defineStyle({
  lg: {
    minHeight: '3rem',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'control',
    whiteSpace: 'nowrap',
    _hover: { background: 'wash', borderColor: 'brand' },
  },
})
/** Where all filters are one line it lies over the map, which stays where it is. */
const panel = defineStyle({
  lg: {
    position: 'absolute',
    // Above the numbers in the list's rows.
    zIndex: 2,
    insetBlockStart: '100%',
    insetInlineEnd: '-1px',
    width: 'min(46rem, 100%)',
    maxHeight: '70vh',
    overflowY: 'auto',
    padding: '4',
    background: 'card',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'card',
    boxShadow: 'float',
  },
})

interface MoreFiltersProps {
  filter: MapFilter
  /** How many clinics each would leave; undefined while that is unknown. */
  counts: FilterCounts
}

/** The filters that fewer people need, in a panel that unfolds. */
export const MoreFilters = ({ filter, counts }: MoreFiltersProps) => {
  const { filters: text } = useCopy(mapCopy)
  const ref = useFloatingDetails()
  const count = countSet(filter, ['cost', 'open', 'traits'])
  const shown = { values: filter, counts }
  return (
    <chakra.details ref={ref} css={details}>
      <chakra.summary css={[disclosureSummary, summary]}>
        {count > 0 ? text.moreSet(count) : text.more}
      </chakra.summary>
      <Box css={panel}>
        <Grid
          columnGap="6"
          rowGap="3"
          paddingBlock={{ base: '1', lg: 0 }}
          gridTemplateColumns={{ md: 'minmax(0, 2fr) minmax(0, 3fr)' }}
        >
          <Grid alignContent="start" gap="3">
            <CostChecks {...shown} />
            <OpenSelect {...shown} />
            <LanguageSelect {...shown} />
          </Grid>
          <TraitChecks {...shown} />
        </Grid>
      </Box>
    </chakra.details>
  )
}
