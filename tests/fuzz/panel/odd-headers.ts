import fc from 'fast-check'
import { textsOf } from '../../support/texts-of.ts'

/** Headers that mean something to Payload, to Next or to a proxy, with odd values. */
const ODD = textsOf(`
  cookie: payload-token=x; payload-lng=%E0%A4%A; payload-theme=%; __prerender_bypass=x |
  authorization: JWT x | authorization: JWT eyJhbGciOiJIUzI1NiJ9.e30.x |
  authorization: users API-Key x | accept-language: ${'x'.repeat(2_000)};q=,,* | accept: text/html |
  accept-encoding: x | range: bytes=9-1,x | range: bytes=0-1 | if-none-match: % |
  x-payload-http-method-override: GET | x-http-method-override: GET | expect: x | origin: null |
  x-http-method-override: DELETE | x-forwarded-host: ::: | x-forwarded-host: x y |
  x-forwarded-proto: x | rsc: 1 | next-router-state-tree: x | next-router-state-tree: % |
  next-router-state-tree: %5B%5D | next-router-prefetch: 1 | next-url: % | next-resume: 1 |
  next-router-segment-prefetch: /_tree | next-router-segment-prefetch: x | next-hmr-refresh: 1 |
  x-nextjs-data: 1 | x-invoke-path: /x | x-middleware-subrequest: middleware`)

/** Up to three; Next reads most of its own only together with 'rsc'. */
export const oddHeaders = fc
  .tuple(fc.constantFrom([], ['rsc: 1']), fc.subarray(ODD, { minLength: 1, maxLength: 2 }))
  .map(
    (lines): Record<string, string> =>
      Object.fromEntries(lines.flat().map((line) => line.split(': '))),
  )
