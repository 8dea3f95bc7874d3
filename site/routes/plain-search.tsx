import { SearchForm } from '../features/search/components/search-form.tsx'

/**
 * The search form as nothing but HTML, for a page whose scripts have failed: the browser sends it
 * and loads the results as a new page.
 */
export const PlainSearch = () => (
  <div onSubmitCapture={(event) => event.stopPropagation()}>
    <SearchForm />
  </div>
)
