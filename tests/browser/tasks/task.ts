import type { Locator } from '@playwright/test'
import type { Visitor } from '../../support/visitor.ts'

/** What somebody comes for: it begins on the home page and ends when they see it. */
export interface Task {
  name: string
  does: (visitor: Visitor, hasScripts: boolean) => Promise<void>
}

export const main = ({ page }: Visitor): Locator => page.getByRole('main')
