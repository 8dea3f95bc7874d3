import { visuallyHidden } from '../theme/recipes/layout.ts'
import { style } from '../theme/style.ts'

const bar = style({
  height: '4',
  borderRadius: '4px',
  background: 'wash',
  animation: 'breathe 1.6s ease-in-out infinite',
})
const lines = style({
  display: 'grid',
  gap: '3',
  paddingBlock: '4',
  borderTopWidth: '1px',
  borderColor: 'line',
  '& > :nth-of-type(2)': { width: '70%' },
  '& > :nth-of-type(3)': { width: '45%' },
})

interface PlaceholdersProps {
  count: number
  /** Read by screen readers while the content is loading. */
  label?: string
  /** Bars in each. */
  bars?: number
}

/** As many gray outlines as there will be items; the container's grid places them. */
export const Placeholders = ({ count, label, bars = 2 }: PlaceholdersProps) => (
  <>
    {label && (
      <span css={visuallyHidden} role="status">
        {label}
      </span>
    )}
    {numbers(count).map((number) => (
      <div key={number} css={lines} data-placeholder="" aria-hidden="true">
        {numbers(bars).map((barNumber) => (
          <div key={barNumber} css={bar} />
        ))}
      </div>
    ))}
  </>
)

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
