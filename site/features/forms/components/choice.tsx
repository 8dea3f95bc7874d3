import { Select, type SelectOption, type SelectProps } from '../../../components/select-field.tsx'
import { formsCopy } from '../../../copy/forms.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useControl } from '../use-control.ts'
import { Field } from './field.tsx'

interface ChoiceProps {
  name: string
  options: readonly SelectOption[]
  further?: SelectProps['further']
  autoComplete?: string
}

/** A select with one of the options, or none. */
export const Choice = ({ name, options, further, autoComplete }: ChoiceProps) => {
  const { choose } = useCopy(formsCopy)
  return (
    <Field name={name}>
      <Select
        {...useControl(name)}
        autoComplete={autoComplete}
        options={[{ value: '', label: choose }, ...options]}
        further={further}
      />
    </Field>
  )
}
