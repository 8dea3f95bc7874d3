import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { toSlug } from '../../hooks/fill-slug.ts'
import { guessColumns } from '../../imports/guess-mapping.ts'
import { hrsa } from '../../imports/hrsa.ts'
import { COLUMN_FIELDS, type Mapping, parseMapping } from '../../imports/mapping.ts'
import { readHeader } from '../../imports/read-rows.ts'
import { areRejectedRows } from '../../imports/rejected-row.ts'
import { uploadedFile } from '../../imports/source-file.ts'
import type { ColumnsAnswer } from '../../panel/imports/answers.ts'
import { action } from '../endpoint.ts'
import { labelOf } from './present-row.ts'
import { readUpload, refusingFaults } from './read-upload.ts'

const REQUIRED = ['name', 'city', 'state']
/** Earlier files that are looked at for a mapping. */
const REMEMBERED = 50

const fits = ({ columns, only, when }: Mapping, header: string[]) =>
  [
    ...Object.values(columns),
    ...only.map(({ column }) => column),
    ...when.map(({ column }) => column),
  ].every((column) => header.includes(column))

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
    .filter(({ source }) => source !== hrsa.source)
    .map(({ mapping }) => parseMapping(mapping))
    .find((mapping) => fits(mapping, header))
}

const sourceFrom = (fileName: string) => toSlug(fileName.replace(/\.[^.]*$/, ''))

/** What a file's beginning shows of its columns, and how they are likely to be meant. */
export const importColumns = action({
  method: 'post',
  path: '/imports/columns',
  roles: ['admin', 'editor'],
  read: readUpload,
  input: z.object({ file: z.instanceof(File, { error: 'Choose a file.' }) }),
  act: ({ file }, req): Promise<ColumnsAnswer> =>
    refusingFaults(async () => {
      const columns = (await readHeader(uploadedFile(file))).filter(Boolean)
      const known = await remembered(req, columns)
      const categories = await req.payload.find({
        collection: 'categories',
        depth: 0,
        pagination: false,
        req,
      })
      return {
        columns,
        isHrsa: fits(hrsa, columns),
        isRemembered: known !== undefined,
        isPartial: areRejectedRows(columns),
        mapping: known ?? {
          source: sourceFrom(file.name),
          columns: guessColumns(columns),
          facts: {},
        },
        fields: COLUMN_FIELDS.map((field) => ({
          field,
          label: labelOf(field),
          isRequired: REQUIRED.includes(field),
        })),
        categories: categories.docs.map(({ slug, name }) => ({ slug, name })),
      }
    }),
})
