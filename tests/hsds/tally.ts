import { printTable } from '../bench/run-bench.ts'
import type { Schemas } from './schemas.ts'

/** How many were checked by each schema, and what was wrong. */
export interface Tally {
  /** @param what where it comes from: 'GET /hsds/services' */
  check: (what: string, schema: string, value: unknown) => void
  /** Notes a fault that no schema finds. */
  fault: (what: string, schema: string, sentence: string) => void
  print: () => void
  faults: () => number
}

interface Line {
  what: string
  schema: string
  checked: number
  faults: Map<string, number>
}

export const createTally = (schemas: Schemas): Tally => {
  const lines = new Map<string, Line>()
  const lineOf = (what: string, schema: string): Line => {
    const key = `${what} ${schema}`
    const line = lines.get(key) ?? { what, schema, checked: 0, faults: new Map() }
    lines.set(key, line)
    return line
  }
  const note = ({ faults }: Line, sentence: string) => {
    faults.set(sentence, (faults.get(sentence) ?? 0) + 1)
  }
  const wrong = ({ faults }: Line) => [...faults.values()].reduce((sum, count) => sum + count, 0)
  return {
    check: (what, schema, value) => {
      const line = lineOf(what, schema)
      line.checked++
      for (const sentence of schemas.faults(schema, value)) note(line, sentence)
    },
    fault: (what, schema, sentence) => note(lineOf(what, schema), sentence),
    faults: () => [...lines.values()].reduce((sum, line) => sum + wrong(line), 0),
    print: () => {
      printTable(
        [['from', 'schema', 'checked', 'errors']],
        [...lines.values()].map((line) => [
          line.what,
          line.schema,
          String(line.checked),
          String(wrong(line)),
        ]),
      )
      for (const { what, schema, faults } of lines.values())
        for (const [sentence, count] of [...faults].slice(0, 20))
          console.log(`${what}, ${schema}: ${sentence} (${count})`)
    },
  }
}
