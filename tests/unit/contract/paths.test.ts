import { describe, expect, it } from 'vitest'
import { LOCALES, pathIn, pathsFor, readPath, sameIn } from '../../../cms/contract/paths.ts'

describe('the addresses of a page in each language', () => {
  it.each(LOCALES)('lead back to it, in %s', (locale) => {
    for (const path of ['/', '/search', '/services/united-states/texas', '/es-clinic']) {
      expect(readPath(pathIn(locale, path))).toEqual({ locale, path })
      for (const other of LOCALES)
        expect(sameIn(locale, pathIn(other, path))).toBe(pathIn(locale, path))
    }
  })

  it('are the documented ones in English', () => {
    expect(sameIn('en', '/search?location=es&service=/es/')).toBe(
      '/search?location=es&service=/es/',
    )
    expect(pathsFor('en').home).toBe('/')
  })

  it('keep what was asked for', () => {
    expect(sameIn('es', '/search?location=a%2Fb#c')).toBe('/es/search?location=a%2Fb#c')
    expect(sameIn('es', '/?sent=true')).toBe('/es?sent=true')
  })

  it('do not take a word for a language', () => {
    expect(readPath('/essential')).toEqual({ locale: 'en', path: '/essential' })
    expect(readPath('/services/es')).toEqual({ locale: 'en', path: '/services/es' })
    expect(readPath('/en/about')).toEqual({ locale: 'en', path: '/en/about' })
  })
})
