import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { hostOf } from '../../http/forms/same-site.ts'
import { PANEL_LANGUAGES } from '../../panel-kit/say.ts'
import { readAhead } from './read-ahead.ts'
import type { ActionKind, Refused } from './refuse-address.ts'

/**
 * As React writes what JSON can't: '$undefined', '$D2026-…' for a date, '$$' for a dollar sign, '$T' for what
 * stays in the browser, such as a function.
 */
const VALUE = /^\$(\$|undefined$|NaN$|-?Infinity$|-0$|T$|D\d|n-?\d+$)/
/** As React refers to another part of a form: '$K1', '$2:args:data'. */
const REFERENCE = /^\$[A-Za-z@]?([\da-f]+)(:|$)/

/** Whether React can read the text, of which some parts may be elsewhere in the form. */
const isReadable = (value: unknown, hasPart: (name: string) => boolean): boolean => {
  if (typeof value === 'string') {
    if (!value.startsWith('$') || VALUE.test(value)) return true
    const [, part] = REFERENCE.exec(value) ?? []
    return part !== undefined && hasPart(part)
  }
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every((one) => isReadable(one, hasPart))
}

const isLanguage = (value: unknown): boolean => PANEL_LANGUAGES.some((known) => known === value)

/** A function's name with its arguments. */
const isCall = ([first, ...others]: unknown[]): boolean =>
  others.length === 0 && typeof first === 'object' && first !== null && !Array.isArray(first)

/** What Next has encrypted for Payload stands before the language, in a part of its own. */
const isChoice = ([bound, language, ...others]: unknown[]): boolean =>
  others.length === 0 && typeof bound === 'string' && REFERENCE.test(bound) && isLanguage(language)

const FITS: Record<ActionKind, (values: unknown[]) => boolean> = {
  function: isCall,
  language: isChoice,
  any: (values) => isCall(values) || isChoice(values),
}

const readArguments = (kind: ActionKind, text: string, names: readonly string[]): boolean => {
  const hasPart = (part: string) =>
    names.some((name) => name === part || name.startsWith(`${part}_`))
  const values: unknown = JSON.parse(text)
  return Array.isArray(values) && FITS[kind](values) && isReadable(values, hasPart)
}

const readForm = async (kind: ActionKind, type: string, body: Buffer): Promise<boolean> => {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData()
  return readArguments(kind, String(form.get('0')), [...form.keys()])
}

/** The only part of a text is the text, which refers to itself if it says something twice: '$0:0:args:formState'. */
const readText = async (kind: ActionKind, type: string, body: Buffer): Promise<boolean> =>
  type.startsWith('text/plain') && readArguments(kind, body.toString(), ['0'])

/** Whether a call comes from a page of the host that it was sent to, as Next compares them. */
const isFromOwnPage = (headers: IncomingHttpHeaders): boolean => {
  if (headers.origin === undefined) return true
  const [forwarded = ''] = String(headers['x-forwarded-host'] ?? '').split(',')
  return hostOf(headers.origin) === (forwarded.trim() || headers.host)
}

const NOT_OWN: Refused = {
  status: 403,
  message:
    'This call does not come from a page of this host. If it does, make the proxy pass on the Host header.',
}

/**
 * Refuses calls of the panel's server actions from elsewhere, or with arguments that React can't read:
 * Next would fail on them, before anything asks who is calling.
 * @returns undefined if the call may go on
 */
export const refuseAction = async (
  request: IncomingMessage,
  kind: ActionKind,
): Promise<Refused | undefined> => {
  const { 'content-length': length, 'content-type': type = '' } = request.headers
  if (!isFromOwnPage(request.headers)) return NOT_OWN
  const unreadable: Refused = { status: 400, message: 'This call can’t be read.' }
  if (!Number(length)) return unreadable
  const body = await readAhead(request, Number(length))
  const isForm = type.startsWith('multipart/form-data')
  const isRead = isForm ? readForm(kind, type, body) : readText(kind, type, body)
  return (await isRead.catch(() => false)) ? undefined : unreadable
}
