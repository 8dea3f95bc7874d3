import { expect, it } from 'vitest'
import { presentFields } from '../../../cms/guides/present/rich-text/present-fields.ts'

const table = (people: number, percents: number[]) =>
  presentFields({ blockType: 'income-table', caption: '', first: 1, further: 1, people, percents })

it('An income table in a preview is no larger than one that can be saved', () => {
  const [shown] = table(
    100_000,
    Array.from({ length: 10_000 }, () => 100),
  )
  if (shown?.type !== 'income-table') throw new Error('It is an income table')
  expect(shown.rows).toHaveLength(12)
  expect(shown.percents).toHaveLength(4)
  expect(table(Number.POSITIVE_INFINITY, [100])[0]).toMatchObject({ percents: [100] })
  expect(table(-1, [100])[0]).toMatchObject({ rows: [] })
})
