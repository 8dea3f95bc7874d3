import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { newRequestId, REQUEST_ID } from '../../telemetry/request-id.ts'
import { routeOf } from './route-of.ts'

/** What is known of a request once it is over. It holds nothing about who asked for what. */
export interface DoneRequest {
  route: string
  method: string
  /** 0 if the connection was cut before the answer was whole. */
  status: number
  /** Until the last byte was passed on. */
  seconds: number
}

interface Options {
  /** How many trusted proxies there are between visitors and this process. */
  proxies: number
  /** Called for each request that is over. */
  done?: ((request: DoneRequest) => void) | undefined
  /** Where each request gets a line, if it does. */
  logger?: Payload['logger'] | undefined
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Gives each request its id, which it returns, and says when the request is over. */
export const createRequestWatch = ({ proxies, done, logger }: Options) => {
  const lines = logger?.child({}, { level: 'info' })
  return (request: IncomingMessage, response: ServerResponse): string => {
    const id = newRequestId(request.headers, proxies)
    response.setHeader(REQUEST_ID, id)
    if (!done && !lines) return id
    const { method = '', socket, url = '/' } = request
    const started = performance.now()
    const sentBefore = socket.bytesWritten
    response.once('close', () => {
      const seconds = (performance.now() - started) / 1_000
      const over: DoneRequest = {
        route: routeOf(url),
        method: METHODS.includes(method) ? method : 'other',
        status: response.writableFinished ? response.statusCode : 0,
        seconds,
      }
      done?.(over)
      if (!lines) return
      const { route, status } = over
      const ms = Math.round(seconds * 1_000)
      const bytes = socket.bytesWritten - sentBefore
      lines.info({ event: 'request', request: id, route, method: over.method, status, ms, bytes })
    })
    return id
  }
}
