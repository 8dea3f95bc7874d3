import { useQuery } from '@tanstack/react-query'
import { PageLoading } from '../components/page-loading.tsx'
import { PageProblem } from '../components/page-problem.tsx'
import { readingCopy } from '../copy/reading.ts'
import { type LegalName, legalQuery } from '../features/legal/api.ts'
import { LegalText } from '../features/legal/components/legal-text.tsx'
import { SearchForm } from '../features/search/components/search-form.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { pageWidth } from '../theme/recipes/layout.ts'

interface LegalScreenProps {
  name: LegalName
}

/** The screen of one of the texts that the law asks for. */
export const LegalScreen = ({ name }: LegalScreenProps) => {
  const { failed, loading, orSearch } = useCopy(readingCopy)
  const paths = usePaths()
  const { data: page, isError } = useQuery(legalQuery(name))
  return (
    <div css={pageWidth}>
      {page ? (
        <LegalText key={name} name={name} page={page} />
      ) : isError ? (
        <PageProblem
          title={failed.title}
          text={failed.text}
          action={{ name: failed.again, to: paths[name], reload: true }}
          searchHeading={orSearch}
        >
          <SearchForm />
        </PageProblem>
      ) : (
        <PageLoading label={loading} />
      )}
    </div>
  )
}

export const legalHandle = (name: LegalName): ScreenHandle => ({
  prepare: ({ queries }) => queries.fetchQuery(legalQuery(name)),
})
