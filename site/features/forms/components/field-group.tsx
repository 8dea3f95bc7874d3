import { type ReactNode, useId } from 'react'
import { style } from '../../../theme/style.ts'

const group = style({
  display: 'grid',
  gap: '4',
  minWidth: 0,
  padding: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  'fieldset + &': { marginTop: '6' },
})
// A legend is not part of the grid, so it needs its own margin.
const title = style({
  fontSize: '20',
  fontWeight: 'heavy',
  lineHeight: 'tight',
  padding: 0,
  marginBottom: '3',
})
const hintStyle = style({ color: 'quiet', marginTop: '-0.5rem' })

interface FieldGroupProps {
  legend: string
  hint?: string
  children: ReactNode
}

/** Fields about one subject, under a legend. */
export const FieldGroup = ({ legend, hint, children }: FieldGroupProps) => {
  const id = useId()
  return (
    <fieldset css={group} aria-describedby={hint ? id : undefined}>
      <legend css={title}>{legend}</legend>
      {hint && (
        <p id={id} css={hintStyle}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  )
}
