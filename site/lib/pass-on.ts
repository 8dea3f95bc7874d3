import type { FormReceipt, Problem } from '@healthcare-for-all/cms/contract'
import { afterSending, pathsFor, readPath } from '@healthcare-for-all/cms/contract/paths'
import { type ApiFetch, withLocale } from './data-client.ts'
import type { Posted } from './posted.ts'

/** These tell the API what was sent, from where, and by whom. */
const KEPT_HEADERS = ['content-type', 'host', 'origin', 'sec-fetch-site', 'x-forwarded-for']

/**
 * Passes a form that was posted to a page on to the API.
 * @param target the API's path; undefined if the page takes no forms
 * @returns a redirect once the form has arrived, to the page or to the one that shows the
 * submission's progress; or what was wrong with the form
 */
export const passOn = async (
  request: Request,
  target: string | undefined,
  send: ApiFetch,
): Promise<Posted | Response> => {
  if (!target) return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  const { pathname } = new URL(request.url)
  const { locale } = readPath(pathname)
  const body = await request.text()
  const headers = KEPT_HEADERS.flatMap((name): [string, string][] => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  const response = await send(withLocale(target, locale), { method: 'POST', headers, body })
  if (response.ok) {
    const { token }: FormReceipt = await response.json()
    // The form's own page may load third-party scripts, which must not see the token.
    const then = token ? pathsFor(locale).submission(token) : pathname
    return new Response(null, { status: 303, headers: { Location: afterSending(then) } })
  }
  const problem: Problem = await response.json()
  return { fields: [...new URLSearchParams(body)], problem }
}
