import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { z } from 'zod'

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

const inWords = ({ instancePath, message = '', params }: ErrorObject) =>
  `${instancePath || '/'} ${message} ${JSON.stringify(params)}`

/**
 * Checks values by the standard's JSON Schemas, and counts what is wrong.
 * @param folder of the schemas
 */
export const createTally = async (folder: string) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const schemas = new Map<string, Schema>()
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.json') || OTHERS.includes(file)) continue
    const schema = Schema.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')))
    schemas.set(file.replace('.json', ''), schema)
    ajv.addSchema(schema, BASE + file)
  }
  const lines = new Map<string, { cells: string[]; checked: number; faults: string[] }>()
  const lineOf = (what: string, schema: string) => {
    const key = `${what} ${schema}`
    const line = lines.get(key) ?? { cells: [what, schema], checked: 0, faults: [] }
    lines.set(key, line)
    return line
  }
  const missing = (name: string) => new Error(`${folder} has no ${name}.json.`)
  return {
    schema: (name: string): Schema => {
      const found = schemas.get(name)
      if (!found) throw missing(name)
      return found
    },
    /** @param what where the value comes from: 'GET /hsds/services' */
    check: (what: string, schema: string, value: unknown) => {
      const validate = ajv.getSchema(`${BASE}${schema}.json`)
      if (!validate) throw missing(schema)
      const line = lineOf(what, schema)
      line.checked++
      if (!validate(value)) line.faults.push(...(validate.errors ?? []).map(inWords))
    },
    /** Notes a fault that no schema finds. */
    fault: (what: string, schema: string, sentence: string) =>
      void lineOf(what, schema).faults.push(sentence),
    faults: () => [...lines.values()].flatMap(({ faults }) => faults).length,
    print: () => {
      const all = [...lines.values()]
      console.table(
        all.map(({ cells: [from, schema], checked, faults }) => ({
          ...{ from, schema, checked, errors: faults.length },
        })),
      )
      for (const { cells, faults } of all)
        for (const sentence of [...new Set(faults)].slice(0, 20)) {
          const count = faults.filter((one) => one === sentence).length
          console.log(`${cells.join(', ')}: ${sentence} (${count})`)
        }
    },
  }
}

export type Tally = Awaited<ReturnType<typeof createTally>>
