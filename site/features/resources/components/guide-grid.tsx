import { Heading, List } from '@chakra-ui/react'
import { PageLink } from '../../../components/page-link.tsx'
import { resourcesCopy } from '../../../copy/resources.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { ruledCardGrid, ruledCardLink } from '../../../theme/recipes/ruled-card.ts'
import { guideCards } from '../guide-cards.ts'
import { FindClinics } from './find-clinics.tsx'

/** A card for each guide, and one for finding a clinic. */
export const GuideGrid = () => {
  const copy = useCopy(resourcesCopy)
  const paths = usePaths()
  return (
    <List.Root css={ruledCardGrid}>
      {guideCards(copy, paths).map((guide) => (
        <li key={guide.to}>
          <PageLink to={guide.to} css={ruledCardLink}>
            <Heading as="h3" fontSize="20" color="brand" marginBottom="1">
              {guide.title}
            </Heading>
            <p>{guide.description}</p>
            <List.Root
              marginTop="3"
              color="quiet"
              css={{ '& li': { display: 'flex', gap: '2', _before: { content: '"–"' } } }}
            >
              {guide.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </List.Root>
          </PageLink>
        </li>
      ))}
      <li>
        <FindClinics />
      </li>
    </List.Root>
  )
}
