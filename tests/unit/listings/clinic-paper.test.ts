import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { clinicCode } from '../../../cms/listings/files/clinic-code.ts'
import { clinicMap, mapReach } from '../../../cms/listings/files/clinic-map.ts'

const HERE = { latitude: 45, longitude: -120 }
/** A place so many hundredths of a degree to the north and to the east. */
const at = (name: string, north: number, east: number) => ({
  name,
  latitude: HERE.latitude + north / 100,
  longitude: HERE.longitude + east / 100,
})
const namesOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, name]) => name)

it('the code on paper has the dark squares of its address, and no others', async () => {
  const url = 'https://clinics.example/es/services/some-clinic-with-a-long-name-anderson-sc'
  const { data, size } = encode(url, { ecc: 'M', border: 2 })
  const pixels = await sharp(Buffer.from(clinicCode(url)), { density: 72 })
    .resize(size, size, { kernel: 'nearest' })
    .greyscale()
    .raw()
    .toBuffer()
  expect(data.flat().map((dark) => (dark ? 0 : 255))).toEqual([...pixels])
})

it('the map names the largest towns first, and leaves out names that would overlap', () => {
  const svg = clinicMap(
    HERE,
    [],
    [at('Large & Old', 20, 20), at('Small', 21, 22), at('Far', 80, 0)],
  )
  expect(namesOf(svg)).toEqual(['Large &amp; Old', '20 mi'])
})

it('the map comes closer where there are many towns', () => {
  const towns = Array.from({ length: 8 }, (_, index) => at(`Town ${index}`, index - 4, 5))
  expect(namesOf(clinicMap(HERE, [], towns)).at(-1)).toBe('2 mi')
  expect(namesOf(clinicMap(HERE, [], towns.slice(0, 2))).at(-1)).toBe('20 mi')
})

it('the map shows borders that are near, and reaches as far as it ever draws', () => {
  const near: [number, number][] = [
    [45.1, -120.1],
    [45.1, -119.9],
  ]
  const far: [number, number][] = [
    [30, -90],
    [31, -90],
  ]
  expect(clinicMap(HERE, [near, far], []).match(/M[\d.-]+ [\d.-]+L/g)).toHaveLength(1)
  const { north, east } = mapReach(HERE)
  expect(north).toBeCloseTo(0.69, 1)
  expect(east).toBeGreaterThan(north)
})
