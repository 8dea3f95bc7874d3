import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { nameIn } from '../../panel-kit/person-name.ts'
import { panelLanguage } from '../../panel-kit/say.ts'
import { countSamples } from '../file/samples.ts'
import { importWords } from '../present/import-words.ts'
import {
  countOfSource,
  countPoints,
  countRemarks,
  countUntouched,
  groupRows,
  type RowGroup,
  rejectingColumns,
} from '../queries/count-rows.ts'
import { importStage } from '../stages.ts'
import type { ImportProgress } from './answers.ts'
import { findImport } from './find-import.ts'

const DECIDABLE = ['new', 'changed', 'held', 'gone']

const isAccepted = ({ decision }: RowGroup) => decision === 'accepted' || decision === 'free'

/** How many rows the current stage has processed, and how many there are in all. */
const stageProgress = (status: string, count: (is: (group: RowGroup) => boolean) => number) => {
  if (status === 'applying' || status === 'stopping') {
    const isDone = ({ result }: RowGroup) => result !== null
    return {
      done: count(isDone),
      total: count((group) => isDone(group) || isAccepted(group) || group.news),
    }
  }
  if (status === 'undoing') {
    const isDone = ({ result, written, left }: RowGroup) =>
      written && (left || (result !== 'applied' && result !== 'noted'))
    return { done: count(isDone), total: count(({ written }) => written) }
  }
  return { done: count(({ kind }) => kind !== null), total: count(() => true) }
}

const idOfSource = async (req: PayloadRequest, name: string): Promise<number | null> => {
  const where = { name: { equals: name } }
  const { docs } = await req.payload.find({
    collection: 'sources',
    where,
    limit: 1,
    pagination: false,
    depth: 0,
    select: { name: true },
    req,
  })
  return docs[0]?.id ?? null
}

/** What became of an import so far. */
export const readProgress = async (req: PayloadRequest, id: number): Promise<ImportProgress> => {
  const found = await findImport(req, id)
  const groups = await groupRows(req, id)
  const inWords = (stored: string) => importWords(stored, panelLanguage(req.i18n?.language))
  const count = (is: (group: RowGroup) => boolean) =>
    groups.filter(is).reduce((sum, group) => sum + group.count, 0)
  const ofKind = (kind: RowGroup['kind']) => count((group) => group.kind === kind)
  const withResult = (result: RowGroup['result']) => count((group) => group.result === result)
  const written = withResult('applied') + withResult('noted')
  const isWorking = found.status.endsWith('ing')
  const ofFile = groups.filter(({ kind }) => kind !== 'gone')
  const isAllRejected = ofFile.length > 0 && ofFile.every(({ kind }) => kind === 'rejected')
  const undoable = written > 0 && !isWorking ? await countUntouched(req, id) : 0
  return {
    id,
    fileName: found.fileName,
    source: found.source,
    sourceId: await idOfSource(req, found.source),
    status: importStage(found.status),
    notice: found.notice ? inWords(found.notice) : null,
    failure: found.failure ? inWords(found.failure) : null,
    isFetched: Boolean(found.fetched?.address),
    by: nameIn(found.by),
    undoneBy: nameIn(found.undoneBy),
    createdAt: found.createdAt,
    kinds: {
      new: ofKind('new'),
      changed: ofKind('changed'),
      gone: ofKind('gone'),
      held: ofKind('held'),
      rejected: ofKind('rejected'),
      same: ofKind('same'),
    },
    accepted: count((group) => isAccepted(group) && group.result === null),
    undecided: count(
      ({ kind, decision, result }) =>
        DECIDABLE.includes(kind ?? '') && decision === null && result === null,
    ),
    results: {
      applied: withResult('applied'),
      noted: withResult('noted'),
      undone: withResult('undone'),
      kept: withResult('kept'),
      failed: withResult('failed'),
    },
    ...stageProgress(found.status, count),
    undoable,
    left: count(({ left }) => left),
    touched: isWorking ? 0 : written - undoable,
    remarks: isWorking
      ? []
      : (await countRemarks(req, id)).map(({ note, rows }) => ({
          note,
          words: inWords(note),
          rows,
        })),
    rejectedFor: isAllRejected ? await rejectingColumns(req, id) : [],
    points: isWorking ? { all: 0, far: 0 } : await countPoints(req, id),
    ofSource: isWorking ? 0 : await countOfSource(req, found.source),
    samples: found.status === 'applied' ? await countSamples(req.payload) : 0,
  }
}

/** The progress of an uploaded file. The panel polls it every second while a stage is running. */
export const importProgress = action({
  method: 'get',
  path: '/imports/:id',
  roles: PUBLISHERS,
  input: z.object({ id: documentId }),
  act: ({ id }, req) => readProgress(req, id),
})
