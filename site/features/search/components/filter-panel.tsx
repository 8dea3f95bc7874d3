import { DEFAULT_DISTANCE } from '@healthcare-for-all/cms/contract'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { CheckField } from '../../../components/check-field.tsx'
import { Icon } from '../../../components/icon.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { searchFormCopy } from '../../../copy/search-form.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { useProductName } from '../../../lib/site-settings.ts'
import { useContinuedChange } from '../../../lib/use-continued-change.ts'
import { useFieldsFollow } from '../../../lib/use-fields-follow.ts'
import { outlineButton } from '../../../theme/recipes/button.ts'
import { style } from '../../../theme/style.ts'
import { distanceOptions } from '../radius-options.ts'
import { activeFilters, PAGE_SIZES, type SearchValues, searchHref } from '../search-values.ts'
import { filterServices, serviceChoice, serviceName } from '../service-options.ts'
import { withTyped } from '../typed-values.ts'
import { readForm } from '../use-search-form.ts'
import { KeptFields } from './kept-fields.tsx'

/** On these screens the panel is beside the results, and open. */
const WIDE = '(min-width: 64rem)'

const disclosure = style({
  borderBlockWidth: { base: '1px', lg: 0 },
  borderColor: 'line',
  // Open before the scripts load, if the browser supports it.
  [`@media ${WIDE}`]: { '&::details-content': { contentVisibility: 'visible' } },
})
const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '3rem',
  fontWeight: 'bold',
  color: 'brand',
})
const form = style({ display: 'grid', gap: '4', paddingBottom: '6' })
const legend = style({ fontWeight: 'bold' })
/** On wide screens the search form has this field. */
const onlyNarrow = style({ display: { base: 'block', lg: 'none' } })

interface FilterPanelProps {
  values: SearchValues
  /** The values in the address, if they differ. */
  asked?: SearchValues
  /** The search form's values that have not been searched for yet. */
  pending: () => SearchValues | undefined
}

/** Narrows a search. With scripts, a choice applies immediately; without, there is a button. */
export const FilterPanel = ({ values, asked = values, pending }: FilterPanelProps) => {
  const copy = useCopy(searchCopy)
  const words = useCopy(searchFormCopy)
  const paths = usePaths()
  const product = useProductName()
  const navigate = useNavigate()
  const disclosureRef = useRef<HTMLDetailsElement>(null)
  const text = copy.filters
  const count = activeFilters(values)
  const fields = {
    isFree: values.isFree === true,
    isLowCost: values.isLowCost === true,
    service: serviceChoice(values.services),
    distance: String(values.distance ?? DEFAULT_DISTANCE),
    limit: String(values.limit),
  }
  const ref = useFieldsFollow(fields)
  const isContinuation = useContinuedChange()
  const apply = (form: HTMLFormElement, changed: EventTarget) => {
    const name = changed instanceof HTMLSelectElement ? changed.name : ''
    const chosen = withTyped(readForm(form), { values: asked, typed: pending(), except: name })
    navigate(searchHref(paths, chosen), {
      preventScrollReset: true,
      replace: isContinuation(changed),
    })
  }
  useEffect(() => {
    if (window.matchMedia(WIDE).matches) disclosureRef.current?.setAttribute('open', '')
  }, [])
  return (
    <details ref={disclosureRef} css={disclosure}>
      <summary css={summary}>
        <Icon name="sliders" />
        {text.heading}
        {count > 0 && <span>({text.set(count)})</span>}
      </summary>
      <form
        ref={ref}
        css={form}
        action={paths.search()}
        method="get"
        aria-label={text.heading}
        onChange={(event) => apply(event.currentTarget, event.target)}
      >
        <fieldset>
          <legend css={legend}>{text.cost}</legend>
          <CheckField name="isFree" label={product} defaultChecked={fields.isFree} />
          <CheckField name="isLowCost" label={text.lowCost} defaultChecked={fields.isLowCost} />
        </fieldset>
        <SelectField
          label={text.services}
          name="service"
          defaultValue={fields.service}
          options={filterServices(values.services).map((value) => ({
            value,
            label: value === '' ? text.anyService : serviceName(words, value),
          }))}
        />
        <div css={onlyNarrow}>
          <SelectField
            label={text.distance}
            name="distance"
            defaultValue={fields.distance}
            options={distanceOptions(words)}
          />
        </div>
        <SelectField
          label={text.pageSize}
          name="limit"
          defaultValue={fields.limit}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        />
        <KeptFields
          values={{
            location: values.location,
            // After the checkboxes, which win: an address may say 'false', a checkbox can't.
            isFree: values.isFree === false ? false : undefined,
            isLowCost: values.isLowCost === false ? false : undefined,
          }}
        />
        <noscript>
          <button css={outlineButton} type="submit">
            {text.apply}
          </button>
        </noscript>
      </form>
    </details>
  )
}
