import { textField } from '../../../theme/recipes/field.ts'
import { style } from '../../../theme/style.ts'
import { useControl, useMaxLength } from '../use-control.ts'
import { Field } from './field.tsx'

const area = style({ display: 'block', lineHeight: 'list', resize: 'vertical' })

interface TextAreaProps {
  name: string
  rows: number
}

export const TextArea = ({ name, rows }: TextAreaProps) => (
  <Field name={name}>
    <textarea
      css={[textField, area]}
      {...useControl(name)}
      rows={rows}
      maxLength={useMaxLength(name)}
    />
  </Field>
)
