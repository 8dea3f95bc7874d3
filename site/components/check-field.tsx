import { checkField } from '../theme/recipes/field.ts'
import { style } from '../theme/style.ts'

const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  overflowWrap: 'anywhere',
})

interface CheckFieldProps {
  name: string
  label: string
  /** What it sends when ticked. */
  value?: string
  defaultChecked: boolean
}

/** A native checkbox with its label beside it. */
export const CheckField = ({
  name,
  label: text,
  value = 'true',
  defaultChecked,
}: CheckFieldProps) => (
  <label css={label}>
    <input
      css={checkField}
      type="checkbox"
      name={name}
      value={value}
      defaultChecked={defaultChecked}
    />
    {text}
  </label>
)
