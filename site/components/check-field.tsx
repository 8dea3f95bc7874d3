import { checkField } from '../theme/recipes/field.ts'
import { style } from '../theme/style.ts'

const label = style({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' })

interface CheckFieldProps {
  name: string
  label: string
  defaultChecked: boolean
}

/** A native checkbox that sends 'true' when ticked, with its label beside it. */
export const CheckField = ({ name, label: text, defaultChecked }: CheckFieldProps) => (
  <label css={label}>
    <input
      css={checkField}
      type="checkbox"
      name={name}
      value="true"
      defaultChecked={defaultChecked}
    />
    {text}
  </label>
)
