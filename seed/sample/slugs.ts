/** Lowercase letters, digits and single hyphens; accents are removed from their letters. */
const slugified = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’ʻ‘]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Makes unique slugs: name, town and state, with a number if the slug is taken. */
export const createSlugs = () => {
  const taken = new Map<string, number>()
  return (name: string, town: string, state: string): string => {
    const plain = slugified(name)
    const ending = slugified(`${town} ${state}`)
    const slug = `${plain}-${ending}`
    const times = (taken.get(slug) ?? 0) + 1
    taken.set(slug, times)
    return times === 1 ? slug : `${slug}-${times}`
  }
}
