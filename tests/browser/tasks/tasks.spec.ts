import { test } from '../../support/page-fixtures.ts'
import { visitorOn } from '../../support/visitor.ts'
import { FINDING } from './finding.ts'
import { VISITING } from './visiting.ts'

/** Each task is done by both. */
const VISITORS = [
  {
    who: 'in Spanish, on a phone, without JavaScript',
    locale: 'es',
    scripts: false,
    viewport: { width: 360, height: 740 },
  },
  {
    who: 'in English, on a computer',
    locale: 'en',
    scripts: true,
    viewport: { width: 1280, height: 900 },
  },
] as const

for (const { who, locale, scripts, viewport } of VISITORS)
  test.describe(who, () => {
    test.use({ javaScriptEnabled: scripts, viewport, showsMap: true })
    for (const [name, does] of Object.entries({ ...FINDING, ...VISITING }))
      test(name, async ({ page }) => {
        const visitor = await visitorOn(page, locale)
        await does(visitor, scripts)
        console.info(`To ${name}, ${who}: ${visitor.cost()}`)
      })
  })
