import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { z } from 'zod'
import type { Endpoint, Endpoints, Operation } from '../contract/index.ts'
import type { Json } from '../contract/json.ts'

type Input<E extends Endpoint> = z.output<E['params']> & z.output<E['query']>

/**
 * Answers one entry of the contract with the JSON that it names.
 * @typeParam Needs what it works with besides the database and Payload
 * @throws NotFound where what is asked for is not there
 */
export type Handler<Name extends Operation, Needs extends object = object> = (
  input: Input<Endpoints[Name]>,
  context: { pool: Pool; payload: Payload } & Needs,
) => Promise<Json<z.input<Endpoints[Name]['response']>>>
