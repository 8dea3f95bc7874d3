import { once } from 'node:events'
import type { ProductProcess } from '../support/product-process.ts'
import { query } from '../support/template.ts'
import type { Stage } from './stage.ts'

/** Something that a drill has seen, in figures, and whether it is as promised. */
export type Seen = [figure: string, isKept?: boolean]

/** Something that goes wrong on purpose, and what the product promises for it. */
export interface Drill {
  name: string
  /** What is done, in a few words. */
  does: string
  /** What the product promises. */
  promises: string
  /** How often it is done if nobody says otherwise. */
  times: number
  run: (times: number, stage: Stage) => Promise<Seen[]>
}

/** Ends a process as a supervisor or a fault does, and waits for its end. @returns its exit code */
export const end = async ({ child, stop }: ProductProcess, signal: 'SIGKILL' | 'SIGTERM') => {
  const gone = once(child, 'exit')
  child.kill(signal)
  const [code] = await gone
  await stop()
  return code as number | null
}

/** Whether each message that was acknowledged is there, once. */
export const messagesSeen = async (database: string, acknowledged: string[]): Promise<Seen> => {
  const rows = await query(
    database,
    'select email, count(*)::int as count from contact_messages where email = any($1) group by email',
    [acknowledged],
  )
  const lost = acknowledged.length - rows.length
  const twice = rows.filter(({ count }) => count > 1).length
  return [
    `${acknowledged.length} messages acknowledged, ${lost} lost, ${twice} stored twice`,
    lost + twice === 0,
  ]
}

export const most = (numbers: number[], digits = 0) => Math.max(...numbers).toFixed(digits)
