import { type FileHandle, open } from 'node:fs/promises'
import type { Header } from 'pmtiles'
import { versionOf } from '../../http/answer.ts'
import { fileSource } from './file-source.ts'

/** A map of the product's own: vector tiles in one file. */
export interface MapFile {
  /** Another file has another one; it is the same on each machine that has a copy. */
  version: string
  /** The closest zoom level with tiles. */
  maxZoom: number
  /** Whether the tiles are compressed with gzip. */
  isCompressed: boolean
  /** A tile's bytes as they are in the file; undefined if it has no such tile. */
  read: (z: number, x: number, y: number) => Promise<ArrayBuffer | undefined>
  close: () => Promise<void>
}

/** Of an archive: where the header and the first directory are. */
const FIRST_BYTES = 16_384
/** Each lists some thousand tiles near each other, and takes 0.4 MB of memory. */
const MOST_DIRECTORIES = 32

const isVector = async ({ tileType, tileCompression }: Header) => {
  const { Compression, TileType } = await import('pmtiles')
  return tileType === TileType.Mvt && [Compression.None, Compression.Gzip].includes(tileCompression)
}

const endOf = (header: Header) =>
  Math.max(
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  )

const readMap = async (file: FileHandle): Promise<MapFile> => {
  // Only who has such a file needs the package.
  const { Compression, PMTiles, ResolvedValueCache } = await import('pmtiles')
  const source = fileSource(file)
  // Unlike the usual cache, this one forgets a read that failed.
  const directories = new ResolvedValueCache(MOST_DIRECTORIES)
  const tiles = new PMTiles(source, directories, async (bytes) => bytes)
  const header = await tiles.getHeader().catch((error: Error) => {
    throw new Error(`it is no PMTiles archive of version 3 (${error.message})`)
  })
  if (!(await isVector(header)))
    throw new Error('its tiles are not vector tiles that are uncompressed or compressed with gzip')
  const { size } = await file.stat()
  const end = endOf(header)
  if (size < end) throw new Error(`it is cut short: it has ${size} of ${end} bytes`)
  const { data: first } = await source.getBytes(0, FIRST_BYTES)
  return {
    version: versionOf(Buffer.concat([Buffer.from(first), Buffer.from(` ${size}`)])),
    maxZoom: header.maxZoom,
    isCompressed: header.tileCompression === Compression.Gzip,
    read: async (z, x, y) => (await tiles.getZxy(z, x, y))?.data,
    close: () => file.close(),
  }
}

/**
 * Opens a PMTiles archive of vector tiles.
 * @returns undefined if there is no such file
 * @throws Error that says why it can't be used
 */
export const openMapFile = async (path: string): Promise<MapFile | undefined> => {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return undefined
  try {
    return await readMap(file)
  } catch (error) {
    await file.close()
    throw error
  }
}
