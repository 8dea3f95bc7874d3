import { PageLink } from '../../../components/page-link.tsx'
import { resourcesCopy } from '../../../copy/resources.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { ruledCardGrid, ruledCardLink } from '../../../theme/recipes/ruled-card.ts'
import { style } from '../../../theme/style.ts'
import { guideCards } from '../guide-cards.ts'
import { FindClinics } from './find-clinics.tsx'

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
    <ul css={ruledCardGrid}>
      {guideCards(copy, paths).map((guide) => (
        <li key={guide.to}>
          <PageLink to={guide.to} css={ruledCardLink}>
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
