import { Box, chakra, defineStyle, Flex, Span, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formsCopy } from '../../../copy/forms.ts'
import { useCopy } from '../../../lib/language.tsx'
import { fieldLabel } from '../../../theme/recipes/field.ts'
import { useField } from '../form-context.ts'

const field = defineStyle({ minWidth: 0 })
const wrong = defineStyle({
  borderInlineStartWidth: '4px',
  borderColor: 'alert',
  paddingInlineStart: '3',
  // The control's border is thicker too, so that an error doesn't rely on color alone.
  '& :is(input, select, textarea)': { borderColor: 'alert', borderWidth: '2px' },
})

interface FieldProps {
  name: string
  children: ReactNode
}

/** A control with its label above it, and its hint and error in between. */
export const Field = ({ name, children }: FieldProps) => {
  const words = useCopy(formsCopy)
  const { id, copy, rules, error } = useField(name)
  const required = rules?.kind === 'text' && rules.required
  return (
    <Box css={[field, error ? wrong : undefined]}>
      <Flex flexWrap="wrap" columnGap="2" alignItems="baseline">
        <chakra.label css={fieldLabel} htmlFor={id}>
          {copy.label}
        </chakra.label>
        {required && (
          <Span color="quiet" aria-hidden="true">
            {words.required}
          </Span>
        )}
      </Flex>
      {copy.hint && (
        <Text color="quiet" marginBottom="1" id={`${id}-hint`}>
          {copy.hint}
        </Text>
      )}
      {error && (
        <Text color="alert" fontWeight="bold" marginBottom="1" id={`${id}-error`}>
          {error}
        </Text>
      )}
      {children}
    </Box>
  )
}
