import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { jsx } from '../../../site/jsx/jsx-runtime.ts'
import { beginPage, pageStyles } from '../../../site/theme/classes.ts'
import { style } from '../../../site/theme/style.ts'
import { root } from '../../support/imports.ts'

const red = style({ color: 'alert' })
const large = style({ fontSize: '24' })

const classesOf = (props: object) =>
  /class="([^"]*)"/.exec(renderToStaticMarkup(jsx('p', props)))?.[1]
const rulesOf = (name: string | undefined) =>
  String(pageStyles().inserted[name?.replace('css-', '') ?? ''])

beforeEach(() => {
  const page = beginPage()
  // What makes Emotion keep the rules, as on the server.
  page.compat = true
})

describe('an element’s styles', () => {
  it('are one class, which the page has once', () => {
    const name = classesOf({ css: red })
    expect(classesOf({ css: red })).toBe(name)
    expect(rulesOf(name)).toContain('color:')
    expect(Object.keys(pageStyles().inserted)).toHaveLength(1)
  })

  it('are combined into one class, whatever is left out between them', () => {
    const name = classesOf({ css: [red, false, undefined, large] })
    expect(rulesOf(name)).toMatch(/color:.*font-size:/)
    expect(classesOf({ css: [red, large] })).toBe(name)
  })

  it('of which the later win', () => {
    const green = style({ color: 'free' })
    expect(classesOf({ css: [red, green] })).not.toBe(classesOf({ css: [green, red] }))
  })

  it('are merged with those of a class that is passed on, and leave other names', () => {
    const passed = classesOf({ css: red })
    const names = classesOf({ css: large, className: `${passed} theirs` })?.split(' ')
    expect(names).toHaveLength(2)
    expect(names).toContain('theirs')
    expect(rulesOf(names?.find((name) => name !== 'theirs'))).toMatch(/font-size:.*color:/)
  })

  it('that are none leave the element as it is', () => {
    expect(renderToStaticMarkup(jsx('p', { css: false, className: 'a' }))).toBe('<p class="a"></p>')
    expect(renderToStaticMarkup(jsx('p', { css: undefined }))).toBe('<p></p>')
  })

  it('are on each page that uses them', () => {
    const name = classesOf({ css: red })
    beginPage()
    expect(Object.keys(pageStyles().inserted)).toHaveLength(0)
    expect(classesOf({ css: red })).toBe(name)
    expect(Object.keys(pageStyles().inserted)).toHaveLength(1)
  })
})

/** `const part = <p …`, also on two lines, outside of any function. */
const MADE_EARLY =
  /^(?:export )?(?:const|let) \w+(?:: [^=]+)? = \(?\s*<(?:>|[a-z]|[A-Z]\w*(?:\s[^\n(]*)?\/?>?$)/m

describe('elements', () => {
  it('are not made before a page begins, which would lack their styles', () => {
    expect(MADE_EARLY.test('const part = <p css={red} />')).toBe(true)
    expect(MADE_EARLY.test('const part = (\n  <Part a="b">')).toBe(true)
    expect(MADE_EARLY.test('const Part = <Item,>({ item }) => (')).toBe(false)
    const site = path.join(root, 'site')
    const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.tsx') && !name.includes('node_modules'),
    )
    expect(files.length).toBeGreaterThan(100)
    const early = files.filter((name) =>
      MADE_EARLY.test(readFileSync(path.join(site, name), 'utf8')),
    )
    expect(early).toEqual([])
  })
})
