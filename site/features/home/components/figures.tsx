import { homeCopy } from '../../../copy/home.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'
import { style } from '../../../theme/style.ts'

const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '8',
  justifyContent: { lg: 'space-between' },
  rowGap: '2',
  marginTop: { base: '8', md: '12' },
  paddingBlock: '3',
  borderBlockWidth: '1px',
  borderColor: 'line',
})
const figure = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  // In large text a figure goes above its name.
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  columnGap: '1',
  color: 'quiet',
})
const value = style({ fontWeight: 'heavy', color: 'ink', fontVariantNumeric: 'tabular-nums' })

/** The marketing figures: a line of facts, not hero numbers. */
export const Figures = () => {
  const copy = useCopy(homeCopy)
  const figures = useSite()?.homeFigures
  if (!figures) return null
  return (
    <dl css={list} aria-label={copy.figures}>
      {figures.map((entry) => (
        <div key={entry.label} css={figure}>
          <dt>{entry.label}</dt>
          <dd css={value}>{entry.value}</dd>
        </div>
      ))}
    </dl>
  )
}
