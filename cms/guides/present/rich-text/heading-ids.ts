import slugify from '@sindresorhus/slugify'

/** Gives each heading of a text a unique id, made from its words. */
export const createHeadingIds = (): ((words: string) => string) => {
  const used = new Map<string, number>()
  return (words) => {
    const id = slugify(words) || 'section'
    const times = (used.get(id) ?? 0) + 1
    used.set(id, times)
    return times === 1 ? id : `${id}-${times}`
  }
}
