import { expect, it } from 'vitest'
import { openPlaceLines } from '../../../cms/places/reading/place-lines.ts'

const LINES = [
  'adams\tcounty\tPA\tAdams County\t39.87\t-77.22\t103852\t\t',
  'adams\ttown\tMA\tAdams\t42.62\t-73.12\t\t\t',
  'adams run\ttown\tSC\tAdams Run\t32.72\t-80.35\t\t\t',
  'adamsville\ttown\tAL\tAdamsville\t33.6\t-86.95\t4366\t\t',
  'zwolle\ttown\tLA\tZwolle\t31.63\t-93.64\t1638\t\t3',
  '60601\tzip\tIL\t60601\t41.88\t-87.62\t\tChicago\t',
].sort()

const { rowsOf, similarTo, startingWith } = openPlaceLines(LINES.join('\n'))

it('finds all rows of a name, and none of names that begin with it', () => {
  expect(rowsOf('adams').map(({ kind, state }) => [kind, state])).toEqual([
    ['county', 'PA'],
    ['town', 'MA'],
  ])
})

it.each(['60601', 'zwolle', 'adamsville'])('finds %s, wherever in the order it stands', (name) => {
  expect(rowsOf(name)).toHaveLength(1)
})

it.each(['', 'a', 'adam', 'zz', '0'])('finds nothing for “%s”', (name) => {
  expect(rowsOf(name)).toEqual([])
})

it('gives numbers as numbers, and null for what is unknown', () => {
  expect(rowsOf('60601')).toEqual([
    {
      normalized: '60601',
      kind: 'zip',
      state: 'IL',
      name: '60601',
      latitude: 41.88,
      longitude: -87.62,
      population: null,
      town: 'Chicago',
      radius: null,
    },
  ])
  expect(rowsOf('zwolle')[0]).toMatchObject({ population: 1638, town: null, radius: 3 })
})

it('has no rows where there is no gazetteer', () => {
  expect(openPlaceLines('').rowsOf('adams')).toEqual([])
})

it.each([
  ['adams', 9, ['Adams County', 'Adamsville', 'Adams', 'Adams Run']],
  ['adams', 2, ['Adams County', 'Adamsville']],
  ['6', 9, ['60601']],
  ['zwolle', 9, ['Zwolle']],
  ['zwolles', 9, []],
  ['b', 9, []],
])('lists what begins with “%s”, the most populous first: %i', (start, most, names) => {
  expect(startingWith(start, most).map(({ name }) => name)).toEqual(names)
})

it.each([
  ['adamsvile', null, ['Adamsville']],
  ['zwole', null, ['Zwolle']],
  ['zwoell', 'LA', ['Zwolle']],
  ['adam', 'MA', ['Adams', 'Adams County']],
  ['60602', null, []],
  ['adamantine', null, []],
  ['', null, []],
])('lists what is spelled like “%s”, in %s first, and no ZIP codes', (name, state, names) => {
  expect(similarTo(name, state).map(({ name }) => name)).toEqual(names)
})
