import type { HonoRequest } from 'hono'
import type { FormFields } from '../../contract/index.ts'
import { badRequest, ProblemError } from '../problems.ts'

const JSON_BODY = /^application\/json\s*(;|$)/i
const FORM_BODY = /^application\/x-www-form-urlencoded\s*(;|$)/i

const parseJson = (text: string): object => {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw badRequest((words) => words.notJson)
  }
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  throw badRequest((words) => words.notFields)
}

/** A page's form sends only texts: a ticked box by its presence, a list by repeating its name. */
const parseForm = (text: string, fields: FormFields): object => {
  const sent = new URLSearchParams(text)
  const values = Object.entries(fields).flatMap(([name, { kind }]): [string, unknown][] => {
    if (kind === 'flag') return [[name, sent.has(name)]]
    if (kind === 'list') return [[name, sent.getAll(name)]]
    return sent.has(name) ? [[name, sent.get(name)]] : []
  })
  return { ...Object.fromEntries(sent), ...Object.fromEntries(values) }
}

/** What was sent, by field and not yet checked: from JSON or from a page's form. */
export const readBody = async (request: HonoRequest, fields: FormFields): Promise<object> => {
  const type = request.header('content-type') ?? ''
  if (JSON_BODY.test(type)) return parseJson(await request.text())
  if (FORM_BODY.test(type)) return parseForm(await request.text(), fields)
  throw new ProblemError(415, 'unsupported', (words) => words.formType)
}
