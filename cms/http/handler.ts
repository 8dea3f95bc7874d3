import type { Payload } from 'payload'
import type { z } from 'zod'
import type { Endpoint, Endpoints, Operation } from '../contract/index.ts'
import type { Json } from '../contract/json.ts'
import type { ReadPool } from '../database/read-pool.ts'

type Input<E extends Endpoint> = z.output<E['params']> & z.output<E['query']>

/**
 * Answers one endpoint of the contract with the JSON that it declares.
 * @typeParam Needs what it needs in addition to the database and Payload
 * @throws ProblemError with status 404 if what is asked for doesn't exist
 */
export type Handler<Name extends Operation, Needs extends object = object> = (
  input: Input<Endpoints[Name]>,
  context: { pool: ReadPool; payload: Payload } & Needs,
) => Promise<Json<z.input<Endpoints[Name]['response']>>>
