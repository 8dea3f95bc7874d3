import { FORMATS } from '../formats/index.ts'

/** Formats whose newest file has an address, by their source. */
export const fetchedFormat = (source: string) =>
  FORMATS.find((format) => format.source === source && format.address)

/** Sources whose files are fetched by their address. */
export const FETCHED_SOURCES: readonly string[] = FORMATS.flatMap(({ source, address }) =>
  source && address ? [source] : [],
)
