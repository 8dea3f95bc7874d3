import { expect, it } from 'vitest'
import { type Reading, readLocation } from '../../../cms/places/reading/read-location.ts'
import { expectRows } from '../../support/table.ts'

/** What a person types → the first expected readings, likeliest first. */
const CASES: [text: string, ...readings: string[]][] = [
  ['94952–3388', 'zip 94952'],
  ['９４９５２', 'zip 94952'],
  ['94952 Petaluma', 'zip 94952', 'petaluma'],
  ['12345 Main St, Springfield, IL 62701', 'zip 62701', 'springfield IL'],
  ['  , Petaluma ,,\tCA , ', 'petaluma CA'],
  ['CA, Petaluma', 'capetaluma', 'petaluma CA'],
  ['Charleston West Virginia', 'charleston WV', 'charlestonwest VA'],
  ['Charleston W. Va.', 'charleston WV'],
  ['Hyde Park, Chicago, IL', 'hydepark IL', 'chicago IL'],
  ['Philadelphia Pensylvania', 'philadelphiapensylvania', 'philadelphia PA'],
  ['St.Paul MN', 'saintpaul MN'],
  ['Coeur d’Alene', 'coeurdalene'],
  ['in', 'state IN'],
  ['Nuevo México', 'state NM'],
  ['Califronia', 'califronia', 'state CA'],
  ['Washington, WA', 'washington WA', 'washingtonwa', 'state WA'],
  ['L.A.', 'losangeles CA', 'state LA'],
  ['KC, Kansas', 'kc KS', 'kansascity KS'],
  ['clínicas cerca de Hialeah', 'clinicasnearhialeah', 'hialeah'],
  ['Marin', 'marin', 'county marincounty'],
]

const readings = (text: string): Reading[] => {
  const { literal, loosened } = readLocation(text)
  return [...literal, ...loosened()]
}
const written = ({ kind, name, state }: Reading): string =>
  kind === 'state'
    ? `state ${state}`
    : [kind === 'name' ? [] : kind, name, state ?? []].flat().join(' ')

it('a location text is read as people mean it', () => {
  expectRows(
    (text: string, most: number) => readings(text).map(written).slice(0, most),
    CASES.map(([text, ...expected]) => [text, expected.length, expected] as const),
  )
  const nothing = ['', '   ', '?!', 'near me', 'USA', '旧金山', '\u0000\u0007']
  expect(nothing.filter((text) => readings(text).length > 0)).toEqual([])
  const looseness = Object.fromEntries(
    readings('clinics in Oakland').map((reading) => [reading.name, reading.looseness]),
  )
  expect(looseness).toMatchObject({ clinicsinoakland: 0, oakland: 1, oaklandcounty: 2 })
})

it('a location text that is odd or endless is survived', () => {
  const odd = ['Peta\u0000luma', '\ud800 Petaluma', "'; drop table places; --", '%_\\([']
  const endless = ['Petaluma ', '9', ','].map((text) => text.repeat(10_000))
  const names = [...odd, ...endless].flatMap((text) => readings(text).map(({ name }) => name))
  expect(names.filter((name) => !/^[a-z0-9]+$/.test(name))).toEqual([])
})
