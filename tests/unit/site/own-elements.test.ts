import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { jsx, jsxs } from '../../../site/jsx/jsx-runtime.ts'

const html = (element: ReactNode) => renderToStaticMarkup(element)
const link = createElement('a', { key: 'link' }, 'link')

const CASES: [name: string, element: ReactNode, html: string][] = [
  ['a text alone stays as it is', jsx('p', { children: 'one' }), '<p>one</p>'],
  [
    'a text beside an element gets its own',
    jsxs('p', { children: ['one', link] }),
    '<p><span>one</span><a>link</a></p>',
  ],
  [
    'texts beside each other share one, whatever is left out between them',
    jsxs('p', { children: ['one ', 2, false, null, ' three', link, 'four'] }),
    '<p><span>one 2 three</span><a>link</a><span>four</span></p>',
  ],
  [
    'a blank between elements stays a blank',
    jsxs('p', { children: [link, ' ', link] }),
    '<p><a>link</a> <a>link</a></p>',
  ],
  [
    'a text in a list among the children gets its own',
    jsxs('p', { children: [['one'], link] }),
    '<p><span>one</span><a>link</a></p>',
  ],
  [
    'a text without an element around it gets one',
    jsx(Fragment, { children: 'one' }),
    '<span>one</span>',
  ],
  [
    'an element that may contain only text is left alone',
    jsxs('option', { children: ['one', ' ', 'two'] }),
    '<option>one two</option>',
  ],
]

test.each(CASES)('%s', (_, element, expected) => {
  expect(html(element)).toBe(expected)
})
