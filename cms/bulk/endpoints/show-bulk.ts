import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { idOf } from '../../documents/id-of.ts'
import { nameOfId } from '../../documents/queries/people.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { panelLanguage, sayTo } from '../../panel-kit/say.ts'
import { Change } from '../change.ts'
import { tooMany } from '../limits.ts'
import { reasonWords } from '../present/log-words.ts'
import { findEntry } from '../queries/find-entry.ts'
import { countRows, listRows } from '../queries/rows.ts'
import { editWords } from '../steps/edit-words.ts'
import { nounOf } from '../steps/find-chosen.ts'
import { isWorkedOn } from '../steps/run-entry.ts'
import type { Entry } from './answers.ts'

/** Documents that an entry lists at most. */
const MOST_LISTED = 500

/** An entry of the log, with its documents. */
export const showBulk = action({
  method: 'get',
  path: '/bulk/:id',
  roles: PUBLISHERS,
  input: z.object({ id: documentId }),
  act: async ({ id }, req): Promise<Entry> => {
    const entry = await findEntry(req, id)
    const { config } = req.payload.collections[entry.on as 'clinics']
    const { pool } = req.payload.db
    const rows = await listRows(pool, id, MOST_LISTED)
    const say = sayTo(req)
    const refused = tooMany(req, entry.count, nounOf(config))
    return {
      id,
      on: entry.on,
      status: entry.status,
      isRunning: await isWorkedOn(req.payload, id),
      by: await nameOfId(req, entry.by ? idOf(entry.by) : null),
      undoneBy: entry.undoneBy ? await nameOfId(req, idOf(entry.undoneBy)) : null,
      at: entry.createdAt,
      edits: await editWords(req, config, Change.parse(JSON.parse(entry.change))),
      counts: await countRows(pool, id),
      refusal: refused ? say(refused) : null,
      documents: rows.map(({ document_id, reason, ...row }) => ({
        id: document_id,
        ...row,
        reason: reason && reasonWords(reason, panelLanguage(req.i18n.language)),
      })),
    }
  },
})
