import { PageLink } from '../../../components/page-link.tsx'
import type { MapCopy } from '../../../copy/en/map.ts'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy } from '../../../lib/language.tsx'
import { outlineButton, solidButton } from '../../../theme/recipes/button.ts'
import { style } from '../../../theme/style.ts'
import type { MapView } from '../map-values.ts'

const views: Record<'wide' | 'narrow', { view: MapView; label: keyof MapCopy['view'] }[]> = {
  wide: [
    { view: 'split', label: 'split' },
    { view: 'map', label: 'map' },
  ],
  narrow: [
    { view: 'split', label: 'onlyMap' },
    { view: 'list', label: 'onlyList' },
  ],
}
const group = style({ display: 'flex', gap: '2', '& a': { flex: '1', whiteSpace: 'nowrap' } })
const whereWide = style({ lgDown: { display: 'none' } })
/** Beside the count, also if it has five digits. */
const whereNarrow = style({ display: { lg: 'none' }, '& a': { paddingInline: '2' } })

/** The view of these that the address asks for. */
const shownAs = (view: MapView, width: keyof typeof views): MapView =>
  views[width].some((each) => each.view === view) ? view : 'split'

interface ViewToggleProps {
  view: MapView
  hrefOf: (view: MapView) => string
}

/** Map and list, or only the map; on a phone map or list. */
export const ViewToggle = ({ view, hrefOf }: ViewToggleProps) => {
  const copy = useCopy(mapCopy)
  return (
    <nav aria-label={copy.view.label}>
      {(['wide', 'narrow'] as const).map((width) => (
        <div key={width} css={[group, width === 'wide' ? whereWide : whereNarrow]}>
          {views[width].map((each) => (
            <PageLink
              key={each.view}
              to={hrefOf(each.view)}
              replace
              preventScrollReset
              css={each.view === shownAs(view, width) ? solidButton : outlineButton}
              aria-current={each.view === shownAs(view, width) ? 'true' : undefined}
            >
              {copy.view[each.label]}
            </PageLink>
          ))}
        </div>
      ))}
    </nav>
  )
}
