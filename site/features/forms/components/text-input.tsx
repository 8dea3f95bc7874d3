import { chakra } from '@chakra-ui/react'
import { textField } from '../../../theme/recipes/field.ts'
import { useControl, useMaxLength } from '../use-control.ts'
import { Field } from './field.tsx'

interface TextInputProps {
  name: string
  type?: 'text' | 'email' | 'tel' | 'url'
  autoComplete?: string
  inputMode?: 'numeric'
}

export const TextInput = ({ name, type = 'text', autoComplete, inputMode }: TextInputProps) => (
  <Field name={name}>
    <chakra.input
      css={textField}
      {...useControl(name)}
      type={type}
      maxLength={useMaxLength(name)}
      autoComplete={autoComplete}
      inputMode={inputMode}
    />
  </Field>
)
