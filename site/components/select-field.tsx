import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { fieldLabel, selectField } from '../theme/recipes/field.ts'

export interface SelectOption {
  value: string
  label: string
}

interface SelectFieldProps {
  label: string
  name: string
  options: readonly SelectOption[]
  defaultValue: string
}

/** A native select with its label above it. */
export const SelectField = ({ label, name, options, defaultValue }: SelectFieldProps) => {
  const id = useId()
  return (
    <div>
      <chakra.label css={fieldLabel} htmlFor={id}>
        {label}
      </chakra.label>
      <chakra.select css={selectField} id={id} name={name} defaultValue={defaultValue}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </chakra.select>
    </div>
  )
}
