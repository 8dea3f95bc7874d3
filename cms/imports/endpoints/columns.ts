import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { toSlug } from '../../documents/hooks/fill-slug.ts'
import { action } from '../../panel-kit/action.ts'
import { DELIMITERS, type Delimiter } from '../file/delimiter.ts'
import { areRejectedRows } from '../file/rejected-row.ts'
import { SEPARATORS } from '../file/separators.ts'
import { fits } from '../formats/format.ts'
import { FORMATS, formatOf } from '../formats/index.ts'
import { COLUMN_FIELDS, LIST_FIELDS } from '../mapping/column-fields.ts'
import { type Mapping, type MappingInput, parseMapping } from '../mapping/mapping.ts'
import { databaseUrl, type FileReader, withFileReader } from '../reading/file-reader.ts'
import type { Beginning } from '../rows/read-rows.ts'
import type { ColumnsAnswer, MappingDraft } from './answers.ts'
import { labelOf } from './present-row.ts'
import { ChosenFile, closeUpload, readUpload, refusingFaults } from './read-upload.ts'

const REQUIRED = ['name', 'city', 'state']
/** How many earlier files to search for a mapping. */
const REMEMBERED = 50

/** The mapping of the latest file that had these columns. */
const remembered = async (req: PayloadRequest, header: string[]): Promise<Mapping | undefined> => {
  const { docs } = await req.payload.find({
    collection: 'imports',
    sort: '-createdAt',
    limit: REMEMBERED,
    depth: 0,
    showHiddenFields: true,
    req,
  })
  return docs
    .filter(({ source }) => !FORMATS.some((format) => format.source === source))
    .map(({ mapping }) => parseMapping(mapping))
    .find((mapping) => fits(mapping, header))
}

const sourceFrom = (fileName: string) => toSlug(fileName.replace(/\.[^.]*$/, ''))

/** The mapping last used for these columns, or a guess. */
const draftFor = async (
  req: PayloadRequest,
  reader: FileReader,
  fileName: string,
  beginning: Beginning,
) => {
  const known = await remembered(req, beginning.columns.filter(Boolean))
  if (known) {
    // What was detected in that file may not fit this one: rejected rows come back with commas.
    const { delimiter: _, findsTowns: __, ...draft } = known
    return { draft, isRemembered: true }
  }
  const draft = await reader.ask('guessMapping', {
    source: sourceFrom(fileName),
    beginning,
    databaseUrl: databaseUrl(req.payload),
  })
  return { draft, isRemembered: false }
}

/** The beginning of a file, its format if it is a known one, and a mapping. */
const suggestionFor = async (
  req: PayloadRequest,
  reader: FileReader,
  { name, path }: z.infer<typeof ChosenFile>,
  delimiter: Delimiter | undefined,
) => {
  const beginning = await reader.ask('beginning', { path, delimiter })
  const columns = beginning.columns.filter(Boolean)
  const format = formatOf(columns)
  return {
    beginning,
    format,
    ...(format
      ? { draft: format.mapping(columns), isRemembered: false }
      : await draftFor(req, reader, name, beginning)),
  }
}

const asDraft = ({ columns, facts, separators, ...others }: MappingInput): MappingDraft => ({
  ...others,
  columns: { ...columns },
  facts: { ...facts },
  separators: { ...separators },
})

const named = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** Reads the beginning of a file: its columns, with a suggested mapping. */
export const importColumns = action({
  method: 'post',
  path: '/imports/columns',
  roles: ['admin', 'editor'],
  read: readUpload,
  close: closeUpload,
  input: z.object({
    file: ChosenFile,
    /** The column delimiter, if somebody chose one. */
    delimiter: z.enum([',', ';', '\t', '|']).optional(),
  }),
  act: ({ file, delimiter }, req): Promise<ColumnsAnswer> =>
    refusingFaults(async () => {
      const { beginning, format, draft, isRemembered } = await withFileReader((reader) =>
        suggestionFor(req, reader, file, delimiter),
      )
      const columns = beginning.columns.filter(Boolean)
      const { docs } = await req.payload.find({
        collection: 'categories',
        depth: 0,
        pagination: false,
        req,
      })
      return {
        columns,
        samples: beginning.samples.map((row) =>
          row.filter((_, index) => Boolean(beginning.columns[index])),
        ),
        delimiter: beginning.delimiter,
        delimiters: named(DELIMITERS),
        separators: named(SEPARATORS),
        format: format ? { name: format.name, notice: format.notice } : null,
        isRemembered,
        isPartial: areRejectedRows(columns) || (format?.isPartial ?? false),
        mapping: { ...asDraft(draft), ...(delimiter && { delimiter }) },
        fields: COLUMN_FIELDS.map((field) => ({
          field,
          label: labelOf(field),
          isRequired: REQUIRED.includes(field),
          isList: LIST_FIELDS.some((list) => list === field),
        })),
        categories: docs.map(({ slug, name }) => ({ slug, name })),
      }
    }),
})
