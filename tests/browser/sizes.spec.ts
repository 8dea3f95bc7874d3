import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../support/page-fixtures.ts'

/** What the first load of each page may weigh, in bytes of JavaScript as brotli. */
const BUDGETS: Record<string, number> = { home: 135_000 }

const client = path.resolve(import.meta.dirname, '../../site/dist/client')

interface Chunk {
  file: string
  imports?: string[]
}

const manifestOf = async (): Promise<Record<string, Chunk>> =>
  JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8'))

/** The files that a screen's first load asks for. */
const filesOf = (manifest: Record<string, Chunk>, screen: string): string[] => {
  const names = new Set<string>()
  const add = (name: string) => {
    if (names.has(name)) return
    names.add(name)
    for (const imported of manifest[name]?.imports ?? []) add(imported)
  }
  add('entry-client.tsx')
  add(`routes/${screen}.tsx`)
  return [...names].flatMap((name) => manifest[name]?.file ?? [])
}

for (const [screen, budget] of Object.entries(BUDGETS)) {
  test(`the first load of ${screen} keeps to its budget`, async () => {
    const files = filesOf(await manifestOf(), screen)
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(path.join(client, `${file}.br`))).size),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget)
  })
}

test('the map’s library is in no screen’s first load', async () => {
  const manifest = await manifestOf()
  const screens = Object.keys(manifest).filter((name) => /^routes\/[\w-]+\.tsx$/.test(name))
  expect(screens.length).toBeGreaterThan(10)
  const library = manifest['features/map/leaflet-map.ts']?.file ?? 'the map has no chunk'
  for (const screen of screens) {
    expect(filesOf(manifest, path.basename(screen, '.tsx'))).not.toContain(library)
  }
})
