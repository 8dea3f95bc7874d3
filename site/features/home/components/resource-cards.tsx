import { PageLink } from '../../../components/page-link.tsx'
import { homeCopy } from '../../../copy/home.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { ruledCardLink } from '../../../theme/recipes/ruled-card.ts'
import { style } from '../../../theme/style.ts'

const grid = style({
  display: 'grid',
  columnGap: '6',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
})
const title = style({ fontSize: '20', color: 'brand', marginBottom: '2' })

/** Their paths are not registered: only the server knows whether an editor redirects them. */
export const ResourceCards = () => {
  const copy = useCopy(homeCopy)
  const paths = usePaths()
  const { qualify, insurance, emergency } = copy.resources
  const cards = [
    { to: paths.qualifyForFreeCare, ...qualify },
    { to: paths.insurancePaymentOptions, ...insurance },
    { to: paths.emergencyCareGuide, ...emergency },
  ]
  return (
    <ul css={grid}>
      {cards.map(({ to, title: name, text }) => (
        <li key={to}>
          <PageLink to={to} css={ruledCardLink} reloadDocument>
            <h3 css={title}>{name}</h3>
            <p>{text}</p>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
