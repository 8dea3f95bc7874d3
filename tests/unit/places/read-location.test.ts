import { describe, expect, it } from 'vitest'
import { type Reading, readLocation } from '../../../cms/places/reading/read-location.ts'

/** What a person types → the first expected readings, likeliest first. */
const CASES: [text: string, ...readings: string[]][] = [
  // ZIP codes
  ['94952', 'zip 94952'],
  [' 94952 ', 'zip 94952'],
  ['94952-3388', 'zip 94952'],
  ['94952 3388', 'zip 94952'],
  ['94952–3388', 'zip 94952'],
  ['949523388', 'zip 94952'],
  ['ZIP code 94952', 'zip 94952'],
  ['９４９５２', 'zip 94952'],
  ['00601', 'zip 00601'],
  ['Petaluma, CA 94952', 'zip 94952', 'petaluma CA'],
  ['Petaluma CA94952', 'zip 94952', 'petaluma CA'],
  ['94952 Petaluma', 'zip 94952', 'petaluma'],
  ['12345 Main St, Springfield, IL', 'springfield IL'],
  ['12345 Main St, Springfield, IL 62701', 'zip 62701', 'springfield IL'],
  ['123 Main St, Petaluma, CA 94952', 'zip 94952', 'petaluma CA'],

  // A town and its state
  ['Petaluma, CA', 'petaluma CA'],
  ['Petaluma CA', 'petaluma CA'],
  ['petaluma,ca', 'petaluma CA'],
  ['PETALUMA CALIFORNIA', 'petaluma CA'],
  ['Petaluma, Calif.', 'petaluma CA'],
  ['Petaluma (CA)', 'petaluma CA'],
  ['Petaluma\tCA', 'petaluma CA'],
  ['Petaluma\nCA', 'petaluma CA'],
  ['  , Petaluma ,,  CA , ', 'petaluma CA'],
  ['Petaluma, CA, USA', 'petaluma CA'],
  ['Petaluma California United States', 'petaluma CA'],
  ['CA, Petaluma', 'capetaluma', 'petaluma CA'],
  ['New York New York', 'newyork NY'],
  ['Charleston West Virginia', 'charleston WV', 'charlestonwest VA'],
  ['Charleston W. Va.', 'charleston WV'],
  ['Baton Rouge LA', 'batonrouge LA'],
  ['Fargo N. Dak.', 'fargo ND'],
  ['Raleigh, N. Carolina', 'raleigh NC'],
  ['Charlotte, Carolina del Norte', 'charlotte NC'],
  ['Washington, D.C.', 'washington DC'],
  ['Washington, D. C.', 'washington DC'],
  ['Port Washington', 'port WA', 'portwashington'],
  ['Hyde Park, Chicago, IL', 'hydepark IL', 'chicago IL'],
  ['Philadelphia Pensylvania', 'philadelphiapensylvania', 'philadelphia PA'],

  // Spelling that varies
  ['St. Louis', 'saintlouis'],
  ['St.Paul MN', 'saintpaul MN'],
  ['Port St Lucie', 'portsaintlucie'],
  ['Sault Ste. Marie', 'saultsaintemarie'],
  ['Ft. Worth', 'fortworth'],
  ['Mt Vernon', 'mountvernon'],
  ['N. Hollywood', 'northhollywood'],
  ['E St Louis', 'eastsaintlouis'],
  ['S San Francisco', 'southsanfrancisco'],
  ['San José', 'sanjose'],
  ['Mayagüez', 'mayaguez'],
  ['Cañon City', 'canoncity'],
  ['Coeur d’Alene', 'coeurdalene'],
  ["O'Fallon", 'ofallon'],
  ['Winston-Salem', 'winstonsalem'],
  ['The Bronx', 'bronx'],
  ['Kāneʻohe', 'kaneohe'],

  // States
  ['CA', 'state CA', 'ca'],
  ['calif', 'state CA'],
  ['Calif.', 'state CA'],
  ['N. Carolina', 'state NC'],
  ['Wash.', 'state WA'],
  ['in', 'state IN'],
  ['Puerto Rico', 'state PR'],
  ['US Virgin Islands', 'state VI'],
  ['State of Washington', 'state WA'],
  ['New York State', 'state NY'],
  ['Texas, USA', 'state TX'],
  ['Nuevo México', 'state NM'],
  ['Califronia', 'califronia', 'state CA'],

  // Both a town and a state
  ['New York', 'newyork NY', 'state NY'],
  ['Washington', 'state WA', 'washington'],
  ['Kansas', 'state KS', 'kansas'],
  ['Nevada', 'state NV', 'nevada'],
  ['Washington, WA', 'washington WA', 'washingtonwa', 'state WA'],

  // Nicknames
  ['NYC', 'newyork NY'],
  ['N.Y.C.', 'newyork NY'],
  ['LA', 'losangeles CA', 'state LA'],
  ['L.A.', 'losangeles CA', 'state LA'],
  ['LA, California', 'la CA', 'losangeles CA'],
  ['DC', 'washington DC', 'state DC'],
  ['Washington DC', 'washington DC'],
  ['Philly', 'philadelphia PA'],
  ['SF', 'sanfrancisco CA'],
  ['Chi-Town', 'chicago IL'],
  ['KC', 'kansascity MO', 'kansascity KS'],
  ['KC, Kansas', 'kc KS', 'kansascity KS'],
  ['St. Pete', 'saintpetersburg FL'],
  ['Pittsburg', 'pittsburg', 'pittsburgh PA'],

  // Words around the place
  ['near Oakland', 'nearoakland', 'oakland'],
  ['clinics in Oakland', 'clinicsinoakland', 'oakland'],
  ['Bird in Hand', 'birdinhand'],
  ['clínicas cerca de Hialeah', 'clinicasnearhialeah', 'hialeah'],
  ['clinics in IN', 'clinicsin IN', 'clinicsinin', 'state IN'],
  ['Marin', 'marin', 'county marincounty'],
  ['Cook Co., IL', 'cookco IL', 'cookcoil', 'county cookcounty IL'],

  // Nothing that names a place
  [''],
  ['   '],
  ['?!'],
  ['near me'],
  ['USA'],
  ['旧金山'],
  ['\u0000\u0007'],
]

describe('reading a location text', () => {
  it.each(CASES)('%j', (text, ...expected) => {
    const found = readings(text).map(written)
    expect(found.slice(0, expected.length || undefined)).toEqual(expected)
  })

  it.each([
    ['NUL within a name', 'Peta\u0000luma'],
    ['a lone surrogate', '\ud800 Petaluma'],
    ['SQL', "'; drop table places; --"],
    ['a text longer than any place', 'Petaluma '.repeat(10_000)],
    ['digits without end', '9'.repeat(10_000)],
    ['commas without end', ','.repeat(10_000)],
    ['a pattern', '%_\\(['],
  ])('survives %s', (_, text) => {
    for (const { name } of readings(text)) expect(name).toMatch(/^[a-z0-9]+$/)
  })

  it('says how loosely each reading takes the text', () => {
    const looseness = Object.fromEntries(
      readings('clinics in Oakland').map((reading) => [reading.name, reading.looseness]),
    )
    expect(looseness).toMatchObject({ clinicsinoakland: 0, oakland: 1, oaklandcounty: 2 })
  })
})

function readings(text: string): Reading[] {
  const { literal, loosened } = readLocation(text)
  return [...literal, ...loosened()]
}

function written({ kind, name, state }: Reading): string {
  if (kind === 'state') return `state ${state}`
  return [kind === 'name' ? [] : kind, name, state ?? []].flat().join(' ')
}
