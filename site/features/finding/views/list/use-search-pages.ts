import { usePages } from '../../../../lib/use-pages.ts'
import { searchPages, searchQuery } from '../../query.ts'
import type { SearchValues } from '../../values.ts'

/** The pages of results that an address shows, in order, as far as they have arrived. */
export const useSearchPages = (values: SearchValues) => {
  const pages = searchPages(values)
  const { answers, pending, failed } = usePages(pages.map(searchQuery))
  return {
    answers,
    clinics: answers.flatMap((answer) => answer.clinics),
    firstOffset: pages[0]?.offset ?? 0,
    pending,
    failed,
  }
}
