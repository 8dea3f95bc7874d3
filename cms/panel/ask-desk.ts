/** What the product's own endpoints of the panel say when they refuse. */
interface Refused {
  errors?: { message?: string }[]
}

const SIGNED_OUT =
  'Your session has ended. Sign in again in another tab, then try once more here: nothing you typed is lost.'
const UNREACHABLE = 'The server could not be reached. Check the connection and try again.'

const reasonOf = async (response: Response): Promise<string> => {
  if (response.status === 401) return SIGNED_OUT
  const body: Refused = await response.json().catch(() => ({}))
  return body.errors?.[0]?.message ?? `The server answered ${response.status}. Try again.`
}

/**
 * Asks one of the endpoints under /cms-api/desk, with POST where there is something to send: as
 * JSON, or as a form where there is a file in it.
 * @throws Error whose message is a sentence for the person in front of the screen
 */
export const askDesk = async <Result>(path: string, body?: object): Promise<Result> => {
  const json = { 'content-type': 'application/json' }
  const response = await fetch(`/cms-api/desk${path}`, {
    credentials: 'same-origin',
    ...(body && {
      method: 'POST',
      ...(body instanceof FormData ? { body } : { headers: json, body: JSON.stringify(body) }),
    }),
  }).catch(() => {
    throw new Error(UNREACHABLE)
  })
  if (!response.ok) throw new Error(await reasonOf(response))
  return response.json()
}
