import { chakra, defineStyle } from '@chakra-ui/react'
import { checkbox } from '../theme/recipes/checkbox.ts'

const label = defineStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  '& > input': checkbox,
})

interface CheckFieldProps {
  name: string
  label: string
  /** What it sends when ticked. */
  value?: string
  defaultChecked: boolean
}

/** A checkbox with its label beside it. Native: Chakra's shows whether it is ticked only once its script is there. */
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
