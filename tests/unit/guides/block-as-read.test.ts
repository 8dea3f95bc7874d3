import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LOCALES, type Locale } from '../../../cms/contract/paths.ts'
import { BlockAsRead } from '../../../cms/guides/panel/block-as-read.tsx'
import { TABLE_WORDS } from '../../../cms/guides/panel/table-words.ts'
import { presentFields } from '../../../cms/guides/present/rich-text/present-fields.ts'
import { reading as english } from '../../../site/copy/en/reading.ts'
import { reading as spanish } from '../../../site/copy/es/reading.ts'
import { paragraphs } from '../../support/rich-text.ts'
import { expectRows } from '../../support/table.ts'

const incomes = { blockType: 'income-table', caption: 'Incomes', first: 15_000, further: 5_000 }

/** The words of a block's preview, one for each place where an element begins or ends. */
const read = (fields: object, locale: Locale): string[] =>
  presentFields(fields).flatMap((block) =>
    renderToStaticMarkup(createElement(BlockAsRead, { block, locale }))
      .split(/<[^>]+>/)
      .filter(Boolean),
  )

it('in the editor, a block of a text reads as it does for visitors', () => {
  expectRows(read, [
    [
      { ...incomes, percents: [100, 250], people: 2 },
      'en',
      [
        ...['Incomes', 'People in the household'],
        ...['100% of the poverty level', '250% of the poverty level'],
        ...['1', '$15,000', '$37,500', '2', '$20,000', '$50,000'],
        ...['Each additional person', '+ $5,000', '+ $12,500'],
      ],
    ],
    [
      { ...incomes, caption: '', percents: [100], people: 1 },
      'es',
      [
        ...['No caption yet', 'Personas en el hogar', '100% del nivel de pobreza'],
        ...['1', '$15,000', 'Cada persona más', '+ $5,000'],
      ],
    ],
    [
      { blockType: 'steps', steps: [{ title: 'Call', text: paragraphs('Ask for Ana.') }, {}] },
      'en',
      ['Call', 'Ask for Ana.', 'No title yet'],
    ],
    [
      { blockType: 'accordion', questions: [{ title: 'Why?', text: paragraphs('Because.') }] },
      'en',
      ['Why?', 'Because.'],
    ],
    [
      { blockType: 'call-out', tone: 'tip', title: 'Save', text: paragraphs('Go early.') },
      'en',
      ['Save', 'Go early.'],
    ],
  ])
})

it('its table says what the page’s says, in each language', () => {
  const { en, es } = { en: english.incomes, es: spanish.incomes }
  for (const locale of LOCALES) {
    const { people, percent, further } = { en, es }[locale]
    const words = TABLE_WORDS[locale]
    expect([words.people, words.percent(138), words.further]).toEqual([
      people,
      percent(138),
      further,
    ])
  }
})
