import type { Locator } from '@playwright/test'
import type { Visitor } from '../../support/visitor.ts'

/** What somebody comes for: it begins on the home page and ends when they see it. */
type Does = (visitor: Visitor, hasScripts: boolean) => Promise<unknown>
/** By what somebody wants. */
export type Tasks = Record<string, Does>

/** The tasks of a table, whose rows begin with their names. */
export const tasksOf = <Row extends [name: string, ...unknown[]]>(
  table: Row[],
  does: (row: Row) => Does,
): Tasks => Object.fromEntries(table.map((row) => [row[0], does(row)]))

export const main = ({ page }: Visitor): Locator => page.getByRole('main')
