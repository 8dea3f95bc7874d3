import { z } from 'zod'
import { action } from '../../panel-kit/action.ts'
import { FORMATS, formatNamed } from '../formats/index.ts'
import { parseMapping } from '../mapping/mapping.ts'
import { withFileReader } from '../reading/file-reader.ts'
import { stageFile } from '../steps/stage-file.ts'
import { ChosenFile, closeUpload, readUpload, refusingFaults } from './read-upload.ts'

const LONGEST_NAME = 200

/** Stores an uploaded clinic file, all or nothing; a background job then compares it. */
export const uploadImport = action({
  method: 'post',
  path: '/imports',
  roles: ['admin', 'editor'],
  read: readUpload,
  close: closeUpload,
  input: z.object({
    file: ChosenFile,
    format: z.enum(['mapped', ...FORMATS.map(({ name }) => name)]),
    /** As JSON, for the format 'mapped'. */
    mapping: z.string().max(100_000).default(''),
    isPartial: z.stringbool().default(false),
  }),
  act: ({ file, format, mapping, isPartial }, req) =>
    refusingFaults(() =>
      withFileReader(async (reader) => {
        const { path } = file
        const known = formatNamed(format)
        const read = known
          ? known.mapping((await reader.ask('beginning', { path })).columns)
          : parseMapping(mapping)
        const name = file.name.slice(-LONGEST_NAME)
        return { id: await stageFile(req, reader, path, name, read, isPartial) }
      }),
    ),
})
