import { api } from '@healthcare-for-all/cms/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiQuery } from '../../lib/api-query.ts'
import { usePaths } from '../../lib/language.tsx'
import { isPlainClick } from '../../lib/links.ts'
import { searchHref } from './search-values.ts'
import { readForm } from './use-search-form.ts'

/**
 * What scripts add to the link 'Use my location': what is chosen and typed in its form, and not
 * searched for yet, comes along. Of a text that is what it says somebody needs, such as 'dentist'.
 */
export const useNearSearch = () => {
  const queries = useQueryClient()
  const paths = usePaths()
  const navigate = useNavigate()
  const answerTo = (location: string) =>
    queries.fetchQuery(apiQuery<'searchClinics'>(api.searchClinics({ location, limit: 1 })))
  return async (event: MouseEvent<HTMLAnchorElement>) => {
    const form = event.currentTarget.closest('form')
    if (!form || !isPlainClick(event)) return
    event.preventDefault()
    const { location, ...chosen } = readForm(form)
    const near = { near: true as const, need: undefined }
    // If the question fails, the search for the text says so, and asks again.
    const where = location
      ? await answerTo(location).then(
          // Whom to call comes first; that page asks where they are.
          ({ need, needWords }) =>
            need?.callFirst
              ? { location }
              : { ...near, need: (chosen.services.length === 0 && needWords) || undefined },
          () => ({ location }),
        )
      : near
    navigate(searchHref(paths, { ...chosen, offset: 0, ...where }))
  }
}
