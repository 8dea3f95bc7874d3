import { defineStyle, Grid } from '@chakra-ui/react'
import { type Place, SORT_CHOICES } from '@healthcare-for-all/cms/contract'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../../../components/icon.tsx'
import { OpenWhenWide } from '../../../../components/open-when-wide.tsx'
import { SelectField } from '../../../../components/select-field.tsx'
import { searchCopy } from '../../../../copy/search.ts'
import { useCopy, usePaths } from '../../../../lib/language.tsx'
import { screenOnly } from '../../../../theme/recipes/layout.ts'
import { CostChecks } from '../../filters/cost-checks.tsx'
import { FilterForm, filterFields } from '../../filters/filter-form.tsx'
import { countSet } from '../../filters/filter-kinds.ts'
import { serviceFields } from '../../filters/filter-services.ts'
import { FilterSheet } from '../../filters/filter-sheet.tsx'
import { LanguageSelect } from '../../filters/language-select.tsx'
import { OpenSelect } from '../../filters/open-select.tsx'
import { ServiceFilter } from '../../filters/service-filter.tsx'
import { TraitChecks } from '../../filters/trait-checks.tsx'
import { KeptFields } from '../../form/kept-fields.tsx'
import { useCounts } from '../../use-counts.ts'
import {
  PAGE_SIZES,
  parseSearch,
  type SearchValues,
  searchHref,
  searchParameters,
} from '../../values.ts'
import { withTyped } from './typed-values.ts'

/** On these screens the panel is beside the results, and open. */
const WIDE = '(min-width: 64rem)'

const disclosure = defineStyle({
  borderBlockWidth: { base: '1px', lg: 0 },
  borderColor: 'line',
  // Open before the scripts load, if the browser supports it.
  [`@media ${WIDE}`]: { '&::details-content': { contentVisibility: 'visible' } },
  '& > summary': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minHeight: '3rem',
    fontWeight: 'bold',
    color: 'brand',
  },
})
const folded = defineStyle({ lgDown: { borderTopWidth: '1px', borderColor: 'line' } })
const form = defineStyle({
  display: 'grid',
  gap: { base: '3', lg: '4' },
  paddingBottom: { lg: '6' },
})

interface FilterPanelProps {
  values: SearchValues
  /** Where the search is, as it was understood. */
  place?: Place | null | undefined
  /** The place in the address, if it differs. */
  searched?: string
  /** How many clinics there are, once that is known. */
  found?: number | undefined
  /** What the search form has, whether or not it was searched for. */
  typed: () => SearchValues | undefined
}

/** The filters beside the list; on a phone they unfold above it. */
export const FilterPanel = (props: FilterPanelProps) => {
  const { values, place, searched = values.location, found, typed } = props
  const { filters: text } = useCopy(searchCopy)
  const paths = usePaths()
  const navigate = useNavigate()
  const formId = useId()
  const counts = useCounts(values)
  const count = countSet(values)
  const service = serviceFields(values.services)
  const fields = {
    ...filterFields(values),
    sort: values.sort ?? '',
    service: service.choice,
    limit: String(values.limit),
  }
  const { near, need, location, distance } = values
  return (
    <FilterSheet
      css={[disclosure, screenOnly]}
      formId={formId}
      found={found}
      summary={
        <>
          <Icon name="sliders" />
          <span>{text.heading}</span>
          {count > 0 && <span>{`(${text.set(count)})`}</span>}
        </>
      }
    >
      <FilterForm
        id={formId}
        css={form}
        fields={fields}
        ticked={{ service: service.ticked }}
        action={paths.search()}
        aria-label={text.heading}
        onFilter={(query, replace) =>
          navigate(searchHref(paths, withTyped(parseSearch(query), searched, typed())), {
            preventScrollReset: true,
            replace,
          })
        }
      >
        <CostChecks values={values} counts={counts} />
        <OpenSelect values={values} counts={counts} />
        <ServiceFilter services={values.services} counts={counts} />
        <LanguageSelect values={values} counts={counts} />
        <TraitChecks values={values} counts={counts} />
        {/* What few people change. */}
        <OpenWhenWide css={folded} summary={text.order}>
          <Grid gap="4">
            <SelectField
              label={text.sort}
              name="sort"
              defaultValue={fields.sort}
              options={[
                { value: '', label: place?.kind === 'state' ? text.byName : text.nearest },
                ...SORT_CHOICES.map((value) => ({ value, label: text.sortChoices[value] })),
              ]}
            />
            <SelectField
              label={text.pageSize}
              name="limit"
              defaultValue={fields.limit}
              options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
            />
          </Grid>
        </OpenWhenWide>
        <KeptFields parameters={searchParameters({ near, need, location, distance })} />
      </FilterForm>
    </FilterSheet>
  )
}
