import { chakra } from '@chakra-ui/react'
import type { SelectOption } from '../../../components/select-field.tsx'
import { formsCopy } from '../../../copy/forms.ts'
import { useCopy } from '../../../lib/language.tsx'
import { selectField } from '../../../theme/recipes/field.ts'
import { useControl } from '../use-control.ts'
import { Field } from './field.tsx'

interface ChoiceProps {
  name: string
  options: SelectOption[]
  autoComplete?: string
}

/** A select with one of the options, or none. */
export const Choice = ({ name, options, autoComplete }: ChoiceProps) => {
  const { choose } = useCopy(formsCopy)
  return (
    <Field name={name}>
      <chakra.select css={selectField} {...useControl(name)} autoComplete={autoComplete}>
        <option value="">{choose}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </chakra.select>
    </Field>
  )
}
