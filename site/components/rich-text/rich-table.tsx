import { Box, defineStyle, Table } from '@chakra-ui/react'
import type { Block, Inline } from '@healthcare-for-all/cms/contract'
import { readAloud } from '../../theme/recipes/layout.ts'
import { InlineText } from './inline-text.tsx'
import { wordsOf } from './words-of.ts'

/** With less room than this, each row is a list entry and each cell has a label. */
const NARROW = '@media screen and (max-width: 35.99rem)'
/** The same in the size that the text has, whoever made it larger; older browsers know only the other. */
const TIGHT = '@container table (max-width: 30em)'
const room = defineStyle({ '@media screen': { container: 'table / inline-size' } })

const entries = defineStyle({
  display: 'block',
  '& caption': { display: 'block' },
  '& tbody, & tr, & tbody th, & tbody td': { display: 'block' },
  '& thead': readAloud,
  '& tbody tr': { paddingBlock: '3', borderTopWidth: '1px', borderColor: 'edge' },
  '& tbody th, & tbody td': { padding: 0, borderBottomWidth: 0 },
  '& tbody th': { fontSize: '18', lineHeight: '1.35' },
  '& tbody td': { marginTop: '1' },
  '& [data-label]::before': {
    content: 'attr(data-label) ": "',
    color: 'quiet',
    fontWeight: 'plain',
  },
})

const table = defineStyle({
  fontSize: '16',
  lineHeight: 'list',
  '& th, & td': { padding: '3' },
  '& thead th': { background: 'wash', fontWeight: 'bold', lineHeight: '1.25' },
  '& tbody th': { fontWeight: 'bold' },
  [NARROW]: entries,
  [TIGHT]: entries,
})

/** A column is at least as wide as its longest word, unless a word is longer than a line. */
const wholeWords = defineStyle({ overflowWrap: 'break-word' })
const LONG_WORD = /\S{30}/

/**
 * Laid out as blocks, a table is no longer a table to some screen readers; explicit roles keep it
 * one.
 */
const is = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
}

/** A figure alone says nothing without its heading, unlike words at the start of an entry. */
const isFigure = (content: Inline[]) => /^[^\p{L}]+$/u.test(wordsOf(content))
const hasFigure = (content: Inline[]) => /\d/.test(wordsOf(content))

interface RichTableProps {
  table: Extract<Block, { type: 'table' }> & { caption?: string }
}

export const RichTable = ({ table: { head, rows, caption } }: RichTableProps) => {
  const labels = head.map(wordsOf)
  // With two columns, the first names the entry and the second describes it, if it does so in words.
  const labelled = head.length > 2 || rows.flat().some(hasFigure)
  const isWhole = ![head, ...rows].flat().some((cell) => LONG_WORD.test(wordsOf(cell)))
  return (
    <Box css={room}>
      <Table.Root native css={[table, isWhole ? wholeWords : undefined]} {...is.table}>
        {caption && <caption>{caption}</caption>}
        {head.length > 0 && (
          <thead {...is.group}>
            <tr {...is.row}>
              {head.map((cell, column) => (
                <th key={labels[column]} {...is.columnHeader}>
                  <InlineText content={cell} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody {...is.group}>
          {rows.map(([first = [], ...others], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places
            <tr key={row} {...is.row}>
              <th {...is.rowHeader} data-label={isFigure(first) ? labels[0] : undefined}>
                <InlineText content={first} />
              </th>
              {others.map((cell, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                  key={index}
                  {...is.cell}
                  data-label={labelled ? labels[index + 1] : undefined}
                >
                  <InlineText content={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table.Root>
    </Box>
  )
}
