import { Box, Button, defineStyle } from '@chakra-ui/react'
import { PageLink } from '../../../../../components/page-link.tsx'
import type { MapCopy } from '../../../../../copy/en/map.ts'
import { mapCopy } from '../../../../../copy/map.ts'
import { useCopy } from '../../../../../lib/language.tsx'
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
const group = defineStyle({
  display: { base: 'flex' },
  gap: '2',
  '& a': { flex: '1', whiteSpace: 'nowrap' },
})
const whereWide = defineStyle({ lgDown: { display: 'none' } })
/** Beside the count, also if it has five digits. */
const whereNarrow = defineStyle({ display: { lg: 'none' }, '& a': { paddingInline: '2' } })

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
        <Box key={width} css={[group, width === 'wide' ? whereWide : whereNarrow]}>
          {views[width].map((each) => (
            <Button
              key={each.view}
              asChild
              variant={each.view === shownAs(view, width) ? 'solid' : 'outline'}
            >
              <PageLink
                to={hrefOf(each.view)}
                replace
                preventScrollReset
                aria-current={each.view === shownAs(view, width) ? 'true' : undefined}
              >
                {copy.view[each.label]}
              </PageLink>
            </Button>
          ))}
        </Box>
      ))}
    </nav>
  )
}
