import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FilterGroupProps {
  legend: string
  children: ReactNode
}

/** Checkboxes of one kind, under its name. */
export const FilterGroup = ({ legend, children }: FilterGroupProps) => (
  <fieldset>
    <chakra.legend fontWeight="bold">{legend}</chakra.legend>
    {children}
  </fieldset>
)
