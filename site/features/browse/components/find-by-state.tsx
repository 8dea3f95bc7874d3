import { ExampleMarkBelow } from '../../../components/example-mark.tsx'
import { RouteLink } from '../../../components/route-link.tsx'
import { Section } from '../../../components/section.tsx'
import { categoryCopy } from '../../../copy/category.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'
import { CardGrid } from './card-grid.tsx'

interface FindByStateProps {
  /** Slug of the category. */
  category: string
  /** Its clinics by the slug of their state. */
  counts: Record<string, number> | undefined
}

/** The fixed states of the nationwide view, with the counts that editors keep, or this category's. */
export const FindByState = ({ category, counts }: FindByStateProps) => {
  const copy = useCopy(categoryCopy)
  const paths = usePaths()
  const site = useSite()
  const counted = site?.nationwideCounted ? counts : undefined
  return (
    <Section
      heading={copy.byState}
      aside={<RouteLink to={paths.browseStates}>{copy.allStates}</RouteLink>}
    >
      <CardGrid of="names">
        {site?.nationwideCounts.map(({ name, slug, count }) => (
          <li key={slug}>
            <RouteLink to={paths.ownCategoryInState(category, slug)}>
              <span>{name}</span>
              <span>{copy.stateCount(counted ? (counted[slug] ?? 0) : count)}</span>
            </RouteLink>
          </li>
        ))}
      </CardGrid>
      <ExampleMarkBelow />
    </Section>
  )
}
