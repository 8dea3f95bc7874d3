import { Link } from 'react-router-dom'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy } from '../../../lib/language.tsx'
import { outlineButton, solidButton } from '../../../theme/recipes/button.ts'
import { style } from '../../../theme/style.ts'
import type { MapView } from '../map-values.ts'

const views = ['split', 'map'] as const
const group = style({
  display: 'flex',
  gap: '2',
  // On a phone they share a line with the filters.
  '& a': { paddingInline: { base: '2', md: '4' } },
})

interface ViewToggleProps {
  view: MapView
  hrefOf: (view: MapView) => string
}

/** Map and list, or only the map. */
export const ViewToggle = ({ view, hrefOf }: ViewToggleProps) => {
  const copy = useCopy(mapCopy)
  return (
    <nav aria-label={copy.view.label} css={group}>
      {views.map((each) => (
        <Link
          key={each}
          to={hrefOf(each)}
          replace
          preventScrollReset
          css={each === view ? solidButton : outlineButton}
          aria-current={each === view ? 'true' : undefined}
        >
          {copy.view[each]}
        </Link>
      ))}
    </nav>
  )
}
