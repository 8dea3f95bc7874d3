import type { NeedFinder } from '../../needs/index.ts'
import { type Gazetteer, namesNoPlace, withoutIn } from '../../places/index.ts'
import { needIn } from './need-in.ts'

/**
 * The beginning of a place that somebody types after what they need, or after 'in': 'chi' in
 * 'dentist chi' and 'clinics in chi'. Undefined if there is none, and while what they need is urgent.
 */
export const begunPlace = (
  gazetteer: Gazetteer,
  needs: NeedFinder,
  typed: string,
): string | undefined => {
  const need = needIn(needs, gazetteer, typed)
  if (need?.row?.needs.en.callFirst) return undefined
  const text = (need?.rest ?? typed).trim()
  const rest = withoutIn(text)
  const isAfter = need !== undefined || rest !== text
  return isAfter && rest !== '' && typed.endsWith(rest) && !namesNoPlace(rest) ? rest : undefined
}
