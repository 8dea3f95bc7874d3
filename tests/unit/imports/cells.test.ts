import { describe, expect, it } from 'vitest'
import { Mapping } from '../../../cms/imports/mapping/mapping.ts'
import { cellsOf } from '../../../cms/imports/rows/cells.ts'
import type { Row } from '../../../cms/imports/rows/read-rows.ts'

const mapping = Mapping.parse({
  source: 'a-file',
  columns: { name: 'Name', zipCode: 'ZIP', services: 'Services' },
})

const cells = (given: Record<string, string>) =>
  cellsOf({ cells: given } as unknown as Row, mapping, [])

describe('a cell', () => {
  it.each([
    ['Family Health &amp; Education', 'Family Health & Education'],
    ['Ca&#241;ada &#39;North&#39;', "Cañada 'North'"],
    ['&nbsp;Clinic&nbsp;', 'Clinic'],
    // What only looks like one stays as it is.
    ['AT&T Clinic', 'AT&T Clinic'],
    ['Health &copy', 'Health &copy'],
    ['A &such; B', 'A &such; B'],
  ])('%s reads %s', (written, read) => {
    expect(cells({ Name: written }).text('name')).toBe(read)
  })

  it('is a list after that: the semicolon of “&amp;” separates nothing', () => {
    expect(cells({ Services: 'Eyes &amp; Ears; Teeth' }).list('services')).toEqual([
      'Eyes & Ears',
      'Teeth',
    ])
  })
})
