import { JURISDICTIONS } from '../jurisdictions.ts'
import { normalizeName } from '../normalize.ts'
import { editDistance } from './edit-distance.ts'

/** Other spellings besides the name and the postal abbreviation, including Spanish names. */
const OTHER_SPELLINGS: Record<string, string> = {
  AL: 'ala',
  AK: 'alas',
  AZ: 'ariz',
  AR: 'ark',
  CA: 'cal, calif, cali',
  CO: 'colo',
  CT: 'conn',
  DE: 'del',
  DC: 'district of columbia, distrito de columbia',
  FL: 'fla, flor',
  HI: 'hawai',
  ID: 'ida',
  IL: 'ill, ills',
  IN: 'ind',
  KS: 'kan, kans',
  KY: 'ken, kent',
  LA: 'luisiana',
  MA: 'mass',
  MI: 'mich',
  MN: 'minn',
  MS: 'miss, misisipi',
  MO: 'misuri',
  MT: 'mont',
  NE: 'neb, nebr',
  NV: 'nev',
  NH: 'n hamp, n hampshire, nueva hampshire, nuevo hampshire',
  NJ: 'n jersey, jersey, nueva jersey',
  NM: 'n mex, n mexico, nuevo mexico',
  NY: 'n york, nueva york',
  NC: 'n carolina, n car, carolina del norte',
  ND: 'n dakota, n dak, dakota del norte',
  OK: 'okla',
  OR: 'ore, oreg',
  PA: 'penn, penna, pensilvania',
  PR: 'p rico',
  RI: 'r island',
  SC: 's carolina, s car, carolina del sur',
  SD: 's dakota, s dak, dakota del sur',
  TN: 'tenn',
  TX: 'tex, tejas',
  VA: 'virg',
  WA: 'wash, wash state',
  WV: 'w virginia, w va, west va, wva, w virg, virginia occidental',
  WI: 'wis, wisc',
  WY: 'wyo',
  AS: 'samoa, samoa americana',
  FM: 'micronesia, fsm, estados federados de micronesia',
  MH: 'republic of the marshall islands, rmi, islas marshall',
  MP: 'cnmi, northern marianas, commonwealth of the northern mariana islands, islas marianas del norte',
  PW: 'republic of palau, belau, palaos',
  VI: 'virgin islands, usvi, us virgin islands, united states virgin islands, islas virgenes, islas virgenes de',
}

/** The most words in any spelling that `stateOf` knows. */
export const MOST_STATE_WORDS = 6

const BY_SPELLING = new Map<string, string>()
const FULL_NAMES: [name: string, abbreviation: string][] = []
for (const { abbreviation, name } of JURISDICTIONS) {
  const spellings = [abbreviation, name, ...(OTHER_SPELLINGS[abbreviation] ?? '').split(', ')]
  for (const spelling of spellings.map(normalizeName)) {
    if (spelling) BY_SPELLING.set(spelling, abbreviation)
  }
  FULL_NAMES.push([normalizeName(name), abbreviation])
}

/** The abbreviation of the state that a normalized name or abbreviation stands for. */
export function stateOf(normalized: string): string | undefined {
  return BY_SPELLING.get(normalized)
}

/** Slips rarely change both the first letter and the two after it, so other names are skipped. */
function alike(left: string, right: string): boolean {
  return left[0] === right[0] || left.slice(1, 3) === right.slice(1, 3)
}

/** The state whose full name was probably meant: 'pensylvania' → 'PA', 'conneticut' → 'CT'. */
export function misspelledState(normalized: string): string | undefined {
  if (normalized.length < 4) return undefined
  const allowed = normalized.length < 8 ? 1 : 2
  let nearest: { abbreviation: string; edits: number } | undefined
  for (const [name, abbreviation] of FULL_NAMES) {
    if (!alike(name, normalized) || Math.abs(name.length - normalized.length) > allowed) continue
    const edits = editDistance(normalized, name)
    if (edits <= allowed && edits < (nearest?.edits ?? Number.POSITIVE_INFINITY)) {
      nearest = { abbreviation, edits }
    }
  }
  return nearest?.abbreviation
}
