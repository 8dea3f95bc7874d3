import { z } from 'zod'
import { endpoints } from '../contract/index.ts'
import { Problem } from '../contract/problem.ts'

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

/** The contract as an OpenAPI 3.1 document. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Healthcare for All',
    version: '1',
    description: 'Free and low-cost health clinics in the United States. Open to read, no key.',
  },
  paths: Object.fromEntries(
    Object.entries(endpoints).map(([operationId, { path, summary, params, query, response }]) => [
      path,
      {
        get: {
          operationId,
          summary,
          parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
          responses: {
            200: { description: 'The answer', ...content('application/json', response) },
            400: problem('A parameter can’t be used; errors names it'),
            ...(path.includes('{') && { 404: problem('There is no such thing') }),
          },
        },
      },
    ]),
  ),
})
