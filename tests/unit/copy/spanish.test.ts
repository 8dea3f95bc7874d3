import { describe, expect, it } from 'vitest'
import { unbrokenTimes } from '../../../site/lib/unbroken-times.ts'
import { catalogs, type Pair, pairs } from '../../support/catalogs.ts'
import { readGlossary, saidOf, says } from '../../support/glossary.ts'
import { spanishGradeOf } from '../../support/spanish-reading-level.ts'
import { GRADE_EIGHT } from '../seed/reading-level.ts'

const glossary = await readGlossary()

/** What is the same in both languages: names, and what only puts given words together. */
const SAME = new Set([
  'clinic contact appleMaps',
  'clinic contact googleMaps',
  'clinic descriptionServices',
  'clinic title',
  'clinicCard extension',
  'costs figures alaska',
  'contact form mistake message',
  'frame error',
  'frame footer facebook',
  'frame footer instagram',
  'frame footer twitter',
  'frame siteName',
  'listing towns inState',
  'forms yesNo no',
  'map canvas marker',
  'map filters option',
  'resources keywords 2',
  'resources keywords 3',
  'search filters counted',
  'urgentHelp assault lines 0 name',
])

/** Words by which pages are found, which nobody reads. */
const UNREAD = /^fallback words /

const hasWords = (text: string) => /\p{L}/u.test(text)

/** The keys at which every text is the same in both languages. */
const sameKeys = (all: Pair[]): string[] => {
  const differing = new Set(all.filter(({ en, es }) => en !== es).map(({ key }) => key))
  const same = all.filter(({ key, en }) => hasWords(en) && !differing.has(key))
  return [...new Set(same.map(({ key }) => key))]
}

/** The terms of an English text that its Spanish counterpart says in none of their forms. */
const missingTerms = ({ en, es }: Pair): string[] =>
  glossary
    // With a non-breaking hyphen, 'low-cost' is still the same term.
    .filter(({ english }) => says(en.replaceAll('\u2011', '-'), english))
    .filter(({ spanish }) => !says(es, spanish))
    .map(({ spanish }) => spanish.join(' or '))

describe('the Spanish copy', () => {
  it('has a catalog for each English one', () => {
    expect(catalogs.es).toEqual(catalogs.en)
  })

  it('is held to a table of terms', () => {
    expect(glossary.length).toBeGreaterThan(30)
    for (const { english, spanish } of glossary)
      expect([english[0], spanish[0]]).not.toContain(undefined)
  })

  describe.each([...pairs])('%s', (_name, written) => {
    const all = written.filter(({ key }) => !UNREAD.test(key))

    it('is not English', () => {
      expect(sameKeys(all).filter((key) => !SAME.has(key))).toEqual([])
    })

    it('says the terms as the table has them', () => {
      const missing = all.flatMap((pair) =>
        missingTerms(pair).map((term) => `${pair.key}: ${term}, not in: ${pair.es}`),
      )
      expect(missing).toEqual([])
    })

    it('uses no word that the table forbids', () => {
      const never = glossary.flatMap((term) => term.never)
      const forbidden = all.flatMap(({ key, es }) =>
        saidOf(es, never).map((word) => `${key}: ${word}, in: ${es}`),
      )
      expect(forbidden).toEqual([])
    })

    it('has no place inside a time where a line could break', () => {
      expect(all.filter(({ es }) => unbrokenTimes(es) !== es)).toEqual([])
    })

    it('says how to get Spanish on 988', () => {
      const named = all.filter(({ es }) => es.includes('988') && es !== '988')
      expect(named.filter(({ es }) => !/oprima el 2|AYUDA/.test(es))).toEqual([])
    })

    it('is readable in eighth grade', () => {
      const texts = [...new Set(all.map(({ es }) => es))].join('\n')
      expect(spanishGradeOf(texts)).toBeLessThanOrEqual(GRADE_EIGHT)
    })
  })

  it('leaves no exception in the table of what is the same that isn’t', () => {
    const same = sameKeys([...pairs.values()].flat())
    expect([...SAME].filter((key) => !same.includes(key))).toEqual([])
  })
})
