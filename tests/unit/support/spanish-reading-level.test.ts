import { describe, expect, it } from 'vitest'
import { spanishGradeOf, spanishSyllables } from '../../support/spanish-reading-level.ts'

describe('the syllables of a Spanish word', () => {
  it.each([
    ['y', 1],
    ['muy', 1],
    ['que', 1],
    ['guía', 2],
    ['ciudad', 2],
    ['país', 2],
    ['leer', 2],
    ['ahora', 3],
    ['clínica', 3],
    ['pingüino', 3],
    ['ayuda', 3],
    ['miércoles', 3],
    ['noche', 2],
    ['enfermedad', 4],
    ['cuídese', 3],
    ['información', 4],
    ['911', 1],
  ])('%s has %i', (word, count) => {
    expect(spanishSyllables(word)).toBe(count)
  })
})

describe('the school grade of a Spanish text', () => {
  it('is low for short sentences of everyday words', () => {
    expect(
      spanishGradeOf('Llame a la clínica. Diga qué le duele. Ahí le dan una cita.'),
    ).toBeLessThan(5)
  })

  it('is above eight for how an authority writes', () => {
    const grade = spanishGradeOf(
      'La determinación de elegibilidad se realizará conforme a la documentación comprobatoria que el solicitante proporcione oportunamente.',
    )
    expect(grade).toBeGreaterThan(13)
  })

  it('rises with every word that a sentence gets longer', () => {
    const sentence = (words: number) => `${'casa '.repeat(words)}fin.`
    const grades = [10, 20, 40, 60, 90].map((words) => spanishGradeOf(sentence(words)))
    expect(grades).toEqual(grades.toSorted((one, other) => one - other))
    expect(new Set(grades).size).toBe(grades.length)
  })

  it('takes no stop of an abbreviation for the end of a sentence', () => {
    const withStops = spanishGradeOf('La clínica abre de 9 a. m. a 5 p. m. los lunes y martes.')
    const without = spanishGradeOf('La clínica abre de 9 am a 5 pm los lunes y martes.')
    expect(withStops).toBe(without)
  })
})
