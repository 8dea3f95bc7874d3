import { describe, expect, it } from 'vitest'
import { makeDictionary } from '../../support/in-spanish/dictionary.ts'
import { readPairs } from '../../support/in-spanish/pairs.ts'
import { makeWords } from '../../support/in-spanish/words.ts'

const words = makeWords(makeDictionary(await readPairs()))

describe('what a browser test expects, in Spanish', () => {
  it.each([
    ['Find Clinics', 'Buscar clínicas'],
    ['Showing 10 of 1,234 results', 'Se muestran 10 de 1,234 resultados'],
    ['1 clinic found', 'Encontramos 1 clínica'],
    ['Near Albuquerque, New Mexico', 'Cerca de Albuquerque, Nuevo México'],
    ['This is as of November 12, 2026.', 'Esto es lo que sabemos al 12 de noviembre de 2026.'],
    ['Hope Clinic of Reno', 'Hope Clinic of Reno'],
  ])('%s is %s', (english, spanish) => {
    expect(words.text(english, 'whole')).toBe(spanish)
  })

  it.each([
    [/^Showing \d+ of \d+ results$/, 'Se muestran 20 de 31 resultados', 'Showing 20 of 31 results'],
    [
      /^Type how many people/,
      'Escriba cuántas personas hay en su hogar, por ejemplo 3.',
      'Escriba',
    ],
    [/^Details/, 'Detalles sobre Hope Clinic', 'Details about Hope Clinic'],
  ])('%s finds its Spanish, and nothing else', (pattern, spanish, other) => {
    expect(spanish).toMatch(words.pattern(pattern))
    expect(other).not.toMatch(words.pattern(pattern))
  })
})
