import { PageLink } from '../../../components/page-link.tsx'
import { ServiceIcon } from '../../../components/service-icon.tsx'
import { stateCopy } from '../../../copy/state.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { serviceKind } from '../../../lib/service-kind.ts'
import { TWO_COLUMNS } from '../../../theme/recipes/columns.ts'
import { style } from '../../../theme/style.ts'

const grid = style({
  display: 'grid',
  columnGap: '6',
  gridTemplateColumns: { base: TWO_COLUMNS, md: 'repeat(3, minmax(0, 1fr))' },
})
const service = style({ display: 'flex', alignItems: 'center', gap: '2', minHeight: '3rem' })

interface ServicesInStateProps {
  /** Slug. */
  state: string
}

/** The state's clinics by service: six links. */
export const ServicesInState = ({ state }: ServicesInStateProps) => {
  const copy = useCopy(stateCopy)
  const paths = usePaths()
  return (
    <ul css={grid}>
      {Object.entries(copy.service).map(([slug, name]) => (
        <li key={slug}>
          <PageLink to={paths.categoryInState(slug, state)} css={service}>
            <ServiceIcon kind={serviceKind(slug)} />
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
