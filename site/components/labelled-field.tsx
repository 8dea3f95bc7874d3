import { Field, type FieldRootProps, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface LabelledFieldProps extends FieldRootProps {
  /** Of the control. */
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Beside the label. */
  aside?: ReactNode
}

/** A control with its label above it, and its hint and error in between. */
export const LabelledField = ({
  id,
  label,
  hint,
  error,
  aside,
  children,
  ...root
}: LabelledFieldProps) => (
  <Field.Root
    {...root}
    id={id}
    ids={{ helperText: hintId(id), errorText: errorId(id) }}
    invalid={Boolean(error)}
  >
    {aside ? (
      <Flex flexWrap="wrap" columnGap="2" alignItems="baseline">
        <Field.Label>{label}</Field.Label>
        {aside}
      </Flex>
    ) : (
      <Field.Label>{label}</Field.Label>
    )}
    {hint && <Field.HelperText>{hint}</Field.HelperText>}
    {/* Forms say themselves what is wrong. */}
    <Field.ErrorText aria-live="off">{error}</Field.ErrorText>
    {children}
  </Field.Root>
)

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

/** What describes the control `id`. Chakra adds it only once its script is there. */
export const describedBy = (id: string, hint: unknown, error: unknown) => ({
  'aria-describedby':
    [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ') || undefined,
})
