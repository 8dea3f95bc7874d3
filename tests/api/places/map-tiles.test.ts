import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { VectorTile } from '@mapbox/vector-tile'
import Protobuf from 'pbf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Site } from '../../../cms/contract/site.ts'
import { openMapFile } from '../../../cms/places/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { madeMap } from '../../support/made-map.ts'

let folder: string
const started: TestApi[] = []
const startWith = async (content: Buffer): Promise<TestApi> => {
  const file = path.join(folder, `${started.length}.pmtiles`)
  await writeFile(file, content)
  const api = await startApi({}, await openMapFile(file))
  started.push(api)
  return api
}

let api: TestApi
/** What the site is told of the map. */
let url: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'map-tiles-'))
  api = await startWith(madeMap({ maxZoom: 4 }))
  const { mapTiles } = Site.parse(await (await api.get('/api/site')).json())
  expect(mapTiles).toMatchObject({
    kind: 'vector',
    maxZoom: 4,
    credit: 'OpenStreetMap',
    creditUrl: 'https://www.openstreetmap.org/copyright',
  })
  url = mapTiles?.url ?? ''
})
afterAll(async () => {
  for (const { close } of started) await close()
  await rm(folder, { recursive: true })
})

const at = (z: number, x: number, y: number) =>
  url.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`)
/** In the middle of the country. */
const KANSAS = () => at(4, 3, 6)

const layersOf = (tile: ArrayBuffer) => Object.keys(new VectorTile(new Protobuf(tile)).layers)

/** fetch takes off the compression by itself, and always asks for it unless told otherwise. */
const plainly = { headers: { 'accept-encoding': 'identity' } }

describe('a tile of the product’s own map', () => {
  it('is sent compressed, as it is in the file', async () => {
    const response = await api.get(KANSAS())
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(layersOf(await response.arrayBuffer())).toContain('earth')
  })

  it('is sent as it is to somebody who can’t read that', async () => {
    const response = await api.get(KANSAS(), plainly)
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(layersOf(await response.arrayBuffer())).toContain('boundaries')
  })

  it('may be kept for ever, since its address has the version of the file', async () => {
    const forEver = 'public, max-age=31536000, immutable'
    for (const address of [KANSAS(), at(4, 15, 15)])
      expect((await api.get(address)).headers.get('cache-control')).toBe(forEver)
    for (const address of ['/api/map/tiles/4/3/6', '/api/map/tiles/4/3/6?version=old']) {
      const response = await api.get(address)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('is not sent again to somebody who has it', async () => {
    const etag = (await api.get(KANSAS())).headers.get('etag') ?? ''
    const again = await api.get(KANSAS(), { headers: { 'if-none-match': `"other", ${etag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await api.get(at(4, 4, 6))).headers.get('etag')).not.toBe(etag)
  })

  it('is empty outside of the map', async () => {
    for (const address of [at(4, 15, 15), at(9, 0, 0)]) {
      const response = await api.get(address)
      expect(response.status).toBe(204)
      expect(await response.text()).toBe('')
    }
  })

  it.each([
    '/1.5/0/0',
    '/-1/0/0',
    '/x/0/0',
    '/1e1/0/0',
    '/27/0/0',
    '/123456789/0/0',
    '/1/2/0',
    '/1/0/2',
  ])('that can’t exist is refused: %s', async (address) => {
    const response = await api.get(`/api/map/tiles${address}`)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(Object.keys((await response.json()).errors)).toHaveLength(1)
  })

  it('is only read', async () => {
    expect((await api.get(KANSAS(), { method: 'HEAD' })).status).toBe(200)
    const response = await api.get(KANSAS(), { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})

it('a map whose file is not compressed is sent as it is', async () => {
  const other = await startWith(madeMap({ maxZoom: 2, compressed: false }))
  const response = await other.get('/api/map/tiles/2/0/1')
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(layersOf(await response.arrayBuffer())).toContain('earth')
})
