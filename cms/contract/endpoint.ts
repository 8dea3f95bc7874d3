import { z } from 'zod'

/** Where the public API is: its own addresses, and those of the open standard HSDS. */
export type ApiPath = `/api/${string}` | `/hsds${string}`

/** One endpoint of the public API: its address, its parameters and its answer. */
export interface Endpoint<
  Path extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Response extends z.ZodType = z.ZodType,
> {
  method: 'get'
  /** With parameters in braces, as OpenAPI writes them. */
  path: ApiPath
  summary: string
  params: Path
  query: Query
  response: Response
  /** Whether the answer is for one person only. Then neither the server nor a cache stores it. */
  private?: boolean
  /** Whether it may be asked with POST too, with the parameters as JSON in the body. */
  quiet?: boolean
  /** Whether the answer to these parameters changes with the time of day: it is good for a quarter of an hour. */
  timely?: (input: Readonly<Record<string, unknown>>) => boolean
  /**
   * Whether `version` is a parameter: at the version of the present answer, caches may keep it
   * forever.
   */
  versioned?: boolean
  /** Seconds for which a browser may use the answer again without asking, edits or not. */
  fresh?: number
  /** Whether hardly two people ask for the same: then it isn't worth remembering. */
  unshared?: boolean
  /** Whether what it is about may be gone for good: then the status is 410. */
  canEnd?: boolean
  /** Whether it may go by another id now: then the status is 301. */
  canMove?: boolean
}

const nothing = z.object({})

interface Parts<Path, Query, Response> {
  path: ApiPath
  summary: string
  params?: Path
  query?: Query
  response: Response
  private?: boolean
  quiet?: boolean
  timely?: Endpoint['timely']
  versioned?: boolean
  fresh?: number
  unshared?: boolean
  canEnd?: boolean
  canMove?: boolean
}

/** Declares a GET endpoint. Without `params` or `query` it takes none. */
export const get = <
  Response extends z.ZodType,
  Path extends z.ZodObject = typeof nothing,
  Query extends z.ZodObject = typeof nothing,
>(
  parts: Parts<Path, Query, Response>,
): Endpoint<Path, Query, Response> => ({
  method: 'get',
  params: nothing as unknown as Path,
  query: nothing as unknown as Query,
  ...parts,
})
