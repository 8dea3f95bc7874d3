import type { CollectionSlug, Payload, PayloadRequest, TypedUser } from 'payload'
import type { Change } from '../change.ts'
import { keepBefore, type Row } from '../queries/rows.ts'
import { fingerprint, type State } from '../state.ts'
import { type Writing, writingOf } from '../writing.ts'
import { statesOf } from './states.ts'
import { workOnRows } from './work-on-rows.ts'

const LOCKED = /^Document with ID .* is currently locked/

const inWords = (reason: string): string =>
  LOCKED.test(reason) ? 'Somebody is typing in its form right now.' : reason

interface Order {
  changeId: number
  collection: CollectionSlug
  change: Change
  user: TypedUser
}

const write = (
  req: PayloadRequest,
  { collection, change }: Order,
  id: number,
  writing: Writing,
): Promise<unknown> =>
  req.payload.update({
    collection,
    id,
    ...writing,
    trash: true,
    locale: change.locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    user: req.user,
    req,
  })

const changeOne = async (
  req: PayloadRequest,
  order: Order,
  row: Row,
  before: State | undefined,
): Promise<Row> => {
  if (!before) return { ...row, result: 'left', reason: 'It no longer exists.' }
  const { config } = req.payload.collections[order.collection]
  const writing = writingOf(config, order.change, before)
  if (!writing) return { ...row, result: 'same', reason: null }
  await keepBefore(req, order.changeId, row.document_id, before)
  await write(req, order, row.document_id, writing)
  return { ...row, result: 'changed', reason: null, before }
}

/** What nobody may write, or what is tidied to what it was, has changed nothing. */
const withFingerprint = (row: Row, state: State | undefined): Row => {
  if (!state || !row.before) return row
  const after = fingerprint(state)
  const isSame = after === fingerprint(row.before)
  return isSame ? { ...row, result: 'same', before: null } : { ...row, after }
}

const changeSome = async (
  req: PayloadRequest,
  order: Order,
  rows: Row[],
  states: Map<number, State>,
): Promise<Row[]> => {
  req.context.savedThrough = 'Change of many'
  req.context.publishesDrafts = order.change.action === 'publish'
  const done: Row[] = []
  for (const row of rows) done.push(await changeOne(req, order, row, states.get(row.document_id)))
  const ids = done.filter(({ result }) => result === 'changed').map((row) => row.document_id)
  const after = await statesOf(req, order.collection, ids)
  return done.map((row) => withFingerprint(row, after.get(row.document_id)))
}

/** Makes a change to all documents of an entry that still wait for it. */
export const changeDocuments = (payload: Payload, order: Order): Promise<void> =>
  workOnRows(payload, {
    ...order,
    kind: 'change',
    some: (req, rows, states) => changeSome(req, order, rows, states),
    failed: (row, reason) => ({ ...row, result: 'left', reason: inWords(reason) }),
  })
