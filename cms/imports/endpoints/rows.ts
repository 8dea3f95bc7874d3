import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { panelLanguage } from '../../panel-kit/say.ts'
import { readNames } from '../../vocabulary/index.ts'
import { countRows, filtersFor, readRows } from '../queries/review-rows.ts'
import { undoBlocks } from '../queries/undo-blocks.ts'
import type { RowsPage } from './answers.ts'
import { findImport } from './find-import.ts'
import { labelOf, presentRow } from './present-row.ts'
import { RowFilterInput } from './row-filter.ts'

const PER_PAGE = 50

/** A page of an import's rows, with its filter options. A POST because the filter holds lists. */
export const importRows = action({
  method: 'post',
  path: '/imports/:id/rows',
  roles: PUBLISHERS,
  input: RowFilterInput.extend({
    id: documentId,
    page: z.number().int().min(1).max(10_000).default(1),
  }),
  act: async ({ id, page, ...filter }, req): Promise<RowsPage> => {
    const offset = (page - 1) * PER_PAGE
    const rows = await readRows(req, id, filter, { limit: PER_PAGE, offset })
    const names = await readNames(req)
    const { status } = await findImport(req, id)
    const blocks = await undoBlocks(
      req,
      rows.map((row) => row.id),
    )
    const language = panelLanguage(req.i18n.language)
    const isDone = !status.endsWith('ing')
    const { states, fields } = await filtersFor(req, id, filter.kinds)
    return {
      rows: rows.map((row) => presentRow(row, names, blocks.get(row.id), isDone, language)),
      ...(await countRows(req, id, filter)),
      states,
      fields: fields.map((field) => ({ field, label: labelOf(field, language) })),
    }
  },
})
