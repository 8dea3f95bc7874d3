import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchFormCopy } from '../../../copy/search-form.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { parseSearch, type SearchValues, searchHref } from '../values.ts'

/** What a form would send. */
export const formQuery = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** The values of a form whose fields have the names of the search page's parameters. */
export const readForm = (form: HTMLFormElement) => parseSearch(formQuery(form))

/**
 * What scripts add to a GET form: a search without a page load. A blank location shows an alert,
 * and no search is run.
 */
export const useSearchSubmit = (onSearch?: (values: SearchValues) => void) => {
  const copy = useCopy(searchFormCopy)
  const paths = usePaths()
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = readForm(event.currentTarget)
    if (values.location === '') {
      window.alert(copy.form.blank)
      event.currentTarget.querySelector<HTMLInputElement>('[name=location]')?.focus()
      return
    }
    if (onSearch) onSearch(values)
    else navigate(searchHref(paths, values))
  }
}
