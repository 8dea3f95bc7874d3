import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action } from '../../panel-kit/action.ts'
import { type InEach, panelLanguage, type Say, sayTo } from '../../panel-kit/say.ts'
import { DELIMITERS } from '../file/delimiter.ts'
import { areRejectedRows } from '../file/rejected-rows.ts'
import { SEPARATORS } from '../file/separators.ts'
import { formatOf } from '../formats/index.ts'
import { COLUMN_FIELDS, LIST_FIELDS } from '../mapping/column-fields.ts'
import { flagsOf } from '../mapping/flags.ts'
import { freeLines } from '../mapping/line-columns.ts'
import type { MappingInput } from '../mapping/mapping.ts'
import { remember } from '../mapping/remember.ts'
import { freeFlags } from '../mapping/settle-mapping.ts'
import { earlierImports } from '../queries/earlier-imports.ts'
import { databaseUrl, type FileReader, withFileReader } from '../reading/file-reader.ts'
import type { ChosenTable } from '../rows/read-rows.ts'
import type { ColumnsAnswer, MappingDraft } from './answers.ts'
import { labelOf } from './present-row.ts'
import { ChosenFile, closeUpload, readUpload, refusingFaults } from './read-upload.ts'

const REQUIRED = ['name', 'city', 'state']

/**
 * The beginning of a file, its format if it is a known one, and a mapping: that of an earlier file with
 * the same columns, or a guess.
 */
const suggestionFor = async (
  req: PayloadRequest,
  reader: FileReader,
  { name, path }: z.infer<typeof ChosenFile>,
  chosen: ChosenTable,
) => {
  const beginning = await reader.ask('beginning', { path, ...chosen })
  const { columns } = beginning
  const format = formatOf(columns)
  const { source, mapping, others } = remember(name, columns, await earlierImports(req))
  const common = { beginning, format, sources: others, isRemembered: mapping !== undefined }
  if (format)
    return {
      ...common,
      draft: format.mapping(columns, format.source ?? source),
      isRemembered: false,
    }
  if (mapping) return { ...common, draft: { ...mapping, source } }
  const known = { source, beginning, databaseUrl: databaseUrl(req.payload) }
  return { ...common, draft: await reader.ask('guessMapping', known) }
}

const asDraft = ({ columns, facts, separators, ...others }: MappingInput): MappingDraft => ({
  ...others,
  columns: { ...columns },
  facts: { ...facts },
  separators: { ...separators },
})

const named = (names: Readonly<Record<string, InEach>>, say: Say) =>
  Object.entries(names).map(([value, label]) => ({ value, label: say(label) }))

/** Reads the beginning of a file: its columns, with a suggested mapping. */
export const importColumns = action({
  method: 'post',
  path: '/imports/columns',
  roles: PUBLISHERS,
  read: readUpload,
  close: closeUpload,
  input: z.object({
    file: ChosenFile,
    /** The column delimiter, if somebody chose one. */
    delimiter: z.enum([',', ';', '\t', '|']).optional(),
    /** The line with the names of the columns, if somebody chose one; 0 if there is none. */
    headerLine: z.coerce.number().int().min(0).max(100).optional(),
    /** The sheet of a workbook, if somebody chose one. */
    sheet: z.string().max(200).optional(),
  }),
  act: ({ file, ...chosen }, req): Promise<ColumnsAnswer> =>
    refusingFaults(async () => {
      const { beginning, format, draft, isRemembered, sources } = await withFileReader((reader) =>
        suggestionFor(req, reader, file, chosen),
      )
      const { columns, samples } = beginning
      const { docs } = await req.payload.find({
        collection: 'categories',
        depth: 0,
        pagination: false,
        req,
      })
      return {
        columns,
        samples,
        delimiter: beginning.delimiter,
        delimiters: named(DELIMITERS, sayTo(req)),
        separators: named(SEPARATORS, sayTo(req)),
        format: format
          ? {
              name: format.name,
              notice: sayTo(req)(format.notice),
              isOneSource: format.source !== undefined,
            }
          : null,
        isRemembered,
        sources,
        isPartial: areRejectedRows(columns) || (format?.isPartial ?? false),
        headerLine: beginning.headerLine,
        sheet: beginning.sheet ?? null,
        sheets: beginning.sheets ?? [],
        flags: flagsOf(columns).map(({ column, hides }) => ({ column, hides })),
        lines: format ? [] : freeLines(draft, columns),
        mapping: {
          flags: freeFlags(draft, columns),
          lines: freeLines(draft, columns),
          ...asDraft(draft),
          ...chosen,
        },
        fields: COLUMN_FIELDS.map((field) => ({
          field,
          label: labelOf(field, panelLanguage(req.i18n.language)),
          isRequired: REQUIRED.includes(field),
          isList: LIST_FIELDS.some((list) => list === field),
        })),
        categories: docs.map(({ slug, name }) => ({ slug, name })),
      }
    }),
})
