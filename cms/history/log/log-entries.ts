import type { PayloadRequest } from 'payload'
import { titleWords } from '../../bulk/index.ts'
import { namesOf } from '../../documents/queries/people.ts'
import { importStage, STAGE_NAMES } from '../../imports/index.ts'
import { panelLanguage, type Say, sayTo } from '../../panel-kit/say.ts'
import { statusWords } from '../../panel-kit/status/status-words.ts'
import { type HistoryEntry, versionHref, whoDid } from '../entry.ts'
import { type LogFilter, type LogRow, logRows } from '../queries/log-rows.ts'
import { DONE } from '../what-was-done.ts'
import { logKinds } from './log-kinds.ts'
import { logSentences } from './log-sentences.ts'

const COLLECTIONS = '/admin/collections'

/** Where a row's document is; null if it is no longer there. */
const addressOf = ({ table, source, document, done, ref }: LogRow): string | null => {
  if (table === 'many') return `${COLLECTIONS}/bulk-changes/${ref}`
  if (done === 'deleted') return null
  if (document === 0) return `/admin/globals/${source}`
  return done === 'trashed'
    ? `${COLLECTIONS}/${source}/trash/${document}`
    : `${COLLECTIONS}/${source}/${document}`
}

const didIn = ({ table, done, detail, title }: LogRow, say: Say): string => {
  const what = say(DONE[done])
  const outcome = say(statusWords(detail ?? ''))
  if (table === 'many') return title || say(DONE.many)
  if (table === 'calls')
    return done === 'undone'
      ? say({ en: `${what} a call: ${outcome}`, es: `Llamada deshecha: ${outcome}` })
      : `${what}: ${outcome}`
  if (table === 'imports')
    return `${say(DONE.imported)}: ${say(STAGE_NAMES[importStage(detail ?? '')]).toLowerCase()}`
  return what
}

const asEntry = (
  row: LogRow,
  names: ReadonlyMap<number, string>,
  kinds: ReadonlyMap<string, string>,
  sentences: string[],
  say: Say,
): HistoryEntry => {
  const { table, ref, source, title, at, by, through, undoneAt, undoneBy, document } = row
  const version = versionHref(`${COLLECTIONS}/${source}/${document}/versions/${ref}`, row.previous)
  return {
    key: `${table} ${ref} ${row.done}`,
    at,
    who: whoDid(through, by, names, say),
    did: didIn(row, say),
    subject: {
      ...(table === 'many'
        ? {
            kind: say({ en: 'Change of many', es: 'Cambio de varios' }),
            title: say({ en: 'before and after', es: 'antes y después' }),
          }
        : {
            kind: kinds.get(source) ?? source,
            title: title || (document > 0 ? `No. ${document}` : ''),
          }),
      href: addressOf(row),
    },
    ...(table === 'versions' && row.done !== 'trashed' && { href: version }),
    sentences,
    undone: undoneAt
      ? { who: names.get(undoneBy ?? 0) ?? say({ en: 'somebody', es: 'alguien' }), at: undoneAt }
      : null,
  }
}

/** What was done in the panel, newest first, in words. */
export const logEntries = async (
  req: PayloadRequest,
  filter: LogFilter,
  limit: number,
): Promise<HistoryEntry[]> => {
  const rows = await logRows(req, filter, limit)
  const names = await namesOf(
    req,
    rows.flatMap(({ by, undoneBy }) => [by, undoneBy]),
  )
  const language = panelLanguage(req.i18n.language)
  const kinds = new Map(logKinds(req.payload, language).map(({ slug, one }) => [slug, one]))
  const sentences = await logSentences(req, rows)
  // Titles of changes of many are stored in English.
  const title = titleWords(req.payload.config.collections)
  const inWords = (row: LogRow): LogRow =>
    row.table === 'many' ? { ...row, title: title(row.title ?? '', language) } : row
  return rows.map((row) => asEntry(inWords(row), names, kinds, sentences(row), sayTo(req)))
}
