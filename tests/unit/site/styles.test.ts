import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tokens } from '../../../site/theme/tokens.ts'
import { root } from '../../support/program.ts'

const site = path.join(root, 'site')
const sources = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:tsx?|css)$/.test(name) && !/(^|\/)(node_modules|dist|icons)\//.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(site, name), 'utf8') }))

it('styles name sides by the direction of the text, so that it may run from right to left', () => {
  /** Sides by their names on the screen, in a style of ours or in CSS. */
  const physical = [
    /\b(?:margin|padding|border|inset)(?:Left|Right)\w*\b/,
    /\b(?:left|right): ?(?:['{]|-?\d)/,
    /textAlign: '(?:left|right)'/,
    /\b(?:background|object|transform|mask)(?:Position|Origin|X)?: ['"`][^'"`]*\b(?:left|right)\b/,
    /\b(?:background|object|transform|mask)-(?:position|origin):[^;]*\b(?:left|right)\b/,
    /\b(?:margin|padding|border)-(?:left|right)\b/,
    /(?:^|[\s;{])(?:left|right|float|text-align):\s*(?:left|right|-?[\d.]+)/,
  ]
  const found = sources.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => physical.some((pattern) => pattern.test(line)))
      .map((line) => `${name}: ${line.trim()}`),
  )
  expect(found.sort()).toEqual([
    // Leaflet names the corners of its map by their sides in every language.
    'features/finding/views/map/map.css: left: 4.25rem;',
  ])
})

it('styles name only steps that the scale has: the browser drops any other', () => {
  const steps = new Set(Object.keys(tokens.spacing ?? {}))
  const spacing =
    /\b(?:gap|rowGap|columnGap|margin\w*|padding\w*|inset\w*|top|bottom)(?:=|: )(\{+[^}]*\}|["'][^"']*["'])/g
  const named = sources
    .filter(({ name }) => name.endsWith('.tsx') || name.startsWith('theme/'))
    .flatMap(({ name, text }) =>
      [...text.matchAll(spacing)].flatMap(([, value = '']) =>
        [...value.matchAll(/["'](\d+)["']/g)].map(([, step = '']) => ({ name, step })),
      ),
    )
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ step }) => !steps.has(step))).toEqual([])
})
