import { NativeSelect, type NativeSelectFieldProps } from '@chakra-ui/react'
import { useId } from 'react'
import { LabelledField } from './labelled-field.tsx'

export interface SelectOption {
  value: string
  label: string
}

interface SelectProps extends NativeSelectFieldProps {
  options: readonly SelectOption[]
}

/** A native select. */
export const Select = ({ options, ...field }: SelectProps) => (
  <NativeSelect.Root>
    <NativeSelect.Field {...field}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator aria-hidden="true" />
  </NativeSelect.Root>
)

interface SelectFieldProps extends SelectProps {
  label: string
}

/** A native select with its label above it. */
export const SelectField = ({ label, ...select }: SelectFieldProps) => (
  <LabelledField id={useId()} label={label}>
    <Select {...select} />
  </LabelledField>
)
