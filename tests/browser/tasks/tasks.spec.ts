import { test } from '../../support/page-fixtures.ts'
import { visitorOn } from '../../support/visitor.ts'
import { FINDING } from './finding.ts'
import { NEEDING } from './needing.ts'
import { TAKING_PART } from './taking-part.ts'
import { VISITING } from './visiting.ts'

const TASKS = [...FINDING, ...NEEDING, ...VISITING, ...TAKING_PART]

const PHONE = { width: 360, height: 740 }
const COMPUTER = { width: 1280, height: 900 }

/** Each task is done by both. */
const VISITORS = [
  {
    who: 'in Spanish, on a phone, without JavaScript',
    locale: 'es',
    scripts: false,
    screen: PHONE,
  },
  { who: 'in English, on a computer', locale: 'en', scripts: true, screen: COMPUTER },
] as const

for (const { who, locale, scripts, screen } of VISITORS) {
  test.describe(who, () => {
    test.use({ javaScriptEnabled: scripts, viewport: screen, showsMap: true })
    for (const { name, does } of TASKS) {
      test(name, async ({ page }) => {
        const visitor = await visitorOn(page, locale)
        await does(visitor, scripts)
        console.info(`To ${name}, ${who}: ${visitor.cost()}`)
      })
    }
  })
}
