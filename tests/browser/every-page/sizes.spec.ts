import { LOCALES } from '../../../cms/contract/index.ts'
import { firstLoadBytes } from '../../support/first-load.ts'
import { expect, test } from '../../support/page-fixtures.ts'

/**
 * The most JavaScript that the first load of the home page may have, in bytes as brotli. No aim, but
 * what should be noticed: a package too many.
 */
const BUDGET = 158_000

test('the first load of the home page stays within its budget', async () => {
  for (const locale of LOCALES)
    expect(await firstLoadBytes('home', locale), locale).toBeLessThanOrEqual(BUDGET)
})
