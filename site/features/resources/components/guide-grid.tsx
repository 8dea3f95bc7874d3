import { PageLink } from '../../../components/page-link.tsx'
import { resourcesCopy } from '../../../copy/resources.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'
import { guideCards } from '../guide-cards.ts'
import { FindClinics } from './find-clinics.tsx'

const grid = style({
  display: 'grid',
  columnGap: '8',
  rowGap: '6',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
})
const card = style({
  display: 'block',
  height: 'full',
  paddingBlock: '4',
  borderTopWidth: '3px',
  borderColor: 'brand',
  color: 'ink',
  textDecoration: 'none',
  _hover: { '& h3': { textDecoration: 'underline' } },
})
const title = style({ fontSize: '20', color: 'brand', marginBottom: '1' })
const features = style({
  marginTop: '3',
  color: 'quiet',
  '& li': { display: 'flex', gap: '2', _before: { content: '"–"' } },
})

/** A card for each guide, and one for finding a clinic. */
export const GuideGrid = () => {
  const copy = useCopy(resourcesCopy)
  const paths = usePaths()
  return (
    <ul css={grid}>
      {guideCards(copy, paths).map((guide) => (
        <li key={guide.to}>
          <PageLink to={guide.to} css={card}>
            <h3 css={title}>{guide.title}</h3>
            <p>{guide.description}</p>
            <ul css={features}>
              {guide.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </PageLink>
        </li>
      ))}
      <li>
        <FindClinics />
      </li>
    </ul>
  )
}
