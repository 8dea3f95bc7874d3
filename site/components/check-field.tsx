import { chakra, defineStyle } from '@chakra-ui/react'
import { checkboxRecipe } from '../theme/recipes/checkbox.ts'

const label = defineStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  '& > input': checkboxRecipe.base,
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
    <input type="checkbox" name={name} value={value} defaultChecked={defaultChecked} />
    <span>{text}</span>
  </chakra.label>
)
