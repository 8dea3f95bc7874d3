import { RouteLink } from '../../../components/route-link.tsx'
import { Section } from '../../../components/section.tsx'
import { categoryCopy } from '../../../copy/category.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'
import { CardGrid } from './card-grid.tsx'

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
      aside={<RouteLink to={paths.browseStates}>{copy.allStates}</RouteLink>}
    >
      <CardGrid of="names">
        {states?.map(({ name, slug, count }) => (
          <li key={slug}>
            <RouteLink to={paths.ownCategoryInState(category, slug)}>
              <span>{name}</span>
              <span>{copy.stateCount(count)}</span>
            </RouteLink>
          </li>
        ))}
      </CardGrid>
    </Section>
  )
}
