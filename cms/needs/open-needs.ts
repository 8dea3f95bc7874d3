import type { ReadPool } from '../database/read-pool.ts'
import { type NeedFinder, needFinder } from './find-need.ts'
import { readNeeds } from './queries/read-needs.ts'

/** The table of needs, as it was after the last edit. */
export interface Needs {
  finder: () => Promise<NeedFinder>
  /** It may have changed: it is read again when it is next used. */
  forget: () => void
}

export const openNeeds = (pool: ReadPool): Needs => {
  let known: Promise<NeedFinder> | undefined
  const read = async (): Promise<NeedFinder> => {
    const reading = readNeeds(pool).then(needFinder)
    known = reading
    reading.catch(() => {
      if (known === reading) known = undefined
    })
    return reading
  }
  return {
    finder: () => known ?? read(),
    forget: () => {
      known = undefined
    },
  }
}
