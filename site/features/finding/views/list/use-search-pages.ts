import { usePages } from '../../../../lib/use-pages.ts'
import { searchPages, searchQuery } from '../../query.ts'
import type { SearchValues } from '../../values.ts'

/** What has arrived of a search. */
export type SearchPages = ReturnType<typeof useSearchPages>

/** The pages of results that an address shows, in order, as far as they have arrived. */
export const useSearchPages = (values: SearchValues) => {
  // Without a place nothing is searched.
  const pages = values.location === '' ? [] : searchPages(values)
  const { answers, pending, failed } = usePages(pages.map(searchQuery))
  return {
    answers,
    clinics: answers.flatMap((answer) => answer.clinics),
    firstOffset: pages[0]?.offset ?? 0,
    pending,
    failed,
  }
}
