import type { ReactNode } from 'react'
import { style } from '../theme/style.ts'

const list = style({ display: 'grid', gap: '3' })
const term = style({ color: 'quiet' })
// A value goes below its term where both have no room.
const beside = style({
  gap: '2',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' },
  '& dt': { flex: '0 0 7.5rem' },
  '& dd': { flex: '1 1 8rem', minWidth: '0' },
})

export interface Fact {
  term: string
  /** A fact whose value is null, undefined or empty is left out. */
  value: ReactNode
  /** Of the value, if it is not in the page's language. */
  lang?: string | undefined
}

interface FactListProps {
  facts: Fact[]
  /** Where a value goes if there is room. */
  values?: 'below' | 'beside'
}

/** What is known, term by term. */
export const FactList = ({ facts, values = 'below' }: FactListProps) => {
  const known = facts.filter(
    ({ value: text }) => text !== null && text !== undefined && text !== '',
  )
  if (known.length === 0) return null
  return (
    <dl css={[list, values === 'beside' && beside]}>
      {known.map((fact) => (
        <div key={fact.term}>
          <dt css={term}>{fact.term}</dt>
          <dd lang={fact.lang}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
