import { describe, expect, it } from 'vitest'
import {
  changedSince,
  newRecords,
  type TranslatedFrom,
} from '../../../cms/documents/translation/translated-from.ts'

const fields = ['title', 'summary']
const guide = (title: object, summary: object = { en: 'Short' }) => ({ title, summary })

/** What is known after saves, one after the other. */
const recordsAfter = (...saves: [doc: object, before?: object][]): TranslatedFrom[] =>
  saves.reduce<TranslatedFrom[]>((known, [doc, before]) => {
    const made = newRecords(fields, doc, known, before)
    const isKept = (one: TranslatedFrom) =>
      !made.some(({ field, locale }) => field === one.field && locale === one.locale)
    return [...known.filter(isKept), ...made]
  }, [])

const translated = guide({ en: 'Pay', es: 'Pagar' })
const reworded = guide({ en: 'Paying', es: 'Pagar' })

describe('a translation', () => {
  it('is current when it is saved, and until its English changes', () => {
    const known = recordsAfter([translated])
    expect(changedSince(translated, known, 'es')).toEqual([])
    expect(changedSince(reworded, known, 'es')).toEqual(['title'])
  })

  it('is outdated also if nothing was recorded before the English changed', () => {
    const known = recordsAfter([reworded, { title: 'Pay', summary: 'Short' }])
    expect(changedSince(reworded, known, 'es')).toEqual(['title'])
  })

  it('stays outdated when something else is saved, until it is written anew', () => {
    const other = guide({ en: 'Paying', es: 'Pagar' }, { en: 'Short', es: 'Breve' })
    expect(changedSince(other, recordsAfter([translated], [reworded], [other]), 'es')).toEqual([
      'title',
    ])
    const anew = guide({ en: 'Paying', es: 'Pagando' })
    expect(changedSince(anew, recordsAfter([translated], [reworded], [anew]), 'es')).toEqual([])
  })

  it('is current again if the English is taken back, or the translation is removed', () => {
    const known = recordsAfter([translated], [reworded])
    expect(changedSince(translated, known, 'es')).toEqual([])
    expect(changedSince(guide({ en: 'Paying', es: '' }), known, 'es')).toEqual([])
  })
})
