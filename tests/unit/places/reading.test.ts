import { expect, it } from 'vitest'
import { openPlaceLines } from '../../../cms/places/reading/place-lines.ts'
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

it('places are found by their names, what they begin with, and what they are spelled like', () => {
  const lines = [
    'adams\tcounty\tPA\tAdams County\t39.87\t-77.22\t103852\t\t',
    'adams\ttown\tMA\tAdams\t42.62\t-73.12\t\t\t',
    'adams run\ttown\tSC\tAdams Run\t32.72\t-80.35\t\t\t',
    'adamsville\ttown\tAL\tAdamsville\t33.6\t-86.95\t4366\t\t',
    'zwolle\ttown\tLA\tZwolle\t31.63\t-93.64\t1638\t\t3',
    '60601\tzip\tIL\t60601\t41.88\t-87.62\t\tChicago\t',
  ].sort()
  const { rowsOf, similarTo, startingWith } = openPlaceLines(lines.join('\n'))
  const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
  expectRows(
    (name: string) => namesOf(rowsOf(name)),
    [
      ['adams', ['Adams County', 'Adams']],
      ['60601', ['60601']],
      ['zwolle', ['Zwolle']],
      ...['', 'a', 'adam', 'zz', '0'].map((name) => [name, []] as const),
    ],
  )
  const zip = { name: '60601', kind: 'zip', state: 'IL', population: null, town: 'Chicago' }
  expect(rowsOf('60601')[0]).toMatchObject({ ...zip, latitude: 41.88, radius: null })
  expect(rowsOf('zwolle')[0]).toMatchObject({ population: 1638, town: null, radius: 3 })
  expect(openPlaceLines('').rowsOf('adams')).toEqual([])
  expectRows(
    (start: string, most: number) => namesOf(startingWith(start, most)),
    [
      ['adams', 9, ['Adams County', 'Adamsville', 'Adams', 'Adams Run']],
      ['adams', 2, ['Adams County', 'Adamsville']],
      ['6', 9, ['60601']],
    ],
  )
  expectRows(
    (name: string, state: string | null) => namesOf(similarTo(name, state)),
    [
      ['adamsvile', null, ['Adamsville']],
      ['zwoell', 'LA', ['Zwolle']],
      ['adam', 'MA', ['Adams', 'Adams County']],
      ['adamantine', null, []],
      ['', null, []],
    ],
  )
})
