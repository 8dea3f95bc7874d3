import path from 'node:path'
import { firstLoadBytes, firstLoadFiles, readManifest } from '../../support/first-load.ts'
import { expect, test } from '../../support/page-fixtures.ts'

/** The most JavaScript that the first load of each page may have, in bytes as brotli. */
const BUDGETS: Record<string, number> = { home: 110_000 }

for (const [screen, budget] of Object.entries(BUDGETS)) {
  test(`the first load of ${screen} stays within its budget`, async () => {
    expect(await firstLoadBytes(screen)).toBeLessThanOrEqual(budget)
  })
}

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
