import path from 'node:path'
import { LOCALES, type Locale } from '../../../cms/contract/index.ts'
import { frame as englishFrame } from '../../../site/copy/en/frame.ts'
import { frame as spanishFrame } from '../../../site/copy/es/frame.ts'
import {
  firstLoadBytes,
  firstLoadCode,
  firstLoadFiles,
  readManifest,
} from '../../support/first-load.ts'
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

test('the map’s library is in no screen’s first load', async () => {
  const manifest = await readManifest()
  const screens = Object.keys(manifest).filter((name) => /^routes\/[\w-]+\.tsx$/.test(name))
  expect(screens.length).toBeGreaterThan(10)
  const library = manifest['features/map/components/leaflet-map.tsx']?.file
  expect(library, 'the map has a chunk of its own').toBeDefined()
  for (const screen of screens) {
    expect(firstLoadFiles(manifest, path.basename(screen, '.tsx'))).not.toContain(library)
  }
})
