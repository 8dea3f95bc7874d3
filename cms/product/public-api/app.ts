import { Hono } from 'hono'
import { routePath } from 'hono/route'
import { type Endpoint, endpoints, type Operation } from '../../contract/index.ts'
import { nextQuarter } from '../../contract/quarter.ts'
import { type Answer, answer, keepForever, send } from '../../http/answer.ts'
import { type Reception, receiveForms } from '../../http/forms/receive.ts'
import type { Memory } from '../../http/memory.ts'
import {
  badParameters,
  badRequest,
  notFound,
  type ProblemError,
  problemOf,
} from '../../http/problems.ts'
import { requestIdOf } from '../../telemetry/request-id.ts'
import { type FormNeeds, formHandlers } from '../public-forms.ts'
import { type ApiContext, type HandlerContext, handlers } from './handlers.ts'
import { openApiDocument } from './openapi.ts'
import { openApiPage } from './openapi-page.ts'
import { readQuietly } from './read-quietly.ts'
import { refuseOtherMethods } from './refuse-other-methods.ts'
import { routePattern } from './route-pattern.ts'
import { serveTiles } from './serve-tiles.ts'

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const PROBLEM_TYPE = { 'content-type': 'application/problem+json; charset=utf-8' }
const NO_STORE = { 'cache-control': 'no-store' }
const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' }

/** Postgres can't store a NUL, and an incomplete percent-encoding means nothing. */
const refuseBrokenAddress = (url: string): void => {
  const { pathname, search } = new URL(url)
  try {
    if (!decodeURIComponent(pathname + search.replaceAll('+', ' ')).includes('\0')) return
  } catch {
    throw badRequest('The address has a percent sign that is not followed by two digits.')
  }
  throw badRequest('The address contains a NUL character.')
}

/** Path and query, as they were asked for. */
const addressOf = (url: string) => url.slice(url.indexOf('/', 'https://'.length))

const problemAnswer = ({ problem, headers }: ProblemError) =>
  answer(problem.status, { ...PROBLEM_TYPE, ...headers }, JSON.stringify(problem))

type ApiReception = Omit<Reception<FormNeeds>, 'handlers'>

/** The public API. */
export const createApi = (context: ApiContext, memory: Memory, reception: ApiReception): Hono => {
  const app = new Hono()

  const make = async (
    name: Operation,
    input: Record<string, unknown>,
    isQuiet = false,
  ): Promise<Answer> => {
    const endpoint: Endpoint = endpoints[name]
    // The table pairs each entry with its own handler; only TypeScript can't follow the pairs.
    const handle = handlers[name] as (
      input: Record<string, unknown>,
      given: HandlerContext,
    ) => Promise<string>
    const headers = endpoint.private || isQuiet ? { ...JSON_TYPE, ...NO_STORE } : JSON_TYPE
    const made = answer(200, headers, await handle(input, given))
    return endpoint.timely?.(input) ? { ...made, until: nextQuarter(Date.now()) } : made
  }
  const keyOf = (name: Operation, input: Record<string, unknown>) =>
    `${name} ${JSON.stringify(input)}`
  const recall = (name: Operation, input: Record<string, unknown>): Promise<Answer> =>
    memory.recall(keyOf(name, input), () => make(name, input))
  const given: HandlerContext = {
    ...context,
    versionOf: async (name, input) => (await recall(name, input)).version,
  }

  const noteEmpty = ({ body }: Answer) => context.emptySearches.look(body)

  const serve = <Name extends Operation>(name: Name) => {
    const endpoint: Endpoint = endpoints[name]
    const path = routePattern(endpoint.path)
    const input = endpoint.params.extend(endpoint.query.shape)
    // One handler for all methods, because Hono then calls it without a chain around it.
    app.all(path, async (c) => {
      refuseOtherMethods(c.req.method, endpoint)
      refuseBrokenAddress(c.req.url)
      const isQuiet = c.req.method === 'POST'
      const asked = isQuiet ? await readQuietly(c.req) : c.req.query()
      const parsed = input.safeParse({ ...asked, ...c.req.param() })
      if (!parsed.success) throw badParameters(parsed.error)
      const started = performance.now()
      // The version is no part of what is asked for.
      const { version, ...wanted } = parsed.data
      const isShared = !isQuiet && !endpoint.unshared
      const made = await (isShared ? recall(name, wanted) : make(name, wanted, isQuiet))
      const headers = (made: Answer) => (endpoint.versioned ? keepForever(made, version) : {})
      const given = name === 'searchClinics' ? noteEmpty : undefined
      given?.(made)
      if (isShared) memory.note(addressOf(c.req.url), { key: keyOf(name, wanted), headers, given })
      const spent = (performance.now() - started).toFixed(1)
      return send(c.req.raw, made, { ...headers(made), 'server-timing': `app;dur=${spent}` })
    })
  }
  for (const name of Object.keys(endpoints) as Operation[]) serve(name)
  app.route('/', receiveForms({ ...reception, handlers: formHandlers }))

  if (context.mapFile) app.route('/', serveTiles(context.mapFile))
  app.get('/api/openapi.json', (c) =>
    send(c.req.raw, answer(200, JSON_TYPE, JSON.stringify(openApiDocument()))),
  )
  app.get('/api', (c) => send(c.req.raw, answer(200, HTML_TYPE, openApiPage())))
  app.notFound((c) => {
    const problem = notFound(
      'There is nothing at this address. See /api for the addresses that exist.',
    )
    return send(c.req.raw, problemAnswer(problem))
  })
  app.onError((error, c) => {
    const request = requestIdOf(c)
    const problem = problemOf(error, request)
    if (problem.problem.status === 500) {
      // Log the route, not the address, which may contain the secret of somebody's link.
      const msg = `${c.req.method} ${routePath(c)} failed`
      context.payload.logger.error({ request, err: error, msg })
    }
    return send(c.req.raw, problemAnswer(problem))
  })
  return app
}
