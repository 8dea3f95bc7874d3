import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

export const CHANGED = 200
export const GONE = 50
export const NEW = 50

interface Site {
  name: string
  address: string
  city: string
  st_abbr: string
  phone: string
}

/** The line of the first site, below the names of the columns. */
const FIRST_LINE = 2
const PHONE = /^\d{3}-\d{3}-\d{4}$/
/** Two sites that have one of these in common may be one clinic, which a person has to say. */
const traitsOf = ({ address, city, st_abbr, phone }: Site) => [
  [address, city, st_abbr].join('|').toLowerCase(),
  phone,
]

const otherNumber = (phone: string) =>
  phone.slice(0, -4) + (phone.endsWith('0142') ? '0143' : '0142')

/** Picks sites that are like no other one, spread over the whole file. */
const pick = (sites: Site[], count: number, isKnown: (line: number) => boolean): Site[] => {
  const times = new Map<string, number>()
  for (const trait of sites.flatMap(traitsOf)) times.set(trait, (times.get(trait) ?? 0) + 1)
  const single = sites.filter(
    (site, index) =>
      isKnown(index + FIRST_LINE) &&
      PHONE.test(site.phone) &&
      site.address &&
      traitsOf(site).every((trait) => times.get(trait) === 1),
  )
  const step = Math.floor(single.length / count)
  return Array.from({ length: count }, (_, index) => single[index * step]).flatMap(
    (site) => site ?? [],
  )
}

/** How many sites of the next edition differ. */
interface Counts {
  changed: number
  gone: number
  added: number
}

/**
 * The file as it might be a month later: with changed phone numbers, and sites gone and new.
 * @param isKnown whether the site on a line has become a clinic: only such a one can change or be gone
 */
export const nextEdition = (
  file: Buffer,
  { changed: most, gone: leaving, added }: Counts = { changed: CHANGED, gone: GONE, added: NEW },
  isKnown: (line: number) => boolean = () => true,
): string => {
  const sites: Site[] = parse(file, { bom: true, columns: true })
  const picked = pick(sites, most + leaving, isKnown)
  const changed = new Set(picked.slice(0, most))
  const gone = new Set(picked.slice(most))
  const stay = sites
    .filter((site) => !gone.has(site))
    .map((site) => (changed.has(site) ? { ...site, phone: otherNumber(site.phone) } : site))
  const invented = Array.from({ length: added }, (_, index) => ({
    name: `Invented Clinic ${index}`,
    address: `${9_000 + index} Invented Way`,
    city: 'Anderson',
    st_abbr: 'SC',
    phone: '864-231-2260',
    lon: '-82.65',
    lat: '34.5',
  }))
  return stringify([...stay, ...invented], { header: true, columns: Object.keys(sites[0] ?? {}) })
}
