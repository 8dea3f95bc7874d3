import type { ClientField } from 'payload'
import { describe, expect, it } from 'vitest'
import { compareLines } from '../../../cms/documents/translation/compare-lines.ts'
import { termsIn } from '../../../cms/documents/translation/glossary.ts'
import { textsInEnglish } from '../../../cms/documents/translation/in-english.ts'
import { linesOf } from '../../../cms/documents/translation/lines-of.ts'
import { localizedTexts, untranslated } from '../../../cms/documents/translation/localized-texts.ts'
import {
  changedSince,
  newRecords,
  type TranslatedFrom,
} from '../../../cms/documents/translation/translated-from.ts'
import { block, leaf, node, paragraphs, richText } from '../../support/rich-text.ts'
import { expectRows } from '../../support/table.ts'
import { named, rowId, textWith } from '../../support/text-fields.ts'

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

describe('the English beside a translation', () => {
  const line = (type: string, words: string) => node(type, [leaf(words)])

  it('is read line by line, whatever field and block it is in', () => {
    const list = node('list', [line('listitem', 'Call'), line('listitem', 'Go')])
    const row = node('tablerow', [line('tablecell', '1'), line('tablecell', '$15,960')])
    // As JSONB keeps it: the shorter name first.
    const steps = { steps: [{ id: 'a1', text: paragraphs('Ask'), title: 'First' }] }
    const card = { url: '/clinics', text: 'Who is near', title: 'Clinics' }
    const body = richText(
      node('heading', [leaf('Pay '), leaf('less')]),
      list,
      node('table', [row]),
      block({ blockType: 'steps', ...steps }),
      block({ blockType: 'link-card', ...card }),
      block({ blockType: 'unknown', title: 'Gone' }),
    )
    const field = textWith([
      {
        slug: 'steps',
        fields: [{ name: 'steps', type: 'array', fields: [named('title'), textWith([]), rowId] }],
      },
      { slug: 'link-card', fields: [named('title'), named('text'), named('url')] },
    ])
    expectRows(
      (value: unknown) => linesOf(value, field),
      [
        ['One\n\nTwo', ['One', 'Two']],
        [
          ['English', 'French'],
          ['English', 'French'],
        ],
        [
          body,
          ['Pay less', 'Call', 'Go', '1', '$15,960', 'First', 'Ask', 'Clinics', 'Who is near'],
        ],
        [null, []],
      ],
    )
  })

  it('shows what has come and gone since', () => {
    const marked = (before: string, now: string) =>
      compareLines([...before], [...now])
        .flat()
        .map(({ text: letter, is }) => letter + is.charAt(0))
    expectRows(marked, [
      ['abc', 'abc', ['as', 'bs', 'cs']],
      ['abc', 'axc', ['as', 'bg', 'xn', 'cs']],
      ['', 'ab', ['an', 'bn']],
      ['abc', 'c', ['ag', 'bg', 'cs']],
      ['ab', 'bca', ['ag', 'bs', 'cn', 'an']],
    ])
  })

  it('marks the words of a line that was reworded, and the whole of one that was replaced', () => {
    const marks = { same: '', gone: '-', new: '+' }
    const marked = (before: string, now: string) =>
      compareLines(before.split('\n'), now.split('\n')).map((parts) =>
        parts.map(({ text: words, is }) => marks[is] + words).join('|'),
      )
    expectRows(marked, [
      ['Call us on Monday', 'Call us on Friday', ['Call us on|-Monday|+Friday']],
      ['Call us', 'Call us today', ['Call us|+today']],
      [
        'Bring a card of yours',
        'Bring your card or a bill',
        ['-Bring a card of yours', '+Bring your card or a bill'],
      ],
      [
        'First of all, ask\nThe rest stays',
        'First of all, call\nAnd write\nThe rest stays',
        ['First of all,|-ask|+call', '+And write', 'The rest stays'],
      ],
    ])
  })

  it('comes with the terms that it says', () => {
    const terms = (english: string) => termsIn(english).map(({ spanish }) => spanish[0])
    expectRows(terms, [
      ['Ask about a sliding fee.', ['tarifa según ingresos']],
      ['Two appointments at a health center', ['cita', 'centro de salud']],
      ['Nothing of the kind', []],
    ])
  })
})
