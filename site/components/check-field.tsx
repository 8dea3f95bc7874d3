import { chakra, defineStyle } from '@chakra-ui/react'
import { Checkbox } from './checkbox.tsx'

const label = defineStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
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
    <Checkbox name={name} value={value} defaultChecked={defaultChecked} />
    <span>{text}</span>
  </chakra.label>
)
