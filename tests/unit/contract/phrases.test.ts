import { describe, expect, it } from 'vitest'
import { indexOfPhrase, phraseOf, wordsOf } from '../../../cms/contract/phrases.ts'

const has = (text: string, phrase: string) => indexOfPhrase(wordsOf(text), phraseOf(phrase)) !== -1

describe('a phrase', () => {
  it.each([
    ['I have a toothache', 'toothache'],
    ['TOOTH-ACHE', 'tooth ache'],
    ['Can’t breathe!', 'cant breath*'],
    ['análisis de sangre', 'analisis de sangre'],
    ['vaccinations', 'vaccin*'],
    ['x-ray chicago', 'x ray*'],
    ['911!', '"911"'],
    ['"911" Main Street', '"911"'],
    ['Houston "I am dying"', '"i am dying"'],
  ])('is in %j: %j', (text, phrase) => expect(has(text, phrase)).toBe(true))

  it.each([
    ['toothaches', 'toothache'],
    ['ache tooth', 'tooth ache'],
    ['grapes', 'rape'],
    ['eye', 'eye exam'],
    ['anything', '*'],
    ['911 Main Street', '"911"'],
    ['"911 Main Street"', '"911"'],
    ['"Main" 911 "Street"', '"911"'],
    ['', '"'],
    ['', 'pain'],
    ['pain', ''],
  ])('is not in %j: %j', (text, phrase) => expect(has(text, phrase)).toBe(false))

  it('knows where its words stand in the text', () => {
    expect(wordsOf('Ay, ¡Niño!')).toEqual([
      { word: 'ay', start: 0, end: 2 },
      { word: 'nino', start: 5, end: 9 },
    ])
  })
})
