import { PageLink } from '../components/page-link.tsx'
import { PageProblem } from '../components/page-problem.tsx'
import { readingCopy } from '../copy/reading.ts'
import { SearchForm } from '../features/search/components/search-form.tsx'
import { statusOf } from '../lib/data-client.ts'
import { useCopy } from '../lib/language.tsx'
import { outlineButton } from '../theme/recipes/button.ts'

interface LoadProblemProps {
  error: unknown
  /** The address of the page itself, to try again. */
  address: string
  /** What is said where there is none, and the address of the list of all. */
  missing?: { title: string; text: string; back: string; list: string }
}

/** In place of what an address names: there is none, or it could not be loaded. */
export const LoadProblem = ({ error, address, missing }: LoadProblemProps) => {
  const { failed } = useCopy(readingCopy)
  const isMissing = statusOf(error) === 404
  const { title, text, way } =
    missing && isMissing
      ? {
          ...missing,
          way: (
            <PageLink css={outlineButton} to={missing.list}>
              {missing.back}
            </PageLink>
          ),
        }
      : {
          ...failed,
          // Without scripts, too, a link to the page itself tries again.
          way: (
            <PageLink css={outlineButton} to={address} reloadDocument>
              {failed.again}
            </PageLink>
          ),
        }
  return (
    <PageProblem title={title} text={text} way={way}>
      <SearchForm />
    </PageProblem>
  )
}
