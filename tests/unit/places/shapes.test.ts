import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { TileType } from 'pmtiles'
import { expect, it, onTestFinished } from 'vitest'
import { countyShapes } from '../../../cms/places/gazetteer/county-shapes.ts'
import { openMapFile } from '../../../cms/places/index.ts'
import { JURISDICTIONS } from '../../../cms/places/jurisdictions.ts'
import { outline } from '../../../cms/places/outline/outline.ts'
import { statesDrawing } from '../../../cms/places/outline/states-drawing.ts'
import { timeZoneAt } from '../../../cms/places/time-zones.ts'
import { archiveOf } from '../../support/archive.ts'
import { testFolder } from '../../support/test-folder.ts'

it('a county contains its points, also over the 180th meridian and around a city', () => {
  const shapes = countyShapes()
  const contains = (name: string, state: string, latitude: number, longitude: number) => {
    const shape = shapes.find((each) => each.name === name && each.stateName === state)
    return shape?.contains({ latitude, longitude })
  }
  const aleutians = (latitude: number, longitude: number) =>
    contains('Aleutians West', 'Alaska', latitude, longitude)
  // Unalaska, Attu, Akutan, the North Sea.
  expect([aleutians(53.87, -166.53), aleutians(52.83, 173.19)]).toEqual([true, true])
  expect([aleutians(54.13, -165.77), aleutians(55, 3)]).toEqual([false, false])
  expect(contains('Albemarle', 'Virginia', 38.03, -78.48)).toBe(false)
  expect(contains('Charlottesville', 'Virginia', 38.03, -78.48)).toBe(true)
  const elsewhere = shapes.filter(({ middle: { longitude } }) =>
    longitude > -64 ? longitude < 140 : longitude < -180,
  )
  expect(elsewhere.map(({ name }) => name)).toEqual([])
})

it('the outline has the land as closed rings, and the lines between states and counties', async () => {
  const [states, counties] = [await outline('states'), await outline('counties')]
  const open = states.land.filter((ring) => String(ring[0]) !== String(ring.at(-1)))
  expect(open).toEqual([])
  const corners = states.land.flat()
  const isNear = ([latitude = 0, longitude = 0]: number[]) =>
    corners.some(
      ([north, east]) => Math.max(Math.abs(north - latitude), Math.abs(east - longitude)) < 0.3,
    )
  // Key West and Guam.
  expect([isNear([24.55, -81.78]), isNear([13.45, 144.75])]).toEqual([true, true])
  expect(counties.borders.length).toBeGreaterThan(states.borders.length * 10)
  expect(counties.land).toEqual([])
})

it('the drawing of the states has their borders where the map’s first view has them, and is small', async () => {
  const drawing = statesDrawing(await outline('states'))
  // The corner of four states, 10.47 degrees west of the middle and 2.83 south of it, at 4096 / 360 pixels.
  expect(drawing).toMatch(/[ML]253 259(?!\d)/)
  expect(drawing.match(/M/g)?.length).toBeGreaterThan(100)
  expect(drawing.length).toBeLessThan(20_000)
})

it('a place has its own clock, which every browser knows', () => {
  const clock = (timeZone: string) =>
    new Date('2026-07-01T12:00:00Z').toLocaleString('en-US', { timeZone })
  const places = [
    ['AS', -14.28, -170.7, 'Pacific/Pago_Pago'],
    // Eastport, across from Canada.
    ['ME', 44.906, -66.99, 'America/New_York'],
    ['TX', 31.76, -106.49, 'America/Denver'],
    ['GU', 13.47, 144.75, 'Pacific/Guam'],
    // Window Rock, on Navajo land.
    ['AZ', 35.68, -109.05, 'America/Denver'],
  ] as const
  const wrong = places.filter(
    ([state, latitude, longitude, zone]) =>
      clock(timeZoneAt({ latitude, longitude }, state)) !== clock(zone),
  )
  expect(wrong).toEqual([])
  for (const { abbreviation, latitude, longitude } of JURISDICTIONS) {
    expect(() => clock(timeZoneAt({ latitude, longitude }, abbreviation))).not.toThrow()
    // A table without a state would take the point's zone, even another country's.
    const london = { latitude: 51.5, longitude: 0 }
    expect(timeZoneAt(london, abbreviation)).not.toBe('Europe/London')
  }
})

it('a map file gives its tiles as they are, or is refused with the reason', async () => {
  const folder = await testFolder()
  const bytes = (text: string) => new TextEncoder().encode(text)
  const tiles = [
    { z: 0, x: 0, y: 0, bytes: bytes('the world') },
    { z: 1, x: 0, y: 0, bytes: bytes('north west') },
    { z: 1, x: 1, y: 1, bytes: bytes('south east') },
  ]
  const open = async (content: Buffer) => {
    const file = path.join(folder, 'map.pmtiles')
    await writeFile(file, content)
    const map = await openMapFile(file)
    onTestFinished(() => map?.close())
    return map
  }
  const map = await open(archiveOf(tiles))
  expect(map).toMatchObject({ maxZoom: 1, isCompressed: true })
  const tile = await map?.read(1, 1, 1)
  expect(tile && gunzipSync(Buffer.from(tile)).toString()).toBe('south east')
  expect([await map?.read(1, 1, 0), await map?.read(2, 0, 0)]).toEqual([undefined, undefined])
  expect((await open(archiveOf(tiles)))?.version).toBe(map?.version)
  expect((await open(archiveOf(tiles.slice(0, 2))))?.version).not.toBe(map?.version)
  expect(await openMapFile(path.join(folder, 'none.pmtiles'))).toBeUndefined()
  const faulty: [content: Buffer, why: RegExp][] = [
    [Buffer.alloc(0), /no PMTiles archive/],
    [Buffer.from('<!doctype html>'.repeat(50)), /no PMTiles archive/],
    [archiveOf(tiles).subarray(0, -5), /cut short: it has \d+ of \d+ bytes/],
    [archiveOf(tiles, { type: TileType.Png }), /not vector tiles/],
  ]
  for (const [content, why] of faulty) await expect(open(content)).rejects.toThrow(why)
})
