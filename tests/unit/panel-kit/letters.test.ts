import { it } from 'vitest'
import { inOther, withReady } from '../../../cms/panel-kit/letters/beginning.ts'
import { expectRows } from '../../support/table.ts'

const en = [
  { id: 1, name: 'Hours', text: 'We open at 8.' },
  { id: 2, name: 'Cost', text: 'It is free.' },
]
const es = [{ id: 1, name: 'Horario', text: 'Abrimos a las 8.' }]

it('a ready text takes the place of another, follows what was typed, and changes language with it', () => {
  const withCost = (typed: string) =>
    withReady(typed, en, { id: 2, name: 'Cost', text: 'It is free.' })
  expectRows(withCost, [
    ['', 'It is free.'],
    [' \n', 'It is free.'],
    ['We open at 8.', 'It is free.'],
    ['Dear Ana,\n', 'Dear Ana,\n\nIt is free.'],
  ])
  const inSpanish = (typed: string) => inOther(typed, en, es)
  expectRows(inSpanish, [
    ['We open at 8.', 'Abrimos a las 8.'],
    ['It is free.', 'It is free.'],
    ['We open at 8. Bye', 'We open at 8. Bye'],
  ])
})
