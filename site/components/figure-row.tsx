import { TWO_COLUMNS } from '../theme/recipes/columns.ts'
import { style } from '../theme/style.ts'

const list = style({
  display: 'grid',
  gridTemplateColumns: { base: TWO_COLUMNS, md: 'repeat(4, minmax(0, 1fr))' },
  columnGap: '6',
  rowGap: '3',
  marginTop: '6',
  paddingBlock: '4',
  borderBlockWidth: '1px',
  borderColor: 'line',
})
const figure = style({ display: 'flex', flexDirection: 'column-reverse' })
const term = style({ color: 'quiet' })
const value = style({ fontSize: '24', fontWeight: 'heavy', fontVariantNumeric: 'tabular-nums' })

interface FigureRowProps {
  /** What the figures are about, for screen readers. */
  label: string
  figures: { label: string; value: string }[]
}

/** A few figures with their names, in a row. */
export const FigureRow = ({ label, figures }: FigureRowProps) => (
  <dl css={list} aria-label={label}>
    {figures.map((entry) => (
      <div key={entry.label} css={figure}>
        <dt css={term}>{entry.label}</dt>
        <dd css={value}>{entry.value}</dd>
      </div>
    ))}
  </dl>
)
