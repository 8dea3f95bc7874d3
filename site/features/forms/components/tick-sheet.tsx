import { chakra, defineStyle, Fieldset, Span } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { describedBy } from '../../../components/labelled-field.tsx'
import { formsCopy } from '../../../copy/forms.ts'
import { useCopy } from '../../../lib/language.tsx'
import { checkbox } from '../../../theme/recipes/checkbox.ts'
import { useField } from '../form-context.ts'

const row = defineStyle({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  columnGap: '3',
  alignItems: 'start',
  minHeight: 'touch',
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
  cursor: 'pointer',
  _hover: { background: 'wash' },
  '& > input': checkbox,
})
const nowStyle = defineStyle({
  display: 'block',
  color: 'quiet',
  // On a phone over the full width, so that long words fit in large text.
  gridColumn: { base: '1 / -1', sm: '2' },
})

interface TickSheetProps {
  name: string
  options: readonly {
    value: string
    label: string
    /** Shown below the label. */
    note: ReactNode
    isName?: true | undefined
  }[]
}

/** Checkboxes under a question, each with a note of what is known today. */
export const TickSheet = ({ name: field, options }: TickSheetProps) => {
  const words = useCopy(formsCopy)
  const { id, copy, rules, list: chosen, error } = useField(field)
  return (
    <Fieldset.Root {...describedBy(id, copy.hint, error)} invalid={Boolean(error)}>
      <Fieldset.Legend>
        <span>{copy.label}</span>{' '}
        {rules?.kind === 'list' && rules.required && <Span color="quiet">{words.required}</Span>}
      </Fieldset.Legend>
      {copy.hint && (
        <Fieldset.HelperText id={`${id}-hint`} marginBottom="3">
          {copy.hint}
        </Fieldset.HelperText>
      )}
      <Fieldset.ErrorText id={`${id}-error`} aria-live="off">
        {error}
      </Fieldset.ErrorText>
      {options.map(({ value, label, note, isName }, index) => (
        <chakra.label key={value} css={row}>
          <input
            type="checkbox"
            id={index === 0 ? id : undefined}
            name={field}
            value={value}
            aria-invalid={error ? true : undefined}
            defaultChecked={chosen.includes(value)}
          />
          <Span display="block" fontWeight="medium">
            {label}
          </Span>
          {note && (
            <Span css={nowStyle} htmlTranslate={isName ? 'no' : undefined}>
              {note}
            </Span>
          )}
        </chakra.label>
      ))}
    </Fieldset.Root>
  )
}
