import { chakra, defineStyle, Span, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formsCopy } from '../../../copy/forms.ts'
import { useCopy } from '../../../lib/language.tsx'
import { checkField, fieldLabel } from '../../../theme/recipes/field.ts'
import { useField } from '../form-context.ts'

const sheet = defineStyle({ minWidth: 0, padding: 0 })
const wrong = defineStyle({
  borderInlineStartWidth: '4px',
  borderColor: 'alert',
  paddingInlineStart: '3',
  '& input': { borderColor: 'alert' },
})
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
})
const nowStyle = defineStyle({
  display: 'block',
  color: 'quiet',
  // On a phone over the full width, so that long words fit in large text.
  gridColumn: { base: '1 / -1', sm: '2' },
  overflowWrap: 'anywhere',
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
  const about = [copy.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <chakra.fieldset css={[sheet, error ? wrong : undefined]} aria-describedby={about || undefined}>
      <chakra.legend css={fieldLabel}>
        <span>{copy.label}</span>{' '}
        {rules?.kind === 'list' && rules.required && <Span color="quiet">{words.required}</Span>}
      </chakra.legend>
      {copy.hint && (
        <Text color="quiet" marginBottom="3" id={`${id}-hint`}>
          {copy.hint}
        </Text>
      )}
      {error && (
        <Text color="alert" fontWeight="bold" marginBottom="1" id={`${id}-error`}>
          {error}
        </Text>
      )}
      {options.map(({ value, label, note, isName }, index) => (
        <chakra.label key={value} css={row}>
          <chakra.input
            id={index === 0 ? id : undefined}
            css={checkField}
            type="checkbox"
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
    </chakra.fieldset>
  )
}
