import path from 'node:path'
import { expect, it } from 'vitest'
import { precompute } from '../../../site/theme/precompute.ts'
import { style } from '../../../site/theme/style.ts'
import { root } from '../../support/imports.ts'

const file = path.join(root, 'site/components/made-up.tsx')
const compute = (code: string) =>
  precompute(file, `import { style } from '../theme/style.ts'\n${code}`).split('\n').slice(1)

it('computes styles while the site is built', () => {
  expect(compute("const red = style({ color: 'alert' })\nuse(red)")).toEqual([
    `const red = ${JSON.stringify(style({ color: 'alert' }))}`,
    'use(red)',
  ])
})

it('uses constants of the module, and of those that it imports', () => {
  const [, base, both] = compute(
    [
      "import { TWO_COLUMNS } from '../theme/recipes/columns.ts'",
      "const base = { gridTemplateColumns: TWO_COLUMNS, '@media print': { gap: '1' } }",
      "const both = { a: style(base, { gap: '2' }) }",
    ].join('\n'),
  )
  expect(base).toContain('TWO_COLUMNS')
  expect(both).toContain('repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))')
  expect(both).toMatch(/"&{.*gap:var\(--hfa-spacing-2\).*}","@media print{&{gap:/)
})

it('does not take a name within a function for a constant of the module', () => {
  const [, , red] = compute(
    "const base = { color: 'alert' }\nconst use = () => { const base = 1; return base }\nconst red = style(base)",
  )
  expect(red).toBe(`const red = ${JSON.stringify(style({ color: 'alert' }))}`)
})

it('leaves other functions of that name alone', () => {
  const code = "import { style } from 'elsewhere'\nconst red = style({ color: 'alert' })"
  expect(precompute(file, code)).toBe(code)
})

it('says so if a style depends on what only a browser knows', () => {
  expect(() => compute('const tone = (color) => style({ color })')).toThrow(
    /made-up.tsx: styles are computed while building, so 'color' must be a constant/,
  )
})
