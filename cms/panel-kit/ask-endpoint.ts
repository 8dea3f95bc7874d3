/** What the product's own endpoints of the panel say when they refuse. */
interface Refused {
  errors?: { message?: string; data?: { errors?: FieldFault[] } }[]
}

/** A field by its path, and what is wrong with it. */
export interface FieldFault {
  path: string
  message: string
}

/** Why an endpoint did not do it: the message is a sentence for the person in front of the screen. */
export class EndpointError extends Error {
  /** Empty where it is not about fields. */
  faults: FieldFault[]

  constructor(message: string, faults: FieldFault[] = []) {
    super(message)
    this.faults = faults
  }
}

/** What somebody reads of anything that went wrong. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

const SIGNED_OUT =
  'Your session has ended. Sign in again in another tab, then try once more here: nothing you typed is lost.'
const UNREACHABLE = 'The server could not be reached. Check the connection and try again.'

const reasonOf = async (response: Response): Promise<EndpointError> => {
  if (response.status === 401) return new EndpointError(SIGNED_OUT)
  const body: Refused = await response.json().catch(() => ({}))
  const { message, data } = body.errors?.[0] ?? {}
  return new EndpointError(
    message ?? `The server answered ${response.status}. Try again.`,
    data?.errors ?? [],
  )
}

/**
 * Asks one of the endpoints under /cms-api/desk, with POST where there is something to send: as
 * JSON, or as a form where there is a file in it.
 * @throws EndpointError
 */
export const askEndpoint = async <Result>(path: string, body?: object): Promise<Result> => {
  const json = { 'content-type': 'application/json' }
  const response = await fetch(`/cms-api/desk${path}`, {
    credentials: 'same-origin',
    ...(body && {
      method: 'POST',
      ...(body instanceof FormData ? { body } : { headers: json, body: JSON.stringify(body) }),
    }),
  }).catch(() => {
    throw new EndpointError(UNREACHABLE)
  })
  if (!response.ok) throw await reasonOf(response)
  return response.json()
}
