import { NativeSelect, type NativeSelectFieldProps } from '@chakra-ui/react'
import { type Ref, useId } from 'react'
import { Icon } from './icon.tsx'
import { LabelledField } from './labelled-field.tsx'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps extends NativeSelectFieldProps {
  ref?: Ref<HTMLSelectElement>
  options: readonly SelectOption[]
  /** Options of another kind, after the others and under a heading. */
  further?: { label: string; options: readonly SelectOption[] } | undefined
}

const optionOf = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
)

/** A native select. */
export const Select = ({ options, further, ...field }: SelectProps) => (
  <NativeSelect.Root>
    <NativeSelect.Field {...field}>
      {options.map(optionOf)}
      {further && <optgroup label={further.label}>{further.options.map(optionOf)}</optgroup>}
    </NativeSelect.Field>
    <NativeSelect.Indicator>
      <Icon name="chevronDown" />
    </NativeSelect.Indicator>
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
