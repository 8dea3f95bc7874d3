import { Box, Button, chakra, defineStyle, Field, Span } from '@chakra-ui/react'
import { DEFAULT_DISTANCE, DISTANCES } from '@healthcare-for-all/cms/contract'
import { useId } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { describedBy } from '../../../components/labelled-field.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { searchFormCopy } from '../../../copy/search-form.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { useProductName } from '../../../lib/site-settings.tsx'
import { useFieldsFollow } from '../../../lib/use-fields-follow.ts'
import { TWO_COLUMNS } from '../../../theme/recipes/columns.ts'
import { hiddenUntilWide } from '../../../theme/recipes/layout.ts'
import { formServices, serviceChoice, serviceName } from '../service-options.ts'
import { type SearchValues, searchHref, searchParameters } from '../values.ts'
import { KeptFields } from './kept-fields.tsx'
import { PlaceInput } from './place-input/place-input.tsx'
import { useNearSearch } from './use-near-search.ts'
import { useSearchSubmit } from './use-search-form.ts'

const form = defineStyle({
  display: 'grid',
  columnGap: '3',
  rowGap: { base: '2', md: '3' },
  alignItems: 'end',
  gridTemplateColumns: { base: TWO_COLUMNS },
})
const oneRow = defineStyle({
  // The button may come a moment after the fields: they don't move then.
  gridTemplateColumns: {
    lg: 'minmax(0, 2.2fr) minmax(0, 1fr) minmax(0, 0.8fr) minmax(16rem, auto)',
  },
})
const whole = defineStyle({ gridColumn: { base: '1 / -1' } })
const wholeUntilWide = defineStyle({ gridColumn: { base: '1 / -1', lg: 'auto' } })
// The link is beside the label, but comes after the field for a keyboard.
const place = defineStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' })
const button = defineStyle({ minHeight: '3rem', marginTop: { base: '1', lg: 0 } })
/** Compact: the location and its buttons. */
const placeAndButtons = defineStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'end' })
const wideField = defineStyle({ flex: '1 1 9rem' })
const smallButton = defineStyle({
  minHeight: '3rem',
  minWidth: '3rem',
  paddingInline: { base: '2', lg: '4' },
})

interface SearchFormProps {
  /** The fields' values; defaults for any that are left out. */
  values?: Partial<SearchValues>
  /** Filters of the search page that a new search keeps. */
  kept?: Partial<SearchValues>
  /** A search was sent without a location: shows the error beside the field. */
  isBlank?: boolean
  /** Takes the values instead of the search page. */
  onSearch?: (values: SearchValues) => void
  /** 'row' is one line if there is room; 'compact' asks only for the place. */
  shape?: 'block' | 'row' | 'compact'
}

/** Asks where and for which service. A GET form: without scripts it opens the search page. */
export const SearchForm = ({
  values = {},
  kept,
  isBlank = false,
  onSearch,
  shape = 'block',
}: SearchFormProps) => {
  const copy = useCopy(searchFormCopy)
  const paths = usePaths()
  const product = useProductName()
  const text = copy.form
  const id = useId()
  const fields = {
    location: values.location ?? '',
    service: serviceChoice(values.services) || 'all',
    distance: String(values.distance ?? DEFAULT_DISTANCE),
  }
  const ref = useFieldsFollow(fields)
  const submit = useSearchSubmit(onSearch)
  const searchNear = useNearSearch()
  const isCompact = shape === 'compact'
  const here = { ...values, ...kept, near: true as const, offset: 0 }
  const wide = shape === 'row' ? wholeUntilWide : whole
  return (
    <search>
      <chakra.form
        ref={ref}
        css={[form, isCompact ? placeAndButtons : undefined, shape === 'row' ? oneRow : undefined]}
        action={paths.search()}
        method="get"
        aria-label={text.name}
        onSubmit={submit}
        noValidate
      >
        <Field.Root
          css={[place, isCompact ? wideField : wide]}
          id={id}
          ids={{ errorText: `${id}-error` }}
          invalid={isBlank}
          required
        >
          <Field.Label alignSelf="end">{text.location}</Field.Label>
          <Box order={2} flex="1 0 100%">
            <Field.ErrorText role="alert">{text.blank}</Field.ErrorText>
            <PlaceInput
              placeholder={text.placeholder}
              defaultValue={fields.location}
              {...describedBy(id, false, isBlank)}
            />
          </Box>
          {!onSearch && !isCompact && (
            <PageLink
              order={1}
              display="inline-flex"
              alignItems="end"
              gap="1"
              minHeight="touch"
              paddingBottom="1"
              to={searchHref(paths, here)}
              onClick={searchNear}
            >
              <Icon name="locate" />
              <span>{text.nearMe}</span>
            </PageLink>
          )}
        </Field.Root>
        {!isCompact && (
          <>
            <SelectField
              label={text.service}
              name="service"
              defaultValue={fields.service}
              options={formServices(values.services).map((value) => ({
                value,
                label: serviceName(copy, value),
              }))}
            />
            <SelectField
              label={text.distance}
              name="distance"
              defaultValue={fields.distance}
              options={DISTANCES.map((miles) => ({
                value: String(miles),
                label: text.miles(miles),
              }))}
            />
          </>
        )}
        {!onSearch && isCompact && (
          <Button asChild variant="outline" css={smallButton}>
            <PageLink to={searchHref(paths, here)} onClick={searchNear}>
              <Icon name="locate" />
              <Span css={hiddenUntilWide}>{text.nearMe}</Span>
            </PageLink>
          </Button>
        )}
        {kept && <KeptFields parameters={searchParameters(kept)} />}
        <Button css={isCompact ? smallButton : [button, wide]} type="submit">
          <Icon name="search" />
          <Span css={isCompact ? hiddenUntilWide : undefined}>{text.submit(product)}</Span>
        </Button>
      </chakra.form>
    </search>
  )
}
