import type { ListedClinic } from '@healthcare-for-all/cms/contract'

/**
 * The services of a clinic, first those that somebody looks for: a card shows only a few.
 * @param wanted slugs of categories, or names of services
 */
export const wantedFirst = (
  { services, categories }: Pick<ListedClinic, 'services' | 'categories'>,
  wanted: readonly string[],
): string[] => {
  const names = new Set(wanted.map((name) => name.toLowerCase()))
  const first = [
    ...categories.filter(({ slug }) => names.has(slug)).map(({ name }) => name),
    ...services.filter((name) => names.has(name.toLowerCase())),
  ]
  return [...new Set([...first, ...services])]
}
