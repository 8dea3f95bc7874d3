import { addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { isObject } from '../../documents/types/value-fault.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { refuseNul } from './refuse-nul.ts'

const WITH_BODY = ['POST', 'PATCH', 'PUT']
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'multipart/form-data'

const typeOf = ({ headers }: PayloadRequest): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim() ?? ''

/** Whatever fails here is about the body, since nothing else is read. */
const refuse = (error: unknown): never => {
  const status = Number(error instanceof Error && Reflect.get(error, 'status'))
  if (status >= 400 && status < 500) throw error
  throw new Refusal('What was sent is incomplete, or isn’t what its Content-Type says.')
}

const isEmpty = ({ body, headers }: PayloadRequest): boolean =>
  !body || headers.get('content-length') === '0'

/** Payload reads no body of what has none. */
const leaveAlone = (req: PayloadRequest): void => {
  Object.defineProperty(req, 'body', { value: null })
}

/** @throws Refusal unless the fields of a document were sent */
export const requireDocument = ({ data }: PayloadRequest): void => {
  if (!isObject(data)) throw new Refusal('Send the fields of a document.')
}

/**
 * Reads the body of a request for documents, before Payload does so itself: JSON, or the form with JSON
 * and a file that the panel sends.
 */
export const readDocument = async (req: PayloadRequest): Promise<void> => {
  if (!WITH_BODY.includes(req.method ?? '')) return
  if (isEmpty(req)) return leaveAlone(req)
  const type = typeOf(req)
  if (type !== JSON_TYPE && type !== FORM_TYPE) {
    // Nobody says what it is, and maybe nobody sent anything.
    if (type === '' || !req.headers.has('content-length')) return
    throw new Refusal('Send JSON, or a form with a file.', 415)
  }
  await addDataAndFileToRequest(req).catch(refuse)
  if (type === JSON_TYPE || req.data !== undefined) requireDocument(req)
  refuseNul(req.data)
  leaveAlone(req)
}

/** Reads JSON for an endpoint of our own, which checks it and reads any other body itself. */
export const readJson = async (req: PayloadRequest): Promise<void> => {
  if (!WITH_BODY.includes(req.method ?? '') || isEmpty(req) || typeOf(req) !== JSON_TYPE) return
  const data: unknown = await req.json?.().catch(refuse)
  refuseNul(data)
  Object.assign(req, { json: async () => data })
}
