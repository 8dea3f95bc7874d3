import { aboutCopy } from '../../../copy/about.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.ts'
import { style } from '../../../theme/style.ts'

const list = style({
  display: 'grid',
  columnGap: '12',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  borderBottomWidth: { base: '1px', md: 0 },
  borderColor: 'edge',
})
const figure = style({
  display: 'flex',
  flexDirection: { base: 'row-reverse', md: 'column-reverse' },
  alignItems: { base: 'baseline', md: 'start' },
  justifyContent: { base: 'space-between', md: 'flex-end' },
  gap: '1',
  paddingBlock: '4',
  borderTopWidth: '1px',
  borderColor: 'edge',
})
const value = style({
  fontSize: '32',
  lineHeight: 'tight',
  fontWeight: 'heavy',
  color: 'brand',
  fontVariantNumeric: 'tabular-nums',
})

/** The figures that editors set for this page. */
export const Impact = () => {
  const copy = useCopy(aboutCopy)
  const figures = useSite()?.aboutFigures
  if (!figures) return null
  return (
    <dl css={list} aria-label={copy.impact}>
      {figures.map((entry) => (
        <div key={entry.label} css={figure}>
          <dt>{entry.label}</dt>
          <dd css={value}>{entry.value}</dd>
        </div>
      ))}
    </dl>
  )
}
