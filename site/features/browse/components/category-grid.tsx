import { useQuery } from '@tanstack/react-query'
import { RouteLink } from '../../../components/route-link.tsx'
import { ServiceIcon } from '../../../components/service-icon.tsx'
import { browseCopy } from '../../../copy/browse.ts'
import { useCopy } from '../../../lib/language.tsx'
import { serviceKind } from '../../../lib/service-kind.ts'
import { categoriesQuery } from '../../../lib/vocabulary.ts'
import { CardGrid } from './card-grid.tsx'
import { GridState } from './grid-state.tsx'

interface CategoryGridProps {
  /** The address of a category's page, by slug. */
  hrefOf: (slug: string) => string
}

/** The service categories, each a link to its page. */
export const CategoryGrid = ({ hrefOf }: CategoryGridProps) => {
  const copy = useCopy(browseCopy)
  const { data: categories, isError } = useQuery(categoriesQuery)
  if (!categories?.length)
    return <GridState of="categories" failed={isError} loading={!categories && !isError} />
  return (
    <CardGrid of="described">
      {categories.map((category) => {
        const kind = serviceKind(category.name)
        return (
          <li key={category.id}>
            <RouteLink to={hrefOf(category.slug)}>
              <span>
                <ServiceIcon kind={kind} />
                <span>{category.name}</span>
              </span>
              <span>{category.description ?? copy.kindDescription[kind]}</span>
              <span>{copy.clinicCount(category.clinicCount)}</span>
            </RouteLink>
          </li>
        )
      })}
    </CardGrid>
  )
}
