import { Notice } from '../../../components/notice.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { categoryCopy } from '../../../copy/category.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { outlineButton } from '../../../theme/recipes/button.ts'
import { style } from '../../../theme/style.ts'

const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '3' })

interface NoProvidersProps {
  /** Slug. */
  category: string
  /** Whether the view is narrowed to a state. */
  inState: boolean
}

/** No clinic has this category, here or anywhere. */
export const NoProviders = ({ category, inState }: NoProvidersProps) => {
  const { none } = useCopy(categoryCopy)
  const paths = usePaths()
  return (
    <Notice title={none.title} role="status">
      <p>{none.text}</p>
      <p css={ways}>
        <PageLink css={outlineButton} to={paths.search()}>
          {none.search}
        </PageLink>
        {inState && (
          <PageLink css={outlineButton} to={paths.ownCategory(category)}>
            {none.nationwide}
          </PageLink>
        )}
      </p>
    </Notice>
  )
}
