import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import { type Endpoint, endpoints, type Locale, type Operation } from '../../contract/index.ts'
import { localeOf } from '../../contract/paths.ts'
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
import { languageHeader, wordsIn } from '../../http/words/words-in.ts'
import { requestIdOf } from '../../telemetry/request-id.ts'
import { type FormNeeds, formHandlers } from '../public-forms.ts'
import { type ApiContext, type HandlerContext, handlers } from './handlers.ts'
import { openApiDocument } from './openapi.ts'
import { openApiPage } from './openapi-page.ts'
import { readQuietly } from './read-quietly.ts'
import { refuseOtherMethods } from './refuse-other-methods.ts'
import { routePattern } from './route-pattern.ts'
import { serveExports } from './serve-exports.ts'
import { serveFiles } from './serve-files.ts'
import { serveTiles } from './serve-tiles.ts'

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const PROBLEM_TYPE = { 'content-type': 'application/problem+json; charset=utf-8' }
const NO_STORE = { 'cache-control': 'no-store' }

const freshFor = ({ fresh }: Endpoint): Record<string, string> =>
  fresh ? { ...JSON_TYPE, 'cache-control': `private, max-age=${fresh}` } : JSON_TYPE
const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' }

/** Postgres can't store a NUL, and an incomplete percent-encoding means nothing. */
const refuseBrokenAddress = (url: string): void => {
  const { pathname, search } = new URL(url)
  try {
    if (!decodeURIComponent(pathname + search.replaceAll('+', ' ')).includes('\0')) return
  } catch {
    throw badRequest((words) => words.badPercent)
  }
  throw badRequest((words) => words.nulInAddress)
}

/** Path and query, as they were asked for. */
const addressOf = (url: string) => url.slice(url.indexOf('/', 'https://'.length))

const problemAnswer = (problem: ProblemError, locale: Locale) =>
  answer(
    problem.status,
    { ...PROBLEM_TYPE, ...languageHeader(locale), ...problem.headers },
    JSON.stringify(problem.in(locale)),
  )

/** A search that is asked in the body has its language there. */
type Calls = { Variables: { locale: Locale } }
const readerOf = (c: Context<Calls>): Locale => c.get('locale') ?? localeOf(c.req.query('locale'))

/** How the server and the pages call it. */
export type Api = Pick<Hono, 'fetch' | 'request'>

type ApiReception = Omit<Reception<FormNeeds>, 'handlers'>

/** The public API. */
export const createApi = (context: ApiContext, memory: Memory, reception: ApiReception): Api => {
  const app = new Hono<Calls>()

  const make = async (
    name: Operation,
    input: Record<string, unknown>,
    isQuiet = false,
  ): Promise<Answer> => {
    const endpoint: Endpoint = endpoints[name]
    // The table pairs each entry with its own handler; only TypeScript can't follow the pairs.
    const handle = handlers[name] as (
      input: Record<string, unknown>,
      context: HandlerContext,
    ) => Promise<string>
    const headers = endpoint.private || isQuiet ? { ...JSON_TYPE, ...NO_STORE } : freshFor(endpoint)
    const made = answer(200, headers, await handle(input, handlerContext))
    return endpoint.timely?.(input) ? { ...made, until: nextQuarter(Date.now()) } : made
  }
  const keyOf = (name: Operation, input: Record<string, unknown>) =>
    `${name} ${JSON.stringify(input)}`
  const getAnswer = (name: Operation, input: Record<string, unknown>): Promise<Answer> =>
    memory.get(keyOf(name, input), () => make(name, input))
  const handlerContext: HandlerContext = {
    ...context,
    versionOf: async (name, input) => (await getAnswer(name, input)).version,
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
      const query = isQuiet ? await readQuietly(c) : c.req.query()
      if (isQuiet) c.set('locale', localeOf(query.locale))
      const { zod } = wordsIn(readerOf(c))
      const parsed = input.safeParse({ ...query, ...c.req.param() }, { error: zod })
      if (!parsed.success) throw badParameters(parsed.error)
      const started = performance.now()
      // The version is no part of what is asked for.
      const { version, ...wanted } = parsed.data
      const isShared = !isQuiet && !endpoint.unshared
      const made = await (isShared ? getAnswer(name, wanted) : make(name, wanted, isQuiet))
      const headers = (made: Answer) => (endpoint.versioned ? keepForever(made, version) : {})
      const onHit = name === 'searchClinics' ? noteEmpty : undefined
      onHit?.(made)
      if (isShared)
        memory.setShortcut(addressOf(c.req.url), { key: keyOf(name, wanted), headers, onHit })
      const spent = (performance.now() - started).toFixed(1)
      return send(c.req.raw, made, { ...headers(made), 'server-timing': `app;dur=${spent}` })
    })
  }
  for (const name of Object.keys(endpoints) as Operation[]) serve(name)
  app.route('/', receiveForms({ ...reception, handlers: formHandlers }))

  app.route('/', serveExports(context, memory))
  app.all('/hsds/', (c) => c.redirect('/hsds', 308))
  app.route(
    '/',
    serveFiles({ memory, pool: context.pool, publicUrl: reception.publicUrl, getAnswer }),
  )
  if (context.mapFile) app.route('/', serveTiles(context.mapFile))
  app.get('/api/openapi.json', (c) =>
    send(c.req.raw, answer(200, JSON_TYPE, JSON.stringify(openApiDocument()))),
  )
  app.get('/api', (c) => send(c.req.raw, answer(200, HTML_TYPE, openApiPage())))
  app.notFound((c) => {
    const problem = notFound((words) => words.noAddress)
    return send(c.req.raw, problemAnswer(problem, readerOf(c)))
  })
  app.onError((error, c) => {
    const request = requestIdOf(c)
    const problem = problemOf(error, request)
    if (problem.status === 500) {
      // Log the route, not the address, which may contain the secret of somebody's link.
      const msg = `${c.req.method} ${routePath(c)} failed`
      context.payload.logger.error({ request, err: error, msg })
    }
    return send(c.req.raw, problemAnswer(problem, readerOf(c)))
  })
  return app
}
