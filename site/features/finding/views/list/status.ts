import type { searchCopy } from '../../../../copy/search.ts'
import type { SearchAnswer } from '../../query.ts'
import type { SearchValues } from '../../values.ts'

type Copy = NonNullable<(typeof searchCopy)['en']>

/** What screen readers hear of a search that lists nothing: what its heading shows. */
export const statusOf = (
  copy: Copy,
  { near, location }: SearchValues,
  answer: SearchAnswer | undefined,
): string => {
  if (!answer) return copy.loading
  const { place, named, notListed, need, unknownPlace } = answer
  if (place || named) return copy.none.title
  if (notListed) return copy.notListed.title[notListed.by](notListed.text)
  if (need) return unknownPlace ? copy.unknownPlace.sentence(unknownPlace) : copy.need.whereText
  return near ? copy.near.outside : copy.unknownPlace.title(location)
}
