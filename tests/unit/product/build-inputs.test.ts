import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { builds, inputsOf } from '../../../cms/bin/build.ts'
import { specifiersOf } from '../../support/specifiers.ts'

const root = path.resolve(import.meta.dirname, '..', '..', '..')
const MAP = 'cms/app/(payload)/admin/importMap.js'

/** From a capability's index.ts, a build takes only the names that it imports. */
const INDEX_FILE = /^cms\/(?!contract)[\w-]+\/(panel\/)?index\.ts$/

/** Our own files that a file imports, as a parser reads it. */
const importsOf = async (file: string): Promise<string[]> => {
  if (!/\.(tsx?|m?js)$/.test(file) || INDEX_FILE.test(file)) return []
  return specifiersOf(file, await readFile(path.join(root, file), 'utf8'))
    .filter((name) => name.startsWith('.'))
    .map((name) => path.posix.join(path.posix.dirname(file), name))
}

describe.each(Object.entries(builds))('the inputs of the build of the %s', (_, { roots }) => {
  it('include everything that they import', async () => {
    const inputs = await inputsOf(roots)
    const imported = (await Promise.all(inputs.map(importsOf))).flat()
    expect(imported.length).toBeGreaterThan(100)
    const generated = ['cms/payload-types.ts', MAP]
    expect(imported.filter((file) => !inputs.includes(file) && !generated.includes(file))).toEqual(
      [],
    )
  })
})

describe('the panel is rebuilt after a change to', () => {
  it.each([
    'cms/contract/paths.ts',
    'cms/contract/constants.ts',
    'cms/verification/panel/verification.css',
    'cms/product/payload.config.ts',
    'package-lock.json',
  ])('%s', async (file) => {
    expect(await inputsOf(builds.panel.roots)).toContain(file)
  })

  it('every screen that the config names by its path', async () => {
    const screens = (await importsOf(MAP)).filter((file) => /\/panel\//.test(file))
    expect(screens.length).toBeGreaterThan(10)
    expect(await inputsOf(builds.panel.roots)).toEqual(expect.arrayContaining(screens))
  })

  it('nothing that it does not import', async () => {
    const inputs = await inputsOf(builds.panel.roots)
    expect(
      inputs.filter((file) =>
        /^(site\/|cms\/(bin|jobs|(listings|vocabulary)\/endpoints)\/)/.test(file),
      ),
    ).toEqual([])
  })
})

it('The site is rebuilt after a change to the contract', async () => {
  expect(await inputsOf(builds.site.roots)).toContain('cms/contract/constants.ts')
})
