import { expect, it } from 'vitest'
import { readLanguages } from '../../../cms/imports/rows/read-languages.ts'

it('languages are read by their names and codes, and nothing else becomes one', () => {
  const misses: unknown[] = []
  for (const [items, wanted, left = []] of [
    [
      ['English', 'Spanish'],
      ['English', 'Spanish'],
    ],
    [['EN/ES'], ['English', 'Spanish']],
    [['English and Spanish'], ['English', 'Spanish']],
    [['Inglés, Español'], ['English', 'Spanish']],
    [['español', 'SPANISH'], ['Spanish']],
    [['Spanish (interpreter)'], ['Spanish']],
    [
      ['ht', 'vie'],
      ['Haitian Creole', 'Vietnamese'],
    ],
    [['ASL'], ['American Sign Language']],
    [
      ['Chuukese', 'K’iche’', 'Mam'],
      ['Chuukese', 'K’iche’', 'Mam'],
    ],
    [
      ['Mandarin', 'Cantonese'],
      ['Mandarin', 'Cantonese'],
    ],
    [['x'], [], ['x']],
    [['primary care', 'Bilingual staff'], [], ['primary care', 'Bilingual staff']],
    [['English', 'call first'], ['English'], ['call first']],
  ] as [string[], string[], string[]?][]) {
    const unknown: string[] = []
    const read = readLanguages(items, (text) => unknown.push(text))
    if (read.join() !== wanted.join() || unknown.join() !== left.join())
      misses.push([items, read, unknown])
  }
  expect(misses).toEqual([])
})
