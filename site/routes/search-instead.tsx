import { SearchForm } from '../features/search/components/search-form.tsx'
import { style } from '../theme/style.ts'

const space = style({ marginBottom: '8' })

/** The search form, on a page whose list could not be loaded: another way to find a clinic. */
export const SearchInstead = ({ failed }: { failed: boolean }) =>
  failed && (
    <div css={space}>
      <SearchForm />
    </div>
  )
