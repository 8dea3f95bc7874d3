import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ListCell } from '../../../cms/panel-kit/cells/list-cell.tsx'

it('a list of words in a list of documents is written as words, and cut', () => {
  const written = (cellData: string[]) =>
    renderToStaticMarkup(createElement(ListCell, { cellData } as never))
  expect(written(['dentist*', 'dental'])).toBe('<span>dentist*, dental</span>')
  expect(written([...'abcdefgh'])).toBe('<span>a, b, c, d, e, f and 2 more</span>')
})
