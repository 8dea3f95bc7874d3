import { Button, chakra, defineStyle, Grid, Span } from '@chakra-ui/react'
import { useId } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { OpenWhenWide } from '../../../components/open-when-wide.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { searchFormCopy } from '../../../copy/search-form.ts'
import { type Area, areaField } from '../../../lib/area-field.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { useProductName } from '../../../lib/site-settings.tsx'
import { useFieldsFollow } from '../../../lib/use-fields-follow.ts'
import { TWO_COLUMNS } from '../../../theme/recipes/columns.ts'
import { hiddenUntilWide, readAloud } from '../../../theme/recipes/layout.ts'
import { serviceChoice, serviceName } from '../service-options.ts'
import { type SearchValues, searchHref, searchParameters } from '../values.ts'
import { KeptFields } from './kept-fields.tsx'
import { PlaceField } from './place-field.tsx'
import { ServiceField } from './service-field.tsx'
import { useNearSearch } from './use-near-search.ts'
import { useSearchSubmit } from './use-search-form.ts'

const block = defineStyle({ display: 'grid', rowGap: { base: '2', md: '3' } })
const oneLine = defineStyle({ lg: { display: 'flex', alignItems: 'end', columnGap: '3' } })
const compact = defineStyle({
  display: 'flex',
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  alignItems: 'end',
  columnGap: { base: '2', lg: '3' },
  rowGap: '0.125rem',
})
const choices = defineStyle({
  display: 'grid',
  columnGap: '3',
  rowGap: { base: '2', md: '3' },
  alignItems: 'end',
  gridTemplateColumns: { base: TWO_COLUMNS, lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
})
/** On a line with more fields, the longer words have more room. */
const compactChoices = defineStyle({
  gridTemplateColumns: { lg: 'minmax(0, 6fr) minmax(0, 5fr)' },
})
const shareOfLine = defineStyle({ flex: { base: '1 1 18rem', lg: '2 1 0' }, minWidth: 0 })
/** On a phone its button and the heading below say what it is for. */
const compactPlace = defineStyle({
  display: { base: 'contents', lg: 'flex' },
  flex: '2 1 0',
  lgDown: { '& > label': readAloud, '& > div': { flex: '1 0 100%' } },
})
/** On a phone the choices are folded, on the line of the button. */
const folded = defineStyle({
  // Beside the button, in very large text on a line of its own.
  flex: { base: '1 1 max(9rem, calc(100% - 8rem))', lg: '3 1 0' },
  minWidth: 0,
  lgDown: { '& > summary': { fontWeight: 'normal' } },
})
const button = defineStyle({ minHeight: '3rem', marginTop: { base: '1', lg: 0 } })
const smallButton = defineStyle({
  minHeight: { base: 'touch', lg: '3rem' },
  minWidth: { base: 'touch', lg: '3rem' },
  paddingInline: { base: '2', lg: '4' },
})

interface SearchFormProps {
  /** The fields' values; defaults for any that are left out. */
  values?: Partial<SearchValues>
  /** How far away clinics may be, if the place has a size of its own. */
  area?: Area
  /** Filters of the page that a new search keeps. */
  kept?: Partial<SearchValues>
  /** A search was sent without a location: shows the error beside the field. */
  isBlank?: boolean
  /** Takes the values instead of the search page. */
  onSearch?: (values: SearchValues) => void
  /** 'row' is one line if there is room; 'compact' is too, and low on a phone, for what is below it. */
  shape?: 'block' | 'row' | 'compact'
}

/** Asks where, for which service, and how far away. A GET form: without scripts it opens the search page. */
export const SearchForm = (props: SearchFormProps) => {
  const { values = {}, kept, isBlank = false, onSearch, shape = 'block' } = props
  const copy = useCopy(searchFormCopy)
  const paths = usePaths()
  const product = useProductName()
  const text = copy.form
  const { area = areaField(undefined, values.distance, { miles: text.miles, whole: String }) } =
    props
  const service = serviceChoice(values.services)
  const ref = useFieldsFollow({ location: values.location ?? '', service, distance: area.value })
  const submit = useSearchSubmit(onSearch)
  const searchNear = useNearSearch()
  const isCompact = shape === 'compact'
  const inLine = shape === 'block' ? undefined : shareOfLine
  const near = onSearch
    ? undefined
    : {
        to: searchHref(paths, { ...values, ...kept, near: true, offset: 0 }),
        onClick: searchNear,
      }
  const fields = (
    <>
      <ServiceField services={values.services} />
      <SelectField
        label={text.distance}
        name="distance"
        defaultValue={area.value}
        options={area.options}
      />
    </>
  )
  const distance = area.options.find(({ value }) => value === area.value)?.label ?? ''
  return (
    <search>
      <chakra.form
        ref={ref}
        css={isCompact ? compact : [block, shape === 'row' ? oneLine : undefined]}
        action={paths.search()}
        method="get"
        aria-label={text.name}
        onSubmit={submit}
        noValidate
      >
        <PlaceField
          id={useId()}
          location={values.location ?? ''}
          isBlank={isBlank}
          near={isCompact ? undefined : near}
          css={isCompact ? compactPlace : inLine}
        />
        {isCompact ? (
          <OpenWhenWide css={folded} summary={text.chosen(serviceName(copy, service), distance)}>
            <Grid css={[choices, compactChoices]}>{fields}</Grid>
          </OpenWhenWide>
        ) : (
          <Grid css={[choices, inLine]}>{fields}</Grid>
        )}
        {isCompact && near && (
          <Button asChild variant="outline" css={smallButton}>
            <PageLink {...near}>
              <Icon name="locate" />
              <Span css={hiddenUntilWide}>{text.nearMe}</Span>
            </PageLink>
          </Button>
        )}
        {kept && <KeptFields parameters={searchParameters(kept)} />}
        <Button css={isCompact ? smallButton : button} type="submit">
          <Icon name="search" />
          <Span css={isCompact ? hiddenUntilWide : undefined}>{text.submit(product)}</Span>
        </Button>
      </chakra.form>
    </search>
  )
}
