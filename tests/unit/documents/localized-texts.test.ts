import type { ClientField } from 'payload'
import { expect, it } from 'vitest'
import { localizedTexts, untranslated } from '../../../cms/documents/translation/localized-texts.ts'

const text = (name: string, localized = true) => ({ type: 'text', name, label: name, localized })

it('texts that are in English but not in Spanish are listed, however deep in the form', () => {
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
