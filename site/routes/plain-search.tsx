import { SearchForm } from '../features/finding/form/search-form.tsx'

/**
 * The search form as plain HTML, for a page whose scripts have failed: the browser submits it and
 * loads the results as a new page.
 */
export const PlainSearch = () => (
  <div onSubmitCapture={(event) => event.stopPropagation()}>
    <SearchForm />
  </div>
)
