import { FallbackPage } from '../features/fallback/components/fallback-page.tsx'
import { SearchForm } from '../features/search/components/search-form.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { pageWidth } from '../theme/recipes/layout.ts'

export const handle: ScreenHandle = { status: 404 }

export const Component = () => (
  <div css={pageWidth}>
    <FallbackPage>
      <SearchForm />
    </FallbackPage>
  </div>
)
