import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}

/** What came to the collector: the spans, and all of it as text. */
const spans: Span[] = []
let received = ''
let collector: Server
let database: TestDatabase
let product: ProductProcess
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received += body
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  database = await createDatabase()
  product = await startProductProcess(database.url, {
    TRUSTED_PROXIES: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
})
afterAll(async () => {
  await product?.stop()
  await database?.drop()
  collector?.close()
})

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'

it('a page that is rendered is a trace: its request, the rendering, and its queries, in the trace of the proxy', async () => {
  const response = await fetch(`${product.url}/search?location=Springfield&service=dental`, {
    headers: { traceparent: `00-${TRACE}-${PARENT}-01` },
  })
  await response.arrayBuffer()
  expect(response.headers.get('x-request-id')).toBe(TRACE)
  const named = (name: string) => spans.filter((span) => span.name === name)
  await expect.poll(() => named('GET /search').length, { timeout: 10_000 }).toBe(1)
  const [request] = named('GET /search')
  const [render] = named('render')
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT })
  expect(render).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId })
  const queries = named('query').filter(({ parentSpanId }) => parentSpanId === render?.spanId)
  expect(queries.length).toBeGreaterThan(0)
})

it('a trace has nothing of who asked for what', async () => {
  const response = await fetch(`${product.url}/api/clinics/search?location=Sacramento`, {
    headers: { 'x-forwarded-for': '203.0.113.77' },
  })
  await response.arrayBuffer()
  const name = 'GET /api/clinics/search'
  await expect
    .poll(() => spans.filter((span) => span.name === name).length, { timeout: 10_000 })
    .toBeGreaterThan(0)
  expect(received).not.toMatch(/Springfield|Sacramento|location=|203\.0\.113|38\.5\d/)
})
