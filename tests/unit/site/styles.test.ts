import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { jsx, jsxs } from '../../../site/jsx/jsx-runtime.ts'
import { beginPage, pageStyles } from '../../../site/theme/classes.ts'
import { style } from '../../../site/theme/style.ts'
import { root } from '../../support/imports.ts'

const site = path.join(root, 'site')
const sources = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:tsx?|css)$/.test(name) && !/(^|\/)(node_modules|dist|icons)\//.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(site, name), 'utf8') }))

describe('an element’s styles', () => {
  const red = style({ color: 'alert' })
  const large = style({ fontSize: '24' })
  const html = (props: object) => renderToStaticMarkup(jsx('p', props))
  const classesOf = (props: object) => /class="([^"]*)"/.exec(html(props))?.[1]
  beforeEach(beginPage)

  it('are one class, which each page has once that uses it', () => {
    const name = classesOf({ css: red })
    expect(classesOf({ css: red })).toBe(name)
    const first = { classes: name, css: `.${name}{color:var(--hfa-colors-alert)}` }
    expect(pageStyles()).toEqual(first)
    beginPage()
    expect(pageStyles()).toEqual({ classes: '', css: '' })
    classesOf({ css: red })
    expect(pageStyles()).toEqual(first)
  })

  it('are combined into one class, of which the later win, whatever is left out', () => {
    const name = classesOf({ css: [red, false, undefined, large] })
    expect(pageStyles().css).toMatch(new RegExp(`^.${name}{color:.*}.${name}{font-size:.*}$`))
    expect(classesOf({ css: [red, '', large] })).toBe(name)
    expect(html({ css: false, className: 'a' })).toBe('<p class="a"></p>')
  })

  it('are not made before a page begins, which would lack them', () => {
    // `const part = <p …`, also on two lines, outside of any function.
    const early =
      /^(?:export )?(?:const|let) \w+(?:: [^=]+)? = \(?\s*<(?:>|[a-z]|[A-Z]\w*(?:\s[^\n(]*)?\/?>?$)/m
    const made = sources.filter(({ name, text }) => name.endsWith('.tsx') && early.test(text))
    expect(made.map(({ name }) => name)).toEqual([])
  })
})

it('a text beside an element gets an element of its own, which translators may replace', () => {
  const link = createElement('a', { key: 'link' }, 'link')
  const html = renderToStaticMarkup(jsxs('p', { children: ['one ', 2, null, link, 'three'] }))
  expect(html).toBe('<p><span>one 2</span><a>link</a><span>three</span></p>')
})

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
    'features/map/map.css: left: 4.25rem;',
    // A background has no logical sides: there is one rule for each direction.
    "theme/recipes/field.ts: backgroundPosition: 'left 0.75rem center, left 1.125rem center',",
    "theme/recipes/field.ts: backgroundPosition: 'right 1.125rem center, right 0.75rem center',",
  ])
})
