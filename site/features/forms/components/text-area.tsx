import { Textarea } from '@chakra-ui/react'
import { useControl, useMaxLength } from '../use-control.ts'
import { Field } from './field.tsx'

interface TextAreaProps {
  name: string
  rows: number
}

export const TextArea = ({ name, rows }: TextAreaProps) => {
  const { defaultValue, ...control } = useControl(name)
  return (
    <Field name={name}>
      <Textarea
        {...control}
        // React's initTextarea compares it with the text there is, and if they are the same string,
        // writes it over what was typed before hydration. An array is never the same.
        defaultValue={[defaultValue]}
        rows={rows}
        maxLength={useMaxLength(name)}
      />
    </Field>
  )
}
