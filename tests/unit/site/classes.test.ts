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

beforeEach(beginPage)

describe('an element’s styles', () => {
  it('are one class, which the page has once', () => {
    const name = classesOf({ css: red })
    expect(classesOf({ css: red })).toBe(name)
    expect(pageStyles()).toEqual({ classes: name, css: `.${name}{color:var(--hfa-colors-alert)}` })
  })

  it('are combined into one class, whatever is left out between them', () => {
    const name = classesOf({ css: [red, false, undefined, large] })
    expect(pageStyles().css).toMatch(new RegExp(`^.${name}{color:.*}.${name}{font-size:.*}$`))
    expect(classesOf({ css: [red, '', large] })).toBe(name)
  })

  it('of which the later win', () => {
    const green = style({ color: 'free' })
    classesOf({ css: [red, green] })
    expect(pageStyles().css).toMatch(/alert.*free/)
    beginPage()
    classesOf({ css: [green, red] })
    expect(pageStyles().css).toMatch(/free.*alert/)
  })

  it('are merged with those of a class that is passed on, and leave other names', () => {
    const passed = classesOf({ css: red })
    const names = classesOf({ css: large, className: `${passed} theirs` })?.split(' ')
    expect(names).toHaveLength(2)
    expect(names).toContain('theirs')
    const own = names?.find((name) => name !== 'theirs')
    expect(pageStyles().css).toMatch(new RegExp(`.${own}{font-size:.*}.${own}{color:.*}$`))
  })

  it('that are none leave the element as it is', () => {
    expect(renderToStaticMarkup(jsx('p', { css: false, className: 'a' }))).toBe('<p class="a"></p>')
    expect(renderToStaticMarkup(jsx('p', { css: [false] }))).toBe('<p></p>')
    expect(renderToStaticMarkup(jsx('p', { css: undefined }))).toBe('<p></p>')
  })

  it('are on each page that uses them', () => {
    const name = classesOf({ css: red })
    const first = pageStyles()
    beginPage()
    expect(pageStyles()).toEqual({ classes: '', css: '' })
    expect(classesOf({ css: red })).toBe(name)
    expect(pageStyles()).toEqual(first)
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
