import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { VectorTile } from '@mapbox/vector-tile'
import Protobuf from 'pbf'
import { expect, it } from 'vitest'
import { Problem } from '../../../cms/contract/index.ts'
import { openMapFile } from '../../../cms/places/index.ts'
import { startApi } from '../../support/api-server.ts'
import { madeMap } from '../../support/made-map.ts'
import { testFolder } from '../../support/test-folder.ts'

const folder = await testFolder()
const startWith = async (map: Parameters<typeof madeMap>[0]) => {
  const file = path.join(folder, `${map?.maxZoom}.pmtiles`)
  await writeFile(file, madeMap(map))
  return startApi({}, await openMapFile(file))
}

const api = await startWith({ maxZoom: 4 })
const { mapTiles } = await api.call('site')

/** The address of a tile, as the site is told. */
const at = (z: number, x: number, y: number) =>
  (mapTiles?.url ?? '').replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`)
/** In the middle of the country. */
const KANSAS = at(4, 3, 6)
const OUTSIDE = at(4, 15, 15)

const layersOf = async (tile: Response) =>
  Object.keys(new VectorTile(new Protobuf(await tile.arrayBuffer())).layers)
const header = (name: string, { headers }: Response) => headers.get(name)

it('the site is told whose map it is, and where its tiles are', () => {
  expect(mapTiles).toMatchObject({
    kind: 'vector',
    maxZoom: 4,
    credit: 'OpenStreetMap',
    creditUrl: 'https://www.openstreetmap.org/copyright',
  })
})

it('a tile is sent compressed, as it is in the file, unless somebody can’t read that', async () => {
  const response = await api.get(KANSAS)
  const headers = ['content-type', 'content-encoding', 'vary'].map((name) => header(name, response))
  expect(headers).toEqual(['application/vnd.mapbox-vector-tile', 'gzip', 'accept-encoding'])
  expect(await layersOf(response)).toContain('earth')
  // fetch asks for compression unless told otherwise.
  const plain = await api.get(KANSAS, { headers: { 'accept-encoding': 'identity' } })
  expect(header('content-encoding', plain)).toBeNull()
  expect(await layersOf(plain)).toContain('boundaries')
})

it('a tile may be kept for ever, since its address has the version, and is not sent again', async () => {
  const control = async (address: string) => header('cache-control', await api.get(address))
  for (const address of [KANSAS, OUTSIDE])
    expect(await control(address)).toBe('public, max-age=31536000, immutable')
  for (const address of ['/api/map/tiles/4/3/6', '/api/map/tiles/4/3/6?version=old'])
    expect(await control(address)).toBe('no-cache')
  const etag = header('etag', await api.get(KANSAS)) ?? ''
  const again = await api.get(KANSAS, { headers: { 'if-none-match': `"other", ${etag}` } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(header('etag', await api.get(at(4, 4, 6)))).not.toBe(etag)
})

it('outside of the map is nothing, and what can’t exist or be written is refused', async () => {
  for (const address of [OUTSIDE, at(9, 0, 0)]) {
    const response = await api.get(address)
    expect([response.status, await response.text()]).toEqual([204, ''])
  }
  for (const place of ['1.5/0/0', '-1/0/0', 'x/0/0', '1e1/0/0', '27/0/0', '1/2/0', '1/0/2']) {
    const { status, errors } = Problem.parse(
      await (await api.get(`/api/map/tiles/${place}`)).json(),
    )
    expect([status, Object.keys(errors ?? {}).length], place).toEqual([400, 1])
  }
  expect((await api.get(KANSAS, { method: 'HEAD' })).status).toBe(200)
  const written = await api.get(KANSAS, { method: 'POST' })
  expect([written.status, header('allow', written)]).toEqual([405, 'GET, HEAD'])
})

it('a map whose file is not compressed is sent as it is', async () => {
  const other = await startWith({ maxZoom: 2, compressed: false })
  const response = await other.get('/api/map/tiles/2/0/1')
  expect(header('content-encoding', response)).toBeNull()
  expect(await layersOf(response)).toContain('earth')
})
