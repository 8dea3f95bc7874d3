import { Field as ChakraField } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LabelledField } from '../../../components/labelled-field.tsx'
import { formsCopy } from '../../../copy/forms.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useField } from '../form-context.ts'

interface FieldProps {
  name: string
  children: ReactNode
}

/** A control of a form, by its field's texts and rules. */
export const Field = ({ name, children }: FieldProps) => {
  const { required } = useCopy(formsCopy)
  const { id, copy, rules, error } = useField(name)
  return (
    <LabelledField
      id={id}
      label={copy.label}
      hint={copy.hint}
      error={error}
      required={rules?.kind === 'text' && rules.required === true}
      aside={<ChakraField.RequiredIndicator>{required}</ChakraField.RequiredIndicator>}
    >
      {children}
    </LabelledField>
  )
}
