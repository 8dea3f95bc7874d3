import type { Picture } from '../../contract/rich-text.ts'
import type { Media } from '../../payload-types.ts'

type Size = 'card' | 'page'

/** A picture at the given size, or the original if that is smaller. */
export const presentPicture = (
  media: Media | number | null | undefined,
  size: Size,
): Picture | null => {
  if (!media || typeof media === 'number') return null
  const fitting = media.sizes?.[size]
  const { url, width, height } = fitting?.url ? fitting : media
  if (!url || !width || !height) return null
  // Payload puts the public origin before it, which is the page's own.
  const { pathname, search } = new URL(url, 'https://site.invalid')
  return { url: pathname + search, width, height, alt: media.alt }
}
