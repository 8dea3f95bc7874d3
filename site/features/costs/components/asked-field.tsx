import { Box, chakra, defineStyle, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { fieldLabel } from '../../../theme/recipes/field.ts'

const field = defineStyle({ minWidth: 0 })
const wrong = defineStyle({
  borderInlineStartWidth: '4px',
  borderColor: 'alert',
  paddingInlineStart: '3',
  '& :is(input, select)': { borderColor: 'alert', borderWidth: '2px' },
})

interface AskedFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  /** The control, with the attributes that tie it to its label, hint and error. */
  children: (attributes: {
    id: string
    'aria-describedby'?: string
    'aria-invalid'?: true
  }) => ReactNode
}

/** A question with its hint, its error and its control. The control has no name: nothing is sent. */
export const AskedField = ({ label, hint, error, children }: AskedFieldProps) => {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <Box css={[field, error ? wrong : undefined]}>
      <chakra.label css={fieldLabel} htmlFor={id}>
        {label}
      </chakra.label>
      {hint && (
        <Text color="quiet" marginBottom="1" id={`${id}-hint`}>
          {hint}
        </Text>
      )}
      {error && (
        <Text color="alert" fontWeight="bold" marginBottom="1" id={`${id}-error`}>
          {error}
        </Text>
      )}
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
      })}
    </Box>
  )
}
