import { Placeholders } from '../../../components/placeholder.tsx'
import { browseCopy } from '../../../copy/browse.ts'
import { useCopy } from '../../../lib/language.tsx'
import { TWO_COLUMNS } from '../../../theme/recipes/columns.ts'
import { style } from '../../../theme/style.ts'

/** Placeholders shown while a list is loading. */
const PLACEHOLDERS = 8

const outlines = style({
  display: 'grid',
  columnGap: '6',
  gridTemplateColumns: {
    base: TWO_COLUMNS,
    lg: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  },
})
const empty = style({ paddingBlock: '4', borderTopWidth: '1px', borderColor: 'line' })
const title = style({ fontSize: '18' })

interface GridStateProps {
  of: 'states' | 'categories'
  loading: boolean
  failed: boolean
}

/** An index that is loading, could not be loaded, or has nothing in it. */
export const GridState = ({ of, loading, failed }: GridStateProps) => {
  const browse = useCopy(browseCopy)
  if (loading)
    return (
      <div css={outlines}>
        <Placeholders count={PLACEHOLDERS} label={browse[of].loading} />
      </div>
    )
  if (failed) return <p css={empty}>{browse.unavailable}</p>
  return (
    <div css={empty}>
      <h3 css={title}>{browse[of].emptyTitle}</h3>
      <p>{browse[of].emptyText}</p>
    </div>
  )
}
