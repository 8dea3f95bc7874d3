export type Shared = 'shared' | 'copied' | 'failed'

/** The phone's own way to share, or else a copy of the link. What somebody calls off is done. */
export const shareLink = async (link: { title: string; url: string }): Promise<Shared> => {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(link.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
