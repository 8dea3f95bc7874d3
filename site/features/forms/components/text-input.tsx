import { Input, type InputProps } from '@chakra-ui/react'
import { useControl, useMaxLength } from '../use-control.ts'
import { Field } from './field.tsx'

interface TextInputProps extends Pick<InputProps, 'autoComplete' | 'inputMode'> {
  name: string
  type?: 'text' | 'email' | 'tel' | 'url'
}

export const TextInput = ({ name, type = 'text', ...props }: TextInputProps) => (
  <Field name={name}>
    <Input {...useControl(name)} {...props} type={type} maxLength={useMaxLength(name)} />
  </Field>
)
