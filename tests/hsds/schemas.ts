import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { z } from 'zod'

/** What is read of a schema beside validating with it. */
const Schema = z.looseObject({
  path: z.string().optional(),
  properties: z.record(z.string(), z.looseObject({ type: z.unknown().optional() })).optional(),
  tabular_required: z.array(z.string()).optional(),
})
export type Schema = z.infer<typeof Schema>

/** No schema of the standard, but its API. */
const OTHERS = ['openapi.json']
/** So that 'phone.json' in one of them is the one beside it. */
const BASE = 'https://hsds.invalid/'

/** The folder of the standard's JSON Schemas. */
export interface Schemas {
  schema: (name: string) => Schema
  /** What is wrong with a value, in words. */
  faults: (name: string, value: unknown) => string[]
}

const inWords = ({ instancePath, message = '', params }: ErrorObject) =>
  `${instancePath || '/'} ${message} ${JSON.stringify(params)}`

export const readSchemas = async (folder: string): Promise<Schemas> => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const schemas = new Map<string, Schema>()
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.json') || OTHERS.includes(file)) continue
    const schema = Schema.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')))
    schemas.set(file.replace('.json', ''), schema)
    ajv.addSchema(schema, BASE + file)
  }
  return {
    schema: (name) => {
      const found = schemas.get(name)
      if (!found) throw new Error(`${folder} has no ${name}.json.`)
      return found
    },
    faults: (name, value) => {
      const validate = ajv.getSchema(`${BASE}${name}.json`)
      if (!validate) throw new Error(`${folder} has no ${name}.json.`)
      return validate(value) ? [] : (validate.errors ?? []).map(inWords)
    },
  }
}
