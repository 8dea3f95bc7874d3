import type { ReactNode } from 'react'
import { style } from '../theme/style.ts'

const band = style({
  marginTop: { base: '12', md: '18' },
  padding: { base: '4', md: '8' },
  background: 'wash',
  borderTopWidth: '3px',
  borderColor: 'brand',
  '@media print': { display: 'none' },
})
const title = style({ fontSize: '24', marginBottom: '4' })

interface SearchBandProps {
  heading: string
  /** The search form. */
  children: ReactNode
}

/** The search at the end of a text: what to do next. */
export const SearchBand = ({ heading, children }: SearchBandProps) => (
  <section css={band}>
    <h2 css={title}>{heading}</h2>
    {children}
  </section>
)
