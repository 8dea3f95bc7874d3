import type { InEach } from './say.ts'
import { sayHere } from './say-here.ts'

/** What the panel's endpoints answer when they refuse. */
export interface Refused {
  errors?: { message?: string; data?: { errors?: FieldFault[] } }[]
}

/** A field by its path, and what is wrong with it. */
export interface FieldFault {
  path: string
  message: string
}

/** Why an endpoint did not do what was asked. The message is a sentence for people to read. */
export class EndpointError extends Error {
  /** Empty if it is not about fields. */
  faults: FieldFault[]
  /** The answer's status; undefined if there was no answer. */
  status: number | undefined

  constructor(message: string, faults: FieldFault[] = [], status?: number) {
    super(message)
    this.faults = faults
    this.status = status
  }
}

/** The sentence that people read about any error. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

const SIGNED_OUT: InEach = {
  en: 'Your session has ended. Sign in again in another tab, then try again here. Nothing you typed is lost.',
  es: 'Su sesión terminó. Inicie sesión de nuevo en otra pestaña y vuelva a intentarlo aquí. No se pierde nada de lo que escribió.',
}
const UNREACHABLE: InEach = {
  en: 'The server could not be reached. Check the connection and try again.',
  es: 'No se pudo conectar con el servidor. Revise la conexión e inténtelo de nuevo.',
}
export const UNREACHED_OR_LOST: InEach = {
  en: 'The server could not be reached, or its answer was lost. Check the connection, and see whether this was done before you try again.',
  es: 'No se pudo conectar con el servidor, o se perdió su respuesta. Revise la conexión y vea si esto se hizo antes de intentarlo de nuevo.',
}

const reasonOf = async (response: Response, signedOut?: InEach): Promise<EndpointError> => {
  if (response.status === 401 && signedOut) return new EndpointError(sayHere()(signedOut))
  const body: Refused = await response.json().catch(() => ({}))
  const { message, data } = body.errors?.[0] ?? {}
  return new EndpointError(
    message ??
      sayHere()({
        en: `The server answered with status ${response.status}. Try again.`,
        es: `El servidor respondió con el código ${response.status}. Inténtelo de nuevo.`,
      }),
    data?.errors ?? [],
    response.status,
  )
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

const ask = async <Result>(
  address: string,
  body?: object,
  signedOut?: InEach,
  method: Method = body ? 'POST' : 'GET',
): Promise<Result> => {
  const json = { 'content-type': 'application/json' }
  const response = await fetch(address, {
    credentials: 'same-origin',
    method,
    ...(body && {
      ...(body instanceof FormData ? { body } : { headers: json, body: JSON.stringify(body) }),
    }),
  }).catch(() => {
    throw new EndpointError(sayHere()(method === 'GET' ? UNREACHABLE : UNREACHED_OR_LOST))
  })
  if (!response.ok) throw await reasonOf(response, signedOut)
  return response.json()
}

/**
 * Calls one of the endpoints under /cms-api/desk. With a body it uses POST and sends JSON, or a
 * form if the body is FormData.
 * @throws EndpointError
 */
export const askEndpoint = <Result>(path: string, body?: object): Promise<Result> =>
  ask(`/cms-api/desk${path}`, body, SIGNED_OUT)

/** Calls Payload's own API below /cms-api. @throws EndpointError */
export const askPayload = <Result>(method: Method, path: string, body?: object): Promise<Result> =>
  ask(`/cms-api${path}`, body, SIGNED_OUT, method)

/** Sends JSON to an endpoint for people who are not signed in yet. @throws EndpointError */
export const askSignIn = <Result>(path: string, body: object): Promise<Result> =>
  ask(`/cms-api/users${path}`, body)
