import type { Block, Inline } from '@healthcare-for-all/cms/contract'
import { readingCopy } from '../../copy/reading.ts'
import { useCopy } from '../../lib/language.tsx'
import { RichTable } from './rich-table.tsx'

const words = (text: string): Inline[] => [{ type: 'text', text }]

interface IncomeTableProps {
  block: Extract<Block, { type: 'income-table' }>
}

/** Yearly incomes by household size, in dollars. */
export const IncomeTable = ({ block: { caption, percents, rows, further } }: IncomeTableProps) => {
  const copy = useCopy(readingCopy).incomes
  const table = {
    type: 'table' as const,
    caption,
    head: [copy.people, ...percents.map(copy.percent)].map(words),
    rows: [
      ...rows.map(({ people, dollars }) =>
        [String(people), ...dollars.map(copy.dollars)].map(words),
      ),
      [copy.further, ...further.map(copy.added)].map(words),
    ],
  }
  return <RichTable table={table} />
}
