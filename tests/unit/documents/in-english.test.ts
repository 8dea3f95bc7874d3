import { expect, it } from 'vitest'
import { textsInEnglish } from '../../../cms/documents/translation/in-english.ts'

const names = ['title', 'summary', 'body', 'badges']

it('A text is in English if there is one, and none in the reader’s language', () => {
  const shown = { title: 'Seguro', summary: 'In short', body: { root: {} }, badges: ['SSL'] }
  const own = { title: 'Seguro', summary: ' ', body: null, badges: [] }
  expect(textsInEnglish(names, shown, own)).toEqual(['summary', 'body', 'badges'])
})

it('A text that there is in no language is not in English', () => {
  expect(textsInEnglish(names, { title: 'Seguro', summary: '' }, {})).toEqual(['title'])
  expect(textsInEnglish(names, { title: 'Insurance' }, undefined)).toEqual(['title'])
})
