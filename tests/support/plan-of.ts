import type pg from 'pg'
import type { ReadPool } from '../../cms/database/read-pool.ts'

/** A step of a plan, as Postgres writes it. */
interface Step {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  Plans?: Step[]
}

const stepsOf = (step: Step): string[] => [
  [step['Node Type'], step['Index Name'] ?? step['Relation Name']].filter(Boolean).join(' '),
  ...(step.Plans ?? []).flatMap(stepsOf),
]

/**
 * How Postgres answers what some code asks, planned for its values and for any: a statement that is asked
 * often gets the latter. Each kind of step once, with its index.
 * @param pool with the settings of the product's own, on which a plan depends
 */
export const planOf = async (
  pool: pg.Pool,
  ask: (pool: ReadPool) => Promise<unknown>,
): Promise<string[]> => {
  const asked: { text: string; values: unknown[] }[] = []
  const query = (statement: { text: string; values: unknown[] }) => {
    asked.push(statement)
    return pool.query(statement)
  }
  await ask({ query } as unknown as ReadPool)
  const plans = await Promise.all(
    asked.flatMap(({ text, values }) =>
      [
        pool.query(`explain (format json) ${text}`, values),
        pool.query(`explain (generic_plan, format json) ${text}`),
      ].map(async (explaining) => {
        const [row] = (await explaining).rows
        return stepsOf(row['QUERY PLAN'][0].Plan)
      }),
    ),
  )
  return [...new Set(plans.flat())].sort()
}
