import { stringify } from 'csv-stringify/sync'
import { beforeEach, expect, it } from 'vitest'
import { startImports } from '../../support/imported-clinics.ts'

const { importer, clinics } = await startImports()
beforeEach(() => clinics.clear())

const columns = {
  name: 'Name',
  city: 'City',
  state: 'State',
  zipCode: 'Zip',
  latitude: 'Lat',
  longitude: 'Lng',
}
const mapping = { source: 'points', columns }

/** Each row with what becomes of it: its point to a hundredth, its doubt, and whether a note says how. */
const readRows = async (rows: string[][]) => {
  const named = rows.map((row, index) => [`Clinic ${index}`, ...row])
  const id = await importer.review(stringify([Object.values(columns), ...named]), mapping)
  const read = await importer.rows(id, { kinds: ['new', 'held'] })
  return {
    id,
    rows: read.map(({ differences, doubt, notes }) => {
      const of = (name: string) => differences.find(({ field }) => field === name)?.file
      const point = of('latitude') ? [of('latitude'), of('longitude')] : []
      return {
        point: point.map((degrees) => Number(degrees).toFixed(2)).join(' '),
        zip: of('zipCode') ?? '',
        doubt,
        isMended: notes.some((note) => note.startsWith('The point was put right')),
      }
    }),
  }
}

it('points are read as people write them, put right where that is sure, and otherwise in doubt', async () => {
  const cases: [row: string[], point: string, how: 'read' | 'mended' | 'doubted'][] = [
    [['Anderson', 'SC', '', '34.5261', '-82.6304'], '34.53 -82.63', 'read'],
    [['Anderson', 'SC', '', '34.5261°', '-82.6304°'], '34.53 -82.63', 'read'],
    [['Anderson', 'SC', '', '34.5261 N', '82.6304 W'], '34.53 -82.63', 'read'],
    [['Anderson', 'SC', '', 'N 34.5261', 'W 82.6304'], '34.53 -82.63', 'read'],
    [['Anderson', 'SC', '', '34,5261', '-82,6304'], '34.53 -82.63', 'read'],
    [['Anderson', 'SC', '', '34.5261', '−82.6304'], '34.53 -82.63', 'read'],
    [['San Francisco', 'CA', '', `37°46'36"N`, `122°24'37"W`], '37.78 -122.41', 'read'],
    [['San Francisco', 'CA', '', '37° 46′ 36″ N', '122° 24′ 37″ W'], '37.78 -122.41', 'read'],
    [['Hagatna', 'GU', '', '13.47', '144.75'], '13.47 144.75', 'read'],
    [['Aniak', 'AK', '', '61.0', '-158.5'], '61.00 -158.50', 'read'],
    [['New Haven', 'CT', '', '-72.9279', '41.3083'], '41.31 -72.93', 'mended'],
    [['Anchorage', 'AK', '', '-149.9', '61.2'], '61.20 -149.90', 'mended'],
    [['Lincoln', 'NE', '', '40.8136', '96.7026'], '40.81 -96.70', 'mended'],
    [['Lincoln', 'NE', '', '96.7026', '40.8136'], '40.81 -96.70', 'mended'],
    [['Irving', 'TX', '', '34.77056435', '-96.9489'], '32.81 -96.95', 'mended'],
    [['Seldovia', 'AK', '', '74.34548630', '-151.7144'], '59.44 -151.71', 'mended'],
    [['Chicago', 'IL', '60601', '25.76', '-80.19'], '25.76 -80.19', 'doubted'],
    [['Chicago', 'IL', '', '0.5', '0.5'], '0.50 0.50', 'doubted'],
    [['Springfield', 'IL', '', '42.10', '-72.59'], '42.10 -72.59', 'doubted'],
    [['Anderson', 'SC', '', '35.5261', '-83.6304'], '35.53 -83.63', 'doubted'],
  ]
  const { rows } = await readRows(cases.map(([row]) => row))
  const read = rows.map(({ point, doubt, isMended }, index) => [
    cases[index]?.[0],
    point,
    doubt ? 'doubted' : isMended ? 'mended' : 'read',
  ])
  expect(read).toEqual(cases)
  expect(rows[16]?.doubt).toBe('This point is 1177 miles from Chicago, IL.')
})

it('a ZIP code of another state and a town that nobody knows need a check', async () => {
  const { rows } = await readRows([
    ['Chicago', 'IL', '90210', '', ''],
    ['Springfield', 'IL', '1103', '', ''],
    ['Miami-Dade', 'FL', '', '', ''],
    ['Miami-Dade', 'FL', '33032', '', ''],
    ['NYC', 'NY', '10001', '', ''],
    ['New York City', 'NY', '10001', '', ''],
    ['Chicago', 'IL', '60601', '', ''],
    ['Petaluma', 'CA', '94952-3388', '', ''],
  ])
  expect(rows.map(({ doubt, zip }) => [doubt, zip])).toEqual([
    ['The ZIP code 90210 is in Beverly Hills, CA, and not in IL.', ''],
    ['The ZIP code 01103 is in Springfield, MA, and not in IL.', ''],
    ['There is no town “Miami-Dade” in FL that we know.', ''],
    ['There is no town “Miami-Dade” in FL that we know; 33032 is Homestead.', '33032'],
    [null, '10001'],
    [null, '10001'],
    [null, '60601'],
    [null, '94952'],
  ])
})

it('points that are wrong as a whole are said once, and left out in one press', async () => {
  const { id, rows } = await readRows([
    ['Anderson', 'SC', '29621', '44.5', '-92.6'],
    ['Chicago', 'IL', '60601', '31.9', '-77.6'],
    ['Petaluma', 'CA', '', '48.2', '-112.6'],
    ['Lincoln', 'NE', '', '40.81', '-96.70'],
  ])
  expect(rows.filter(({ doubt }) => doubt)).toHaveLength(3)
  expect((await importer.progress(id)).points).toEqual({ all: 4, far: 3 })
  await importer.ask(`/imports/${id}/leave-points`, {})
  await importer.work()
  const again = await importer.progress(id)
  expect([again.kinds, again.points]).toMatchObject([
    { new: 4, held: 0 },
    { all: 0, far: 0 },
  ])
})
