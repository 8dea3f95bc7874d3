import type { Endpoint, PayloadRequest } from 'payload'
import { PUBLISHERS } from '../../access/publishers.ts'
import { letOthersWork } from '../../database/let-others-work.ts'
import { requireRole } from '../../panel-kit/action.ts'
import { csvFile, csvRows } from '../../panel-kit/csv-file.ts'
import { type InEach, sayTo } from '../../panel-kit/say.ts'
import type { HistoryEntry } from '../entry.ts'
import { filterIn } from '../log/log-address.ts'
import { logEntries } from '../log/log-entries.ts'
import type { LogFilter } from '../queries/log-rows.ts'

const BATCH = 100
const HEADER: InEach<string[]> = {
  en: ['when', 'who', 'did', 'kind', 'document', 'changes', 'undone', 'undoneBy'],
  es: ['cuándo', 'quién', 'qué hizo', 'tipo', 'documento', 'cambios', 'deshecho', 'deshecho por'],
}

const rowOf = ({ at, who, did, subject, sentences, undone }: HistoryEntry): string[] => [
  ...[at, who, did, subject?.kind ?? '', subject?.title ?? '', sentences.join('; ')],
  ...[undone?.at ?? '', undone?.who ?? ''],
]

async function* lines(req: PayloadRequest, filter: LogFilter) {
  const breathe = letOthersWork()
  yield csvRows([sayTo(req)(HEADER)], true)
  for (let before = filter.before; ; ) {
    const entries = await logEntries(req, { ...filter, before }, BATCH)
    if (entries.length > 0) yield csvRows(entries.map(rowOf), false)
    if (entries.length < BATCH) return
    before = entries.at(-1)?.at
    await breathe()
  }
}

/** The log with its filters as a CSV file. */
export const logCsv: Endpoint = {
  method: 'get',
  path: '/desk/history.csv',
  handler: async (req) => {
    requireRole(req, PUBLISHERS)
    const day = new Date().toISOString().slice(0, 10)
    return csvFile(`history-${day}`, lines(req, filterIn(req.query)))
  },
}
