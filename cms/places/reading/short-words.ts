import { isLikeWord } from '../../contract/words-like-states.ts'
import { groupBy } from '../group-by.ts'
import { stateOf } from './state-names.ts'
import { stateName } from './states.ts'

/**
 * What words of a place's name are shortened to besides what is always written out, as the Postal Service does
 * (Publication 28, appendix C1) and maps do. Some stand for two: 'Pt Arthur' is a port, and 'Pt Pleasant' a point.
 */
const WORDS = `
  brg burg, brk brook, cd ciudad, clf cliff, cp camp, cpe cape, ctr center, cy city, est estates, ests estates,
  fld field, flds fields, fls falls, frk fork, frks forks, frst forest, gdns gardens, gln glen, gr grand, grd grand,
  grn green, grt great, gt great, hl hill, hls hills, is island, isl island, iss islands, knls knolls,
  ldg landing, lk lake, lks lakes, lt little, lwr lower, mdws meadows, mls mills, mnr manor, mtns mountains,
  nw northwest, ne northeast, orch orchard, pk park, plns plains, pln plain, pr prairie, prt port, pt port, pt point,
  pto puerto, rdg ridge, riv river, rpds rapids, se southeast, shrs shores, spg spring, sprgs springs, sta santa,
  sta station, sto santo, sw southwest, un union, upr upper, vis vista, vl ville, vly valley, vlly valley, vw view,
  wds woods, wls wells, xing crossing`

/** Each with the word that it stands for. */
export const SHORT_WORDS: readonly (readonly [short: string, whole: string])[] = WORDS.split(
  ',',
).map((entry) => {
  const [short = '', whole = ''] = entry.trim().split(' ')
  return [short, whole]
})
const known = groupBy(SHORT_WORDS, ([short]) => short)

/** The words that one may be short for, if any: 'pk' is a park, and 'va' Virginia, as in 'Va Beach'. */
export const shortFor = (word: string): readonly string[] => {
  const state = isLikeWord(word) ? undefined : stateOf(word)
  return [
    ...(known.get(word) ?? []).map(([, whole]) => whole),
    ...(state ? [stateName(state)] : []),
  ]
}
