import { chakra, defineStyle, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

// A legend is not part of the grid, so it needs its own margin.
const title = defineStyle({
  fontSize: '20',
  fontWeight: 'heavy',
  lineHeight: 'tight',
  padding: 0,
  marginBottom: '3',
})

interface FieldGroupProps {
  legend: string
  hint?: string
  children: ReactNode
}

/** Fields about one subject, under a legend. */
export const FieldGroup = ({ legend, hint, children }: FieldGroupProps) => {
  const id = useId()
  return (
    <chakra.fieldset
      display="grid"
      gap="4"
      minWidth={0}
      padding={0}
      gridTemplateColumns="minmax(0, 1fr)"
      css={{ 'fieldset + &': { marginTop: '6' } }}
      aria-describedby={hint ? id : undefined}
    >
      <chakra.legend css={title}>{legend}</chakra.legend>
      {hint && (
        <Text id={id} color="quiet" marginTop="-0.5rem">
          {hint}
        </Text>
      )}
      {children}
    </chakra.fieldset>
  )
}
