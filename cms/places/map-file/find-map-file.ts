import path from 'node:path'
import type { Payload } from 'payload'
import { type MapFile, openMapFile } from './open-map-file.ts'

/** What the map's file is called, in DATA_DIR. */
const NAME = 'map.pmtiles'

/** The product's own map, if its file is there. One that can't be used is only logged. */
export const findMapFile = async (
  folder: string,
  logger: Payload['logger'],
): Promise<MapFile | undefined> => {
  const file = path.join(folder, NAME)
  try {
    return await openMapFile(file)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    logger.error(
      `The map in ${file} can't be used: ${why}. The usual map is shown. Make the file again, as docs/operations.md says under Your own map, and restart.`,
    )
    return undefined
  }
}
