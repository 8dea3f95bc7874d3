import { Box } from '@chakra-ui/react'
import { SearchForm } from '../features/finding/form/search-form.tsx'

/** The search form, on a page whose list could not be loaded: another way to find a clinic. */
export const SearchInstead = ({ failed }: { failed: boolean }) =>
  failed && (
    <Box marginBottom="8">
      <SearchForm />
    </Box>
  )
