import slugify from '@sindresorhus/slugify'

/** Gives each heading of a text a unique id, made from its words. */
export const createHeadingIds = (): ((words: string) => string) => {
  const given = new Map<string, number>()
  return (words) => {
    const id = slugify(words) || 'section'
    const times = (given.get(id) ?? 0) + 1
    given.set(id, times)
    return times === 1 ? id : `${id}-${times}`
  }
}
