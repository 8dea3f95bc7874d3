import { sameIn } from '../../../cms/contract/paths.ts'
import { product } from '../products.ts'

/** Addresses of the site that are no pages. */
const NO_PAGE = /^\/(?:api|cms-api|assets|admin)(?:\/|$)|^[^?#]*\.[a-z\d]+(?:[?#]|$)/
const PLACE = /([?&]location=)([^&#]+)/

/**
 * The address of a page in Spanish, with the Spanish name of the place that is searched.
 * @param text with or without the site's origin
 * @returns undefined if it is no page's address
 */
export const addressInSpanish = (
  text: string,
  meanings: (text: string) => string[],
): string | undefined => {
  const { url } = product()
  const origin = text.startsWith(`${url}/`) || text === url ? url : ''
  const path = text.slice(origin.length)
  if (!/^\/(?!\/)\S*$/.test(path) || NO_PAGE.test(path)) return undefined
  const own = path.replace(PLACE, (_, start: string, value: string) => {
    const place = new URLSearchParams(`place=${value}`).get('place') ?? value
    const [meant = place] = meanings(place)
    return start + (meant === place ? value : new URLSearchParams({ meant }).toString().slice(6))
  })
  // Without a connection, the page that was asked for is behind the mark.
  return (
    origin +
    sameIn(
      'es',
      own.replace(/#(\/.*)$/, (_, asked) => `#${sameIn('es', asked)}`),
    )
  )
}
