import { z } from 'zod'
import { hrsa } from '../../imports/hrsa.ts'
import { parseMapping } from '../../imports/mapping.ts'
import { uploadedFile } from '../../imports/source-file.ts'
import { stageFile } from '../../imports/stage-file.ts'
import { action } from '../../panel-kit/action.ts'
import { readUpload, refusingFaults } from './read-upload.ts'

const LONGEST_NAME = 200

/** Takes a file of clinics, whole or not at all; the product then compares it. */
export const uploadImport = action({
  method: 'post',
  path: '/imports',
  roles: ['admin', 'editor'],
  read: readUpload,
  input: z.object({
    file: z.instanceof(File, { error: 'Choose a file.' }),
    format: z.enum(['hrsa', 'mapped']),
    /** As JSON, for a file that is mapped. */
    mapping: z.string().max(100_000).default(''),
    isPartial: z.stringbool().default(false),
  }),
  act: ({ file, format, mapping, isPartial }, req) =>
    refusingFaults(async () => {
      const read = format === 'hrsa' ? hrsa : parseMapping(mapping)
      const name = file.name.slice(-LONGEST_NAME)
      return { id: await stageFile(req, uploadedFile(file), name, read, isPartial) }
    }),
})
