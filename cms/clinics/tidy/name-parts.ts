import { capitalized } from '../../documents/capitalized.ts'

/** Names with a capital letter inside, in their usual spelling, by their lowercase letters. */
const KEPT = new Map(
  `MacArthur MacDill MacDonald MacDougall MacGregor MacNeal MacPherson O'Brien O'Bryan O'Connell
  O'Connor O'Dell O'Donnell O'Fallon O'Gara O'Grady O'Hara O'Hare O'Keefe O'Leary O'Malley O'Neal
  O'Neil O'Neill O'Reilly O'Rourke O'Shaughnessy O'Shea O'Sullivan O'Toole DeKalb DeSoto DuBois
  DuPage LaGrange LaPorte LaSalle LeFlore`
    .split(/\s+/)
    .map((name) => [name.toLowerCase().replaceAll("'", ''), name]),
)

/** Names and words that begin with 'mac' but have no capital letter inside. */
const PLAIN_MAC = new Set(
  `mac macabee macadam macao macau macbeth mace macedon macedonia machado machias machine macias
  mack mackey mackinac mackinaw macks macksburg macksville maclovio macomb macon macoupin macungie
  macy macys macclenny maccarthy`.split(/\s+/),
)

const VOWEL = /[aeiouyáéíóúü]/i
/** Words without vowels that are not acronyms: postal abbreviations, titles, and the like. */
const NO_ACRONYMS = new Set(
  'blvd bldg cntr ctr cty dpt drs dst hwy hts jr lnd mrs mrt mssrs mtn pkwy plz prk rd rds rdg smt spgs spr sq sr st str svc svcs trl twp vlg 1st 2nd 3rd'.split(
    ' ',
  ),
)

/** The ending of "McDonald's", which is not part of the name. */
const POSSESSIVE = /['’]s$/

/**
 * The usual spelling of a part of an all-caps name, such as 'MCALLISTER'.
 * @param acronyms whether it may be an acronym
 * @returns undefined if that is unclear
 */
export const spellPart = (allCaps: string, acronyms: boolean): string | undefined => {
  const small = allCaps.toLowerCase()
  const [ending = ''] = POSSESSIVE.exec(small) ?? []
  const name = small.slice(0, small.length - ending.length)
  const kept = KEPT.get(name.replaceAll(/['’]/g, ''))
  if (kept) return kept + ending
  if (/^[od]['’]\p{L}/u.test(name)) {
    return `${name.slice(0, 2).toUpperCase()}${capitalized(name.slice(2))}${ending}`
  }
  if (/^mc\p{L}{3,}$/u.test(name) && VOWEL.test(name.slice(2))) {
    return `Mc${capitalized(name.slice(2))}${ending}`
  }
  if (/^mac\p{L}{3,}$/u.test(name) && !PLAIN_MAC.has(name)) return undefined
  if (acronyms && name.length > 2 && !VOWEL.test(name) && !NO_ACRONYMS.has(name)) return undefined
  return capitalized(small)
}
