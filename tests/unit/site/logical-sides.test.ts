import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

const site = path.resolve(import.meta.dirname, '../../../site')
const SKIPPED = /(^|\/)(node_modules|dist|icons)\//
/** Sides by their names on the screen, in a style of ours or in CSS. */
const PHYSICAL = [
  /\b(?:margin|padding|border|inset)(?:Left|Right)\w*\b/,
  /\b(?:left|right): ?(?:['{]|-?\d)/,
  /textAlign: '(?:left|right)'/,
  /\b(?:background|object|transform|mask)(?:Position|Origin|X)?: ['"`][^'"`]*\b(?:left|right)\b/,
  /\b(?:background|object|transform|mask)-(?:position|origin):[^;]*\b(?:left|right)\b/,
  /\b(?:margin|padding|border)-(?:left|right)\b/,
  /(?:^|[\s;{])(?:left|right|float|text-align):\s*(?:left|right|-?[\d.]+)/,
]
const ALLOWED = [
  // Leaflet names the corners of its map by their sides in every language.
  'site/features/map/map.css:   left: 4.25rem;',
  // A background has no logical sides: there is one rule for each direction.
  "site/theme/recipes/field.ts:     backgroundPosition: 'left 0.75rem center, left 1.125rem center',",
  "site/theme/recipes/field.ts:   backgroundPosition: 'right 1.125rem center, right 0.75rem center',",
]

it('Styles name sides by the direction of the text, so that it may run from right to left', async () => {
  const found: string[] = []
  for (const name of await readdir(site, { recursive: true })) {
    if (!/\.(?:tsx?|css)$/.test(name) || SKIPPED.test(name)) continue
    const lines = (await readFile(path.join(site, name), 'utf8')).split('\n')
    for (const line of lines)
      if (PHYSICAL.some((pattern) => pattern.test(line))) found.push(`site/${name}: ${line}`)
  }
  expect(found.sort()).toEqual(ALLOWED)
})
