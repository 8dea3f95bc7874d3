import { mirrorPaths } from '@healthcare-for-all/cms/contract/mirror'
import type { Locale } from '@healthcare-for-all/cms/contract/paths'
import { escaped } from '../lib/escaped.ts'
import { mirrorCopy } from './copy.ts'
import { type Lists, listsContent } from './list-pages.ts'

/** Where the site's search page shows its results. */
const RESULTS = '<div data-results="">'

/**
 * The site's search page with a search that needs only files, and with the lists below it.
 * @param copied the search page as copied
 * @throws if it has no place for results
 */
export const searchPage = (copied: string, locale: Locale, lists: Lists, day: string): string => {
  const copy = mirrorCopy[locale].lists
  if (!copied.includes(RESULTS)) throw new Error('The search page has no place for its results.')
  const total = lists.states
    .flatMap(({ towns }) => towns)
    .reduce((sum, { clinics }) => sum + clinics.length, 0)
  return copied
    .replace(
      RESULTS,
      () => `<div class="mirror" data-mirror-results><p role="status"></p>
<div><p>${copy.withoutScript}</p><p><a href="#lists">${copy.heading}</a></p></div></div>${RESULTS}`,
    )
    .replace(
      '</main>',
      () => `<section class="mirror mirror-below" aria-labelledby="lists">
<h2 id="lists">${escaped(copy.heading)}</h2>
<p>${escaped(copy.checked(day, total))}</p>
${listsContent(lists, locale).replaceAll(/(<\/?)h2/g, '$1h3')}</section></main>
<script src="${mirrorPaths(locale).script}" defer></script>`,
    )
}
