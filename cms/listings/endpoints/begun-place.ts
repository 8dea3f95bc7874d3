import { findNeed, type NeedFinder } from '../../needs/index.ts'
import { editDistance, type Gazetteer, isPlaceName, namesNoPlace } from '../../places/index.ts'

const BEFORE_PLACE = /^(?:.*[\s,;])?(?:in|near|around|en|cerca de)\s+/iu

/**
 * The beginning of a place that somebody types after what they need, or after 'in': 'chi' in
 * 'dentist chi' and 'clinics in chi'. Undefined if there is none, and while what they need is urgent.
 */
export const begunPlace = (
  gazetteer: Gazetteer,
  needs: NeedFinder,
  typed: string,
): string | undefined => {
  const need = findNeed(needs, typed, editDistance, (word) => isPlaceName(gazetteer, word))
  if (need && need.row.needs.en.callFirst !== null) return undefined
  const text = (need?.rest ?? typed).trim()
  const rest = text.replace(BEFORE_PLACE, '')
  const isAfter = need !== undefined || rest !== text
  return isAfter && rest !== '' && typed.endsWith(rest) && !namesNoPlace(rest) ? rest : undefined
}
