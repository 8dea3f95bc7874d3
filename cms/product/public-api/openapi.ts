import { z } from 'zod'
import { type Endpoint, endpoints, FormReceipt, forms } from '../../contract/index.ts'
import { Problem } from '../../contract/problem.ts'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const parametersOf = (shape: z.ZodObject, where: 'path' | 'query') =>
  Object.entries(shape.shape).map(([name, schema]) => {
    const { description, ...rest } = schemaOf(schema, 'input')
    const required = where === 'path'
    return { name, in: where, required, ...(description && { description }), schema: rest }
  })

const content = (type: string, schema: z.ZodType) => ({
  content: { [type]: { schema: schemaOf(schema, 'output') } },
})

const problem = (description: string) => ({
  description,
  ...content('application/problem+json', Problem),
})

/** The same with POST: what is asked is in no address and no log, and the answer is kept nowhere. */
const quietly = (
  { operationId, summary, responses }: { operationId: string; summary: string; responses: object },
  query: z.ZodObject,
) => ({
  operationId: `${operationId}Quietly`,
  summary: `${summary}, asked in the body`,
  requestBody: {
    required: true,
    content: { 'application/json': { schema: schemaOf(query, 'input') } },
  },
  responses: { ...responses, 415: problem('The body is not JSON') },
})

/** The operations that read, by path. */
export const readingPaths = () =>
  Object.fromEntries(
    Object.entries<Endpoint>(endpoints).map(([operationId, endpoint]) => {
      const { path, summary, params, query, response, quiet } = endpoint
      const responses = {
        200: { description: 'The answer', ...content('application/json', response) },
        400: problem('A parameter can’t be used; errors names it'),
        ...(path.includes('{') && { 404: problem('Not found') }),
      }
      const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')]
      const get = { operationId, summary, parameters, responses }
      return [path, { get, ...(quiet && { post: quietly(get, query) }) }]
    }),
  )

const receipts = {
  201: { description: 'The form was received', ...content('application/json', FormReceipt) },
  400: problem('A field can’t be used; errors names it'),
  403: problem('The form was sent from another site'),
  413: problem('The form is larger than 64 KB'),
  415: problem('The body is neither JSON nor a form'),
  429: problem('Too many forms have come from there; Retry-After says how many seconds to wait'),
}

/** The form operations, by path. */
const formPaths = () =>
  Object.fromEntries(
    Object.entries(forms).map(([operationId, { path, summary, body }]) => {
      const schema = { schema: schemaOf(body, 'input') }
      const types = { 'application/json': schema, 'application/x-www-form-urlencoded': schema }
      const requestBody = { required: true, content: types }
      return [path, { post: { operationId, summary, requestBody, responses: receipts } }]
    }),
  )

/** The contract as an OpenAPI 3.1 document. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Healthcare for All',
    version: '1',
    description:
      'Free and low-cost health clinics in the United States. Free to read, no key needed.',
  },
  paths: { ...readingPaths(), ...formPaths() },
})
