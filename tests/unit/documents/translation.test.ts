import type { ClientField } from 'payload'
import { describe, expect, it } from 'vitest'
import { textsInEnglish } from '../../../cms/documents/translation/in-english.ts'
import { localizedTexts, untranslated } from '../../../cms/documents/translation/localized-texts.ts'
import {
  changedSince,
  newRecords,
  type TranslatedFrom,
} from '../../../cms/documents/translation/translated-from.ts'

it('a text is in English if there is one, and none in the reader’s language', () => {
  const names = ['title', 'summary', 'body', 'badges']
  const shown = { title: 'Seguro', summary: 'In short', body: { root: {} }, badges: ['SSL'] }
  const own = { title: 'Seguro', summary: ' ', body: null, badges: [] }
  expect(textsInEnglish(names, shown, own)).toEqual(['summary', 'body', 'badges'])
  expect(textsInEnglish(names, { title: 'Seguro', summary: '' }, {})).toEqual(['title'])
  expect(textsInEnglish(names, { title: 'Insurance' }, undefined)).toEqual(['title'])
})

it('texts that are in English but not in Spanish are listed, however deep in the form', () => {
  const text = (name: string, localized = true) => ({ type: 'text', name, label: name, localized })
  const fields = [
    text('title'),
    text('slug', false),
    { type: 'tabs', tabs: [{ fields: [{ type: 'row', fields: [text('hours')] }] }] },
    { type: 'collapsible', fields: [text('languages'), text('empty'), text('done')] },
  ] as unknown as ClientField[]
  const doc = {
    title: { en: 'A guide' },
    slug: 'a-guide',
    hours: { en: 'Mornings', es: ' ' },
    languages: { en: ['English'], es: [] },
    empty: { en: '' },
    done: { en: 'Yes', es: 'Sí' },
  }
  const names = untranslated(localizedTexts(fields, doc)).map(({ name }) => name)
  expect(names).toEqual(['title', 'hours', 'languages'])
})

describe('a translation', () => {
  const guide = (en: string, es: string, summary: object = { en: 'Short' }) => ({
    title: { en, es },
    summary,
  })
  const translated = guide('Pay', 'Pagar')
  const reworded = guide('Paying', 'Pagar')

  /** What of the last document is outdated after saves, one after the other. */
  const outdated = (last: object, ...saves: [doc: object, before?: object][]) => {
    const known = saves.reduce<TranslatedFrom[]>((records, [doc, before]) => {
      const made = newRecords(['title', 'summary'], doc, records, before)
      const isKept = (one: TranslatedFrom) =>
        !made.some(({ field, locale }) => field === one.field && locale === one.locale)
      return [...records.filter(isKept), ...made]
    }, [])
    return changedSince(last, known, 'es')
  }

  it('is outdated from when its English changes until it is written anew', () => {
    expect(outdated(reworded, [translated])).toEqual(['title'])
    expect(outdated(reworded, [reworded, { title: 'Pay', summary: 'Short' }])).toEqual(['title'])
    const other = guide('Paying', 'Pagar', { en: 'Short', es: 'Breve' })
    expect(outdated(other, [translated], [reworded], [other])).toEqual(['title'])
    const anew = guide('Paying', 'Pagando')
    expect(outdated(anew, [translated], [reworded], [anew])).toEqual([])
  })

  it('is current again if the English is taken back, or the translation is removed', () => {
    expect(outdated(translated, [translated], [reworded])).toEqual([])
    expect(outdated(guide('Paying', ''), [translated], [reworded])).toEqual([])
  })
})
