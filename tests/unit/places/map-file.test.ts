import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { TileType } from 'pmtiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MapFile, openMapFile } from '../../../cms/places/index.ts'
import { archiveOf } from '../../support/archive.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'map-file-'))
})
afterAll(() => rm(folder, { recursive: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const TILES = [
  { z: 0, x: 0, y: 0, bytes: bytes('the world') },
  { z: 1, x: 0, y: 0, bytes: bytes('north west') },
  { z: 1, x: 1, y: 1, bytes: bytes('south east') },
]

const given = async (content: Buffer): Promise<string> => {
  const file = path.join(folder, 'map.pmtiles')
  await writeFile(file, content)
  return file
}

const opened = async (content: Buffer): Promise<MapFile> => {
  const map = await openMapFile(await given(content))
  if (!map) throw new Error('The file is not there')
  return map
}

const textOf = (tile: ArrayBuffer | undefined) =>
  tile && gunzipSync(Buffer.from(tile)).toString('utf8')

describe('a map file', () => {
  it('gives the bytes of its tiles as they are', async () => {
    const map = await opened(archiveOf(TILES))
    expect(map).toMatchObject({ maxZoom: 1, isCompressed: true })
    expect(textOf(await map.read(0, 0, 0))).toBe('the world')
    expect(textOf(await map.read(1, 1, 1))).toBe('south east')
    await map.close()
  })

  it('has nothing where it has no tile', async () => {
    const map = await opened(archiveOf(TILES))
    expect(await map.read(1, 1, 0)).toBeUndefined()
    expect(await map.read(2, 0, 0)).toBeUndefined()
    await map.close()
  })

  it('has another version when its content is another', async () => {
    const [first, same] = [await opened(archiveOf(TILES)), await opened(archiveOf(TILES))]
    const other = await opened(archiveOf(TILES.slice(0, 2)))
    expect(same.version).toBe(first.version)
    expect(other.version).not.toBe(first.version)
    await Promise.all([first, same, other].map((map) => map.close()))
  })

  it('may be missing', async () => {
    expect(await openMapFile(path.join(folder, 'none.pmtiles'))).toBeUndefined()
  })

  it.each<[what: string, content: Buffer, why: RegExp]>([
    ['is empty', Buffer.alloc(0), /no PMTiles archive/],
    ['is something else', Buffer.from('<!doctype html>'.repeat(50)), /no PMTiles archive/],
    ['is cut short', archiveOf(TILES).subarray(0, -5), /cut short: it has \d+ of \d+ bytes/],
    ['has pictures', archiveOf(TILES, { type: TileType.Png }), /not vector tiles/],
  ])('that %s can’t be used, and it is said why', async (_, content, why) => {
    await expect(openMapFile(await given(content))).rejects.toThrow(why)
  })
})
