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

/** Plain links: only the server knows whether editors have made each a guide or a redirect. */
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
          <a href={to} css={ruledCardLink}>
            <h3 css={title}>{name}</h3>
            <p>{text}</p>
          </a>
        </li>
      ))}
    </ul>
  )
}
