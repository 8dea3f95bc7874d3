import { indexPagesCopy } from '../copy/index-pages.ts'
import { IndexPage } from '../features/browse/components/index-page.tsx'
import { StateIndex } from '../features/browse/components/state-index.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { statesQuery } from '../lib/vocabulary.ts'
import { pageWidth } from '../theme/recipes/layout.ts'

export const handle: ScreenHandle = {
  prepare: ({ queries }) => queries.prefetchQuery(statesQuery),
}

export const Component = () => {
  const { states } = useCopy(indexPagesCopy)
  return (
    <div css={pageWidth}>
      <IndexPage text={states} canonical={usePaths().browseStates}>
        <StateIndex />
      </IndexPage>
    </div>
  )
}
