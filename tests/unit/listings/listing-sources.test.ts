import { expect, it } from 'vitest'
import { withImports } from '../../../cms/bin/imported-files.ts'
import { listingSources } from '../../../cms/listings/queries/listing-version.ts'

/** Files that rebuilding uses but that can't change what it writes. */
const WITHOUT_EFFECT =
  /^cms\/(database\/|\w+\/index\.ts$|(clinics\/queries\/lock-clinics|listings\/queries\/listing-version)\.ts$)/

it('The version of a listing depends on every file that presents it', async () => {
  const used = await withImports(['cms/listings/publish/rebuild-listings.ts'])
  expect(used.length).toBeGreaterThan(10)
  const counted = listingSources().map((file) => `cms/${file}`)
  expect(used.filter((file) => !counted.includes(file) && !WITHOUT_EFFECT.test(file))).toEqual([])
})
