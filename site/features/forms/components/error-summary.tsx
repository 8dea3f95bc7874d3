import { chakra, defineStyle, Heading, Link } from '@chakra-ui/react'
import { type RefObject, useId } from 'react'
import { formsCopy } from '../../../copy/forms.ts'
import { useCopy } from '../../../lib/language.tsx'
import { fieldId } from '../form-context.ts'
import type { FieldErrors } from '../form-errors.ts'

const box = defineStyle({
  display: 'grid',
  gap: '2',
  padding: '4',
  borderWidth: '3px',
  borderColor: 'alert',
  borderRadius: 'control',
  background: 'alert.wash',
  '&:focus-visible, &:focus': { outline: '3px solid {colors.ink}', outlineOffset: '3px' },
})

interface ErrorSummaryProps {
  ref: RefObject<HTMLElement | null>
  /** The form's name, the prefix of its fields' ids. */
  form: string
  errors: FieldErrors
}

/** Everything that needs another look, each a link to its field. It takes focus when it appears. */
export const ErrorSummary = ({ ref, form, errors }: ErrorSummaryProps) => {
  const copy = useCopy(formsCopy).summary
  const id = useId()
  const entries = Object.entries(errors)
  if (entries.length === 0) return null
  return (
    <chakra.section ref={ref} css={box} tabIndex={-1} aria-labelledby={id}>
      <Heading id={id} as="h3" fontSize="20" color="alert">
        {copy.title}
      </Heading>
      <p>{copy.lead(entries.length)}</p>
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            <Link
              display="inline-flex"
              alignItems="center"
              minHeight="touch"
              paddingBlock="2"
              color="alert"
              fontWeight="bold"
              href={`#${fieldId(form, name)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId(form, name))?.focus()
              }}
            >
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </chakra.section>
  )
}
