import type { ReactNode } from 'react'
import { style } from '../theme/style.ts'

const list = style({ display: 'grid', gap: '3' })
const term = style({ color: 'quiet' })

export interface Fact {
  term: string
  /** A fact whose value is null, undefined or empty is left out. */
  value: ReactNode
}

interface FactListProps {
  facts: Fact[]
}

/** What is known, term by term. */
export const FactList = ({ facts }: FactListProps) => {
  const known = facts.filter(
    ({ value: text }) => text !== null && text !== undefined && text !== '',
  )
  if (known.length === 0) return null
  return (
    <dl css={list}>
      {known.map((fact) => (
        <div key={fact.term}>
          <dt css={term}>{fact.term}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
