import { mirrorPaths } from '@healthcare-for-all/cms/contract/mirror'
import { type Locale, pathsFor } from '@healthcare-for-all/cms/contract/paths'
import { escaped } from '../lib/escaped.ts'
import { mirrorCopy } from './copy.ts'
import { ownPage } from './own-page.ts'

/** What the mirror lacks: the map, which needs a server, and any page that was not copied. */
type Lacking = 'map' | 'missing'

/** In place of what is lacking: why, and the ways on. @param model a copied page of the site */
export const wayOnPage = (model: string, locale: Locale, lacking: Lacking): string => {
  const { waysOn, [lacking]: why } = mirrorCopy[locale]
  const { search, lists } = mirrorPaths(locale)
  const { home, map } = pathsFor(locale)
  return ownPage(
    model,
    lacking === 'map' ? map() : home,
    why.title,
    `<p>${escaped(why.text)}</p>
<p><a href="${search}">${escaped(waysOn.search)}</a></p>
<p><a href="${lists}">${escaped(waysOn.lists)}</a></p>`,
  )
}
