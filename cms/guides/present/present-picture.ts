import type { Picture } from '../../contract/rich-text.ts'
import type { Media } from '../../payload-types.ts'

type Size = 'card' | 'page'

/** A picture at the size that suits; the original where it is smaller than that. */
export const presentPicture = (
  media: Media | number | null | undefined,
  size: Size,
): Picture | null => {
  if (!media || typeof media === 'number') return null
  const fitting = media.sizes?.[size]
  const { url, width, height } = fitting?.url ? fitting : media
  if (!url || !width || !height) return null
  // Payload writes the public origin before it; the page is on the same one.
  const { pathname, search } = new URL(url, 'https://site.invalid')
  return { url: pathname + search, width, height, alt: media.alt }
}
