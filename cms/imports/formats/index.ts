import { directoryExport } from './directory-export.ts'
import type { Format } from './format.ts'
import { hrsa } from './hrsa.ts'
import { hsds } from './hsds.ts'

/** Every file format with known columns: the command and the panel offer these. */
export const FORMATS: readonly Format[] = [hrsa, directoryExport, hsds]

export const formatNamed = (name: string | undefined): Format | undefined =>
  FORMATS.find((format) => format.name === name)

/** The format of a file with these columns. */
export const formatOf = (columns: string[]): Format | undefined =>
  FORMATS.find((format) => format.recognizes(columns))
