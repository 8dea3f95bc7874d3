import { chakra, defineStyle } from '@chakra-ui/react'
import { checkField } from '../theme/recipes/field.ts'

const label = defineStyle({
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
  <chakra.label css={label}>
    <chakra.input
      css={checkField}
      type="checkbox"
      name={name}
      value={value}
      defaultChecked={defaultChecked}
    />
    <span>{text}</span>
  </chakra.label>
)
