import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { type Recorder, recordWith } from './trace.ts'

const NAME = 'healthcare-for-all'

interface Request {
  request: IncomingMessage
  response: ServerResponse
  id: string
  route: string
}

/** Spans of requests and of their parts, sent to a collector. */
export interface Tracing {
  /** Answers a request as the root of a trace, or as part of the one that a trusted proxy began. */
  inTrace: (request: Request, answer: () => void) => void
  stop: () => Promise<void>
}

interface Options {
  /** Of a collector that takes OTLP over HTTP, without '/v1/traces'. */
  endpoint: string
  /** How many trusted proxies there are between visitors and this process. */
  proxies: number
  /** As OpenTelemetry defines them: service name, share of requests, delay. */
  env: Record<string, string | undefined>
}

/**
 * Starts to record. Nothing is registered globally: Next and drizzle would then add spans of their
 * own, which hold addresses and values.
 */
export const startTracing = ({ endpoint, proxies, env }: Options): Tracing => {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME || NAME }),
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(Number(env.OTEL_TRACES_SAMPLER_ARG || 1)),
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }),
        scheduledDelayMillis: Number(env.OTEL_BSP_SCHEDULE_DELAY || 5_000),
      }),
    ],
  })
  const tracer = provider.getTracer(NAME)
  const propagator = new W3CTraceContextPropagator()
  const current = new AsyncLocalStorage<Context>()

  const record: Recorder = (name, attributes, work) => {
    const parent = current.getStore()
    if (!parent) return work()
    const span = tracer.startSpan(name, { attributes }, parent)
    return current.run(trace.setSpan(parent, span), async () => {
      try {
        return await work()
      } catch (error) {
        // Without its message, which may quote values.
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    })
  }
  recordWith(record)

  return {
    inTrace: ({ request, response, id, route }, answer) => {
      const parent =
        proxies > 0
          ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
          : ROOT_CONTEXT
      const method = request.method ?? ''
      const attributes = { 'http.request.method': method, 'http.route': route, 'request.id': id }
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        parent,
      )
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode)
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      current.run(trace.setSpan(parent, span), answer)
    },
    stop: async () => {
      recordWith(undefined)
      await provider.shutdown()
    },
  }
}
