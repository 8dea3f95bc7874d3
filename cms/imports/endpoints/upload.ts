import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { FORMATS, formatNamed, mappingOf } from '../formats/index.ts'
import { parseMapping } from '../mapping/mapping.ts'
import { importSentence } from '../present/import-words.ts'
import { withFileReader } from '../reading/file-reader.ts'
import { SourceInDoubt } from '../steps/ask-about-source.ts'
import { stageFile } from '../steps/stage-file.ts'
import { ChosenFile, closeUpload, readUpload, refusingFaults } from './read-upload.ts'

/** Says that the source may be another one, so that somebody confirms it. */
const ASKS = 409

/** Stores an uploaded clinic file, all or nothing; a background job then compares it. */
export const uploadImport = action({
  method: 'post',
  path: '/imports',
  roles: PUBLISHERS,
  read: readUpload,
  close: closeUpload,
  input: z.object({
    file: ChosenFile,
    format: z.enum(['mapped', ...FORMATS.map(({ name }) => name)]),
    /** As JSON, for the format 'mapped'. */
    mapping: z.string().max(100_000).default(''),
    /** For a format whose lists are sources of their own. */
    source: z.string().max(200).default(''),
    /** Of a workbook in a known format. */
    sheet: z.string().max(200).default(''),
    isPartial: z.stringbool().default(false),
    isSureOfSource: z.stringbool().default(false),
  }),
  act: ({ file, format, mapping, source, sheet, ...settings }, req) =>
    refusingFaults(() =>
      withFileReader(async (reader) => {
        const { path, name } = file
        const known = formatNamed(format)
        const chosen = sheet ? { sheet } : {}
        const read = known
          ? {
              ...mappingOf(
                known,
                (await reader.ask('beginning', { path, ...chosen })).columns,
                source,
              ),
              ...chosen,
            }
          : parseMapping(mapping)
        try {
          return { id: await stageFile(req, reader, { path, name, mapping: read, ...settings }) }
        } catch (error) {
          if (error instanceof SourceInDoubt) throw new Refusal(importSentence(error.message), ASKS)
          throw error
        }
      }),
    ),
})
