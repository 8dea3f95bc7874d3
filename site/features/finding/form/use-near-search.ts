import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePaths } from '../../../lib/language.tsx'
import { isPlainClick } from '../../../lib/links.ts'
import { searchHref } from '../values.ts'
import { readForm } from './use-search-form.ts'

/**
 * What scripts add to the link 'Use my location': what is chosen and typed in its form, and not
 * searched for yet, comes along. The code for that loads once the link is pressed.
 */
export const useNearSearch = () => {
  const queries = useQueryClient()
  const paths = usePaths()
  const navigate = useNavigate()
  return async (event: MouseEvent<HTMLAnchorElement>) => {
    const form = event.currentTarget.closest('form')
    if (!form || !isPlainClick(event)) return
    event.preventDefault()
    const typed = readForm(form)
    const near = { ...typed, near: true as const }
    const values = typed.location
      ? await import('./near-values.ts')
          .then(({ nearValues }) => nearValues(queries, near))
          // The search for the text then says what failed, and asks again.
          .catch(() => typed)
      : near
    navigate(searchHref(paths, { ...values, offset: 0 }))
  }
}
