import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { CheckField } from '../../../components/check-field.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { searchFormCopy } from '../../../copy/search-form.ts'
import { useCopy } from '../../../lib/language.tsx'
import { disclosureSummary } from '../../../theme/recipes/disclosure.ts'
import { serviceName } from '../service-options.ts'
import { FilterGroup } from './filter-group.tsx'
import {
  ANY_SERVICE,
  filterServices,
  isCategory,
  SEVERAL,
  serviceFields,
} from './filter-services.ts'
import type { FilterCounts } from './filter-values.ts'

interface ServiceFilterProps {
  services: string[]
  counts: FilterCounts
}

/** A select for one service, and checkboxes for several beyond it, which unfold. */
export const ServiceFilter = ({ services, counts }: ServiceFilterProps) => {
  const { filters: text } = useCopy(searchCopy)
  const words = useCopy(searchFormCopy)
  const more = useRef<HTMLDetailsElement>(null)
  const { choice, ticked } = serviceFields(services)
  const isSeveral = choice === SEVERAL
  // It doesn't close by itself: somebody who unticks the last but one is still in it.
  const [isOpen] = useState(isSeveral)
  useEffect(() => {
    if (isSeveral) more.current?.setAttribute('open', '')
  }, [isSeveral])
  const choices = filterServices(services).map((value) => ({
    value,
    // A service that isn't a category has no count; a category without clinics isn't in the counts.
    label: text.counted(
      serviceName(words, value),
      counts && (counts.services[value] ?? (isCategory(value) ? 0 : undefined)),
    ),
  }))
  return (
    <div>
      <SelectField
        label={text.services}
        name="service"
        defaultValue={choice}
        options={[
          { value: ANY_SERVICE, label: words.services.all },
          ...(isSeveral ? [{ value: SEVERAL, label: text.several(services.length) }] : []),
          ...choices,
        ]}
      />
      <chakra.details ref={more} open={isOpen}>
        <chakra.summary css={disclosureSummary}>{text.moreServices}</chakra.summary>
        <FilterGroup legend={text.severalServices}>
          {choices.map(({ value, label }) => (
            <CheckField
              key={value}
              name="service"
              value={value}
              label={label}
              defaultChecked={ticked.includes(value)}
            />
          ))}
        </FilterGroup>
      </chakra.details>
    </div>
  )
}
