import { expect, it } from 'vitest'
import { readPosition, writePosition } from '../../../site/features/map/map-position.ts'

it('writes where the map is, to about a pixel', () => {
  const place = { latitude: 34.0522342, longitude: -118.2436849 }
  expect(writePosition({ ...place, zoom: 4 })).toBe('34.05_-118.24_4')
  expect(writePosition({ ...place, zoom: 12 })).toBe('34.052_-118.244_12')
  expect(writePosition({ ...place, zoom: 17 })).toBe('34.05223_-118.24368_17')
  expect(writePosition({ latitude: 40, longitude: -100, zoom: 5 })).toBe('40_-100_5')
})

it('reads what it wrote', () => {
  expect(readPosition('34.052_-118.244_12')).toEqual({
    latitude: 34.052,
    longitude: -118.244,
    zoom: 12,
  })
})

it.each([null, '', 'x', '34_-118', '34_-118_12_1', '91_0_4', '34_-181_4', '34_-118_20', '34,1,2'])(
  'takes %o for no place',
  (text) => expect(readPosition(text)).toBeUndefined(),
)
