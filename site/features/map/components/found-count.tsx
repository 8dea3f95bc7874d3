import { Badge } from '../../../components/badge.tsx'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'

const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const spinner = style({
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: 'round',
  borderWidth: '3px',
  borderColor: 'line',
  borderTopColor: 'brand',
  animation: 'turn 0.9s linear infinite',
})

interface FoundCountProps {
  loading: boolean
  /** Undefined if it is not known. */
  found: number | undefined
}

/** How many were found, read aloud when it changes. */
export const FoundCount = ({ loading, found }: FoundCountProps) => {
  const copy = useCopy(mapCopy)
  return (
    <div css={row} role="status">
      {loading && (
        <>
          <span css={spinner} aria-hidden="true" />
          <span>{copy.loading}</span>
        </>
      )}
      {found !== undefined && <Badge tone="quiet">{copy.found(found)}</Badge>}
    </div>
  )
}
