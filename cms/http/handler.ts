import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { z } from 'zod'
import type { Endpoint, Endpoints, Operation } from '../contract/index.ts'
import type { Json } from '../contract/json.ts'
import type { EmptySearches } from '../listings/empty-searches.ts'
import type { Gazetteer } from '../places/open-gazetteer.ts'

/** What endpoints work with. */
export interface Context {
  pool: Pool
  gazetteer: Gazetteer
  payload: Payload
  emptySearches: EmptySearches
  /** Where other companies' scripts come from; their own origins where left out. */
  scriptOrigin?: string | undefined
}

type Input<E extends Endpoint> = z.output<E['params']> & z.output<E['query']>

/**
 * Keeps one promise of the contract: asks, and answers the JSON that the contract names.
 * @throws NotFound where what is asked for is not there
 */
export type Handler<Name extends Operation> = (
  input: Input<Endpoints[Name]>,
  context: Context,
) => Promise<Json<z.input<Endpoints[Name]['response']>>>
