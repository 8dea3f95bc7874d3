import { z } from 'zod'
import { dataExports } from '../../contract/exports.ts'
import { FILE_OPERATIONS, FileQuery, FileSlug } from '../../contract/file-operations.ts'
import { FILES, type FileName } from '../../contract/files.ts'
import { type Endpoint, endpoints, type Form, FormReceipt, forms } from '../../contract/index.ts'
import { localeQuery } from '../../contract/locale.ts'
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

const UNCHANGED = { description: 'Nothing has changed since the version in If-None-Match' }

/** The same with POST: what is asked is in no address and no log, and the answer is kept nowhere. */
const quietly = (
  {
    operationId,
    summary,
    responses: { 304: _, ...answered },
  }: { operationId: string; summary: string; responses: Record<number, unknown> },
  query: z.ZodObject,
) => ({
  operationId: `${operationId}Quietly`,
  summary: `${summary}, asked in the body`,
  requestBody: {
    required: true,
    content: { 'application/json': { schema: schemaOf(query, 'input') } },
  },
  responses: { ...answered, 415: problem('The body is not JSON') },
})

/** The operations that read, by path. */
const readingPaths = () =>
  Object.fromEntries(
    Object.entries<Endpoint>(endpoints).map(([operationId, endpoint]) => {
      const { path, summary, params, query, response, quiet, canEnd, canMove } = endpoint
      const responses = {
        200: { description: 'The answer', ...content('application/json', response) },
        ...(canMove && { 301: problem('Merged into another one, which Location names') }),
        ...(!endpoint.private && { 304: UNCHANGED }),
        400: problem('A parameter can’t be used; errors names it'),
        ...(path.includes('{') && { 404: problem('Not found') }),
        ...(canEnd && { 410: problem('Gone, as a clinic that has closed or is no longer listed') }),
      }
      const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')]
      const get = { operationId, summary, parameters, responses }
      return [path, { get, ...(quiet && { post: quietly(get, query) }) }]
    }),
  )

const fileContent = (type: string) => ({ [type.split(';')[0] ?? type]: {} })

/** The files of everything, by path. */
const exportPaths = () =>
  Object.fromEntries(
    Object.entries(dataExports).map(([operationId, { path, summary, type, query }]) => {
      const responses = {
        200: { description: 'The file', content: fileContent(type) },
        304: UNCHANGED,
        400: problem('A parameter can’t be used; errors names it'),
        503: problem('Too many copies are being taken; Retry-After says how many seconds to wait'),
      }
      return [
        path,
        { get: { operationId, summary, parameters: parametersOf(query, 'query'), responses } },
      ]
    }),
  )

/** The files made of one answer, by path. */
const filePaths = () =>
  Object.fromEntries(
    (Object.entries(FILES) as [FileName, string][]).map(([name, path]) => {
      const { operationId, summary, type } = FILE_OPERATIONS[name]
      const isOfOne = path.includes('{')
      const slug = isOfOne ? parametersOf(FileSlug, 'path') : []
      const responses = {
        200: { description: 'The file', content: fileContent(type) },
        304: UNCHANGED,
        400: problem('A parameter can’t be used; errors names it'),
        ...(isOfOne && { 404: problem('Not found') }),
      }
      const parameters = [...slug, ...parametersOf(FileQuery, 'query')]
      return [path, { get: { operationId, summary, parameters, responses } }]
    }),
  )

/** Everything that is read, by path. */
export const reading = () => ({ ...readingPaths(), ...exportPaths(), ...filePaths() })

const receipts = {
  201: { description: 'The form was received', ...content('application/json', FormReceipt) },
  400: problem('A field can’t be used; errors names it'),
  403: problem('The form was sent from another site'),
  413: problem('The form is larger than 64 KB'),
  415: problem('The body is neither JSON nor a form'),
  429: problem('Too many forms have come from there; Retry-After says how many seconds to wait'),
}

const FormQuery = z.object(localeQuery)

/** The form operations, by path. */
const formPaths = () =>
  Object.fromEntries(
    Object.entries<Form>(forms).map(([operationId, { path, summary, body, canMiss }]) => {
      const schema = { schema: schemaOf(body, 'input') }
      const types = { 'application/json': schema, 'application/x-www-form-urlencoded': schema }
      const requestBody = { required: true, content: types }
      const parameters = parametersOf(FormQuery, 'query')
      const responses = { ...receipts, ...(canMiss && { 404: problem('Not found') }) }
      return [path, { post: { operationId, summary, parameters, requestBody, responses } }]
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
  paths: { ...reading(), ...formPaths() },
})
