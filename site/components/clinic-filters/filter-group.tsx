import type { ReactNode } from 'react'
import { style } from '../../theme/style.ts'

const title = style({ fontWeight: 'bold' })

interface FilterGroupProps {
  legend: string
  children: ReactNode
}

/** Checkboxes of one kind, under its name. */
export const FilterGroup = ({ legend, children }: FilterGroupProps) => (
  <fieldset>
    <legend css={title}>{legend}</legend>
    {children}
  </fieldset>
)
