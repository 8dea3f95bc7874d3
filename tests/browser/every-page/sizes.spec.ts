import { LOCALES, type Locale } from '../../../cms/contract/index.ts'
import { frame as englishFrame } from '../../../site/copy/en/frame.ts'
import { frame as spanishFrame } from '../../../site/copy/es/frame.ts'
import { firstLoadBytes, firstLoadCode } from '../../support/first-load.ts'
import { expect, test } from '../../support/page-fixtures.ts'

/**
 * The most JavaScript that the first load of the home page may have, in bytes as brotli. No aim, but
 * what should be noticed: a package too many.
 */
const BUDGET = 112_000

test('the first load of the home page stays within its budget', async () => {
  for (const locale of LOCALES)
    expect(await firstLoadBytes('home', locale), locale).toBeLessThanOrEqual(BUDGET)
})

test('a language’s pages load no texts of another', async () => {
  const texts: Record<Locale, string> = {
    en: englishFrame.navigation.addClinic,
    es: spanishFrame.navigation.addClinic,
  }
  for (const locale of LOCALES) {
    const code = await firstLoadCode('home', locale)
    for (const other of LOCALES)
      expect(code.includes(texts[other]), `${other} in ${locale}`).toBe(other === locale)
  }
})
