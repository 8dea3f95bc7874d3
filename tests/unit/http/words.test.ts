import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../cms/contract/constants.ts'
import { type FaultCode, fault, readFault } from '../../../cms/contract/fault-codes.ts'
import { localeOf } from '../../../cms/contract/paths.ts'
import { localeAt, wordsIn } from '../../../cms/http/words/words-in.ts'
import { readGlossary, saidOf, says } from '../../support/glossary.ts'

/** Every text of a catalog by its name, with the same values where it needs some. */
const textsOf = (catalog: object, path = ''): [name: string, text: string][] =>
  Object.entries(catalog).flatMap(([name, value]): [string, string][] => {
    const full = `${path}${name}`
    if (full === 'zod') return []
    if (typeof value === 'function') return [[full, String(value(7, 70))]]
    return typeof value === 'string' ? [[full, value]] : textsOf(value, `${full}.`)
  })

describe('what the API says', () => {
  const english = Object.fromEntries(textsOf(wordsIn('en')))

  it.each(LOCALES.filter((locale) => locale !== 'en'))('has each text in %s', (locale) => {
    const texts = textsOf(wordsIn(locale))
    expect(texts.map(([name]) => name)).toEqual(Object.keys(english))
    expect(texts.filter(([name, text]) => text === english[name])).toEqual([])
    // A text that leaves out what it was given tells less than the English one.
    for (const [name, text] of texts)
      expect([name, /\b70?\b/.test(text)]).toEqual([name, /\b70?\b/.test(english[name] ?? '')])
  })

  it('keeps to the terms of docs/spanish.md', async () => {
    const glossary = await readGlossary()
    for (const [name, text] of textsOf(wordsIn('es'))) {
      const asked = glossary.filter((term) => says(english[name] ?? '', term.english))
      expect(
        asked.filter((term) => !says(text, term.spanish)),
        text,
      ).toEqual([])
      expect(
        glossary.flatMap(({ never }) => saidOf(text, never)),
        text,
      ).toEqual([])
    }
  })

  it('has words for each code that a schema can give, and knows zod’s own messages apart', () => {
    for (const code of Object.keys(wordsIn('en').faults) as FaultCode[])
      expect(readFault(fault(code, 1, 100))).toEqual({ code, numbers: [1, 100] })
    expect(readFault('Invalid input: expected string')).toBeUndefined()
  })
})

describe('the language of whoever asks', () => {
  it('is that of a page’s path, and a parameter of the API', () => {
    expect(localeAt('/es/clinics?locale=en')).toBe('es')
    expect(localeAt('/contact?locale=es')).toBe('en')
    expect(localeAt('/api/clinics/search?limit=1&locale=es')).toBe('es')
    expect(localeAt('/api')).toBe('en')
    expect(localeAt('//')).toBe('en')
  })

  it('is English if we have no such language', () => {
    expect([localeOf('fr'), localeOf(undefined), localeOf(['es'])]).toEqual(['en', 'en', 'en'])
  })
})
