import { mirrorPaths } from '@healthcare-for-all/cms/contract/mirror'
import { pathsFor } from '@healthcare-for-all/cms/contract/paths'
import { mirrorCopy } from '../copy/mirror.ts'
import { escaped } from './html.ts'
import { ownPage } from './own-page.ts'

/** In place of the map, which needs a server. @param model a copied page of the site */
export const mapPage = (model: string): string => {
  const { title, text, search, lists } = mirrorCopy.en.map
  return ownPage(
    model,
    title,
    `<p>${escaped(text)}</p>
<p><a href="${pathsFor('en').search()}/">${escaped(search)}</a></p>
<p><a href="${mirrorPaths.lists}">${escaped(lists)}</a></p>`,
  )
}
