import { Span } from '@chakra-ui/react'
import { PageLink } from '../../../components/page-link.tsx'
import { Section } from '../../../components/section.tsx'
import { categoryCopy } from '../../../copy/category.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'
import { CardGrid } from './card-grid.tsx'
import { entry, entryCount, entryName } from './entry-styles.ts'

interface FindByStateProps {
  /** Slug of the category. */
  category: string
}

/** The fixed states of the nationwide view, with the counts that editors keep. */
export const FindByState = ({ category }: FindByStateProps) => {
  const copy = useCopy(categoryCopy)
  const paths = usePaths()
  const states = useSite()?.nationwideCounts
  return (
    <Section
      heading={copy.byState}
      aside={<PageLink to={paths.browseStates}>{copy.allStates}</PageLink>}
    >
      <CardGrid of="names">
        {states?.map(({ name, slug, count }) => (
          <li key={slug}>
            <PageLink to={paths.ownCategoryInState(category, slug)} css={entry}>
              <Span css={entryName}>{name}</Span>
              <Span css={entryCount}>{copy.stateCount(count)}</Span>
            </PageLink>
          </li>
        ))}
      </CardGrid>
    </Section>
  )
}
