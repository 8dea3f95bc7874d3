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
  const needOf = async (location: string) => {
    if (!location) return null
    const question = apiQuery<'searchClinics'>(api.searchClinics({ location, limit: 1 }))
    return (await queries.fetchQuery(question)).need
  }
  return async (event: MouseEvent<HTMLAnchorElement>) => {
    const form = event.currentTarget.closest('form')
    if (!form || !isPlainClick(event)) return
    event.preventDefault()
    const { location, ...chosen } = readForm(form)
    // Undefined if the question fails: the search for the text then says so, and asks again.
    const need = await needOf(location).catch(() => undefined)
    const services = chosen.services.length > 0 ? chosen.services : (need?.services ?? [])
    // Whom to call comes first; that page asks where they are.
    const isNear = need !== undefined && !need?.callFirst
    const where = isNear ? { services, near: true as const } : { location }
    navigate(searchHref(paths, { ...chosen, offset: 0, ...where }))
  }
}
