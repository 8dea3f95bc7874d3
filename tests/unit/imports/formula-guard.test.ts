import { describe, expect, it } from 'vitest'
import { guarded, unguarded } from '../../../cms/imports/export/formula-guard.ts'

/** A spreadsheet that splits a line at these would read each part as a cell. */
const cellsOf = (text: string) => text.split(/[;,]/)

describe.each(['=', '+', '-', '@', '\t', '\r'])('a text with %j', (sign) => {
  it.each([
    `${sign}HYPERLINK("http://example.org")`,
    `Open;${sign}HYPERLINK("http://example.org")`,
    `${sign}1;${sign}2;'${sign}3`,
    `Open; ${sign}1`,
    `'${sign}1`,
  ])('in %j begins no cell, and comes back as it was', (text) => {
    const safe = guarded(text)
    for (const cell of cellsOf(safe))
      expect(cell.trimStart().startsWith(sign.trim() || sign)).toBe(false)
    expect(unguarded(safe)).toBe(text)
  })
})

it.each(['Open Door', '864-231-2260', 'Mon-Fri; 9-5', "Women's; Men's", "'tis"])(
  '%j stays as it is',
  (text) => {
    expect(guarded(text)).toBe(text)
    expect(unguarded(text)).toBe(text)
  },
)
