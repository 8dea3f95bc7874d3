import { expect, it } from 'vitest'
import { compileClass, compileElements } from '../../../site/theme/compile.ts'
import { elementStyles, style } from '../../../site/theme/style.ts'

it('writes small rules, with & in place of the class', () => {
  const { rules } = compileClass({
    display: 'grid',
    '& > p, & h3': { margin: 0 },
    '&::before': { content: '"a & b"' },
    '@media print': { display: 'none' },
  })
  expect(rules).toEqual([
    '&{display:grid}',
    '&>p,& h3{margin:0}',
    '&:before{content:"a \\26  b"}',
    '@media print{&{display:none}}',
  ])
})

it('prefixes what the oldest browsers know under another name', () => {
  expect(compileClass({ appearance: 'none' }).rules[0]).toContain('-webkit-appearance:none')
})

it('names the same styles the same, and others differently', () => {
  expect(style({ color: 'ink' })).toEqual(style({ color: 'ink' }))
  expect(style({ color: 'ink' }).name).not.toBe(style({ color: 'brand' }).name)
  expect(style({ color: 'ink' }).name).toMatch(/^[a-z0-9]+$/)
})

it('writes styles of elements without a class', () => {
  expect(compileElements([{ '&body, &h1': { margin: 0 } }])).toBe('body,h1{margin:0}')
  const css = elementStyles()
  expect(css).toMatch(/^@keyframes /)
  expect(css).toContain('--hfa-colors-ink:')
  expect(css).not.toContain('&')
})
