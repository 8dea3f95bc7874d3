import { defineStyle, Span } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../../components/page-link.tsx'
import { ServiceIcon } from '../../../components/service-icon.tsx'
import { browseCopy } from '../../../copy/browse.ts'
import { useCopy } from '../../../lib/language.tsx'
import { serviceKind } from '../../../lib/service-kind.ts'
import { categoriesQuery } from '../../../lib/vocabulary.ts'
import { CardGrid } from './card-grid.tsx'
import { entry, entryCount, entryName } from './entry-styles.ts'
import { GridState } from './grid-state.tsx'

const head = defineStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
})

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
            <PageLink to={hrefOf(category.slug)} css={entry}>
              <Span css={[entryName, head]}>
                <ServiceIcon kind={kind} />
                <span>{category.name}</span>
              </Span>
              <Span color="ink" marginTop="1">
                {category.description ?? copy.kindDescription[kind]}
              </Span>
              <Span css={entryCount}>{copy.clinicCount(category.clinicCount)}</Span>
            </PageLink>
          </li>
        )
      })}
    </CardGrid>
  )
}
