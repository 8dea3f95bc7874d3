import { gzipSync } from 'node:zlib'
import { Compression, TileType, zxyToTileId } from 'pmtiles'

export interface ArchivedTile {
  z: number
  x: number
  y: number
  bytes: Uint8Array
}

const HEADER_BYTES = 127

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]

/** One directory for all tiles, in the order of their numbers and without gaps between their bytes. */
const directoryOf = (tiles: readonly { id: number; bytes: Uint8Array }[]): Buffer => {
  const steps = tiles.map(({ id }, index) => id - (tiles[index - 1]?.id ?? 0))
  const numbers = [
    tiles.length,
    ...steps,
    ...tiles.map(() => 1),
    ...tiles.map(({ bytes }) => bytes.length),
    ...tiles.map((_, index) => (index === 0 ? 1 : 0)),
  ]
  return Buffer.from(numbers.flatMap(varint))
}

/** A PMTiles archive of version 3: github.com/protomaps/PMTiles, spec/v3/spec.md. */
export const archiveOf = (
  given: readonly ArchivedTile[],
  { compressed = true, type = TileType.Mvt } = {},
): Buffer => {
  const tiles = given
    .map(({ z, x, y, bytes }) => ({
      id: zxyToTileId(z, x, y),
      bytes: compressed ? gzipSync(bytes) : bytes,
    }))
    .sort((one, other) => one.id - other.id)
  const directory = gzipSync(directoryOf(tiles))
  const metadata = gzipSync('{}')
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes))
  const zooms = given.map(({ z }) => z)
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles')
  header[7] = 3
  const metadataAt = HEADER_BYTES + directory.length
  const dataAt = metadataAt + metadata.length
  const positions = [HEADER_BYTES, directory.length, metadataAt, metadata.length, dataAt, 0]
  const sizes = [dataAt, data.length, tiles.length, tiles.length, tiles.length]
  for (const [index, value] of [...positions, ...sizes].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8)
  header[96] = 1
  header[97] = Compression.Gzip
  header[98] = compressed ? Compression.Gzip : Compression.None
  header[99] = type
  header[100] = Math.min(...zooms)
  header[101] = Math.max(...zooms)
  for (const [index, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 1e7, 102 + index * 4)
  return Buffer.concat([header, directory, metadata, data])
}
