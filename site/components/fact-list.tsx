import { chakra, defineStyle } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const list = defineStyle({ display: 'grid', gap: '3' })
// A value goes below its term where both have no room.
const beside = defineStyle({
  gap: '2',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' },
  // A term is the site's own words: they stay whole.
  '& dt': { flex: '0 0 7.5rem', overflowWrap: 'break-word' },
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
    <chakra.dl css={[list, values === 'beside' ? beside : undefined]}>
      {known.map((fact) => (
        <div key={fact.term}>
          <chakra.dt color="quiet">{fact.term}</chakra.dt>
          <dd lang={fact.lang}>{fact.value}</dd>
        </div>
      ))}
    </chakra.dl>
  )
}
