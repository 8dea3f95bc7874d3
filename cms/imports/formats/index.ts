import { type Mapping, parseSource } from '../mapping/mapping.ts'
import { directoryExport } from './directory-export.ts'
import type { Format } from './format.ts'
import { hrsa } from './hrsa.ts'
import { hsds } from './hsds.ts'

/** Every file format with known columns: the command and the panel offer these. */
export const FORMATS: readonly Format[] = [hrsa, directoryExport, hsds]

export const formatNamed = (name: string | undefined): Format | undefined =>
  FORMATS.find((format) => format.name === name)

/** @throws FileFault if the format's lists are sources of their own, and the source has no usable name */
export const mappingOf = (format: Format, columns: string[], source: string): Mapping => {
  if (format.source) return format.mapping(columns, format.source)
  return format.mapping(columns, parseSource(source))
}

/** The format of a file with these columns. */
export const formatOf = (columns: string[]): Format | undefined =>
  FORMATS.find((format) => format.recognizes(columns))
