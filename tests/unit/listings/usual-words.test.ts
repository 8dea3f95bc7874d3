import { describe, expect, it } from 'vitest'
import { englishLanguage, spokenLanguage } from '../../../cms/contract/index.ts'
import { inUsualWords, stillEnglish } from '../../../cms/listings/present/in-usual-words.ts'
import { traitsOf } from '../../../cms/listings/present/traits.ts'
import type { Clinic } from '../../../cms/payload-types.ts'
import * as lists from '../../../seed/sample/word-lists.ts'

const inSpanish = (texts: Partial<Clinic>, inEnglish = Object.keys(texts)) => {
  const found = inUsualWords(texts as Clinic, 'es', inEnglish)
  return { ...found.clinic, inEnglish: found.inEnglish }
}

describe('what nobody has translated is said in Spanish where that is certain', () => {
  it.each([
    ['Monday to Friday, 8 AM to 5 PM', 'Lun–vie 8\u00a0a.\u00a0m.–5\u00a0p.\u00a0m.'],
    [
      'Tuesday and Thursday evenings, 5 PM to 8:30 PM',
      'Mar, jue 5\u00a0p.\u00a0m.–8:30\u00a0p.\u00a0m.',
    ],
    ['Open 24 hours, every day', 'Todos los días, las 24 horas'],
  ])('hours: %s', (hoursOfOperation, spanish) => {
    const found = inSpanish({ hoursOfOperation })
    expect(found.hoursOfOperation).toBe(spanish)
    expect(found.inEnglish).toEqual([])
  })

  it('hours that say more stay as they are', () => {
    const text = 'Monday to Friday, 8 AM to 3 PM; shorter hours in July and August'
    const found = inSpanish({ hoursOfOperation: text })
    expect(found).toEqual({ hoursOfOperation: text, inEnglish: ['hoursOfOperation'] })
  })

  it('lists, if each of their entries is known', () => {
    expect(
      inSpanish(
        {
          languages: ['English', 'haitian creole'],
          paymentOptions: ['Cash', 'Chickens'],
          organizationType: 'Nonprofit organization',
        },
        ['languages', 'paymentOptions'],
      ),
    ).toEqual({
      languages: ['Inglés', 'Criollo haitiano'],
      paymentOptions: ['Cash', 'Chickens'],
      organizationType: 'Organización sin fines de lucro',
      inEnglish: ['paymentOptions'],
    })
  })

  it('and only the rest has to be translated', () => {
    const english = {
      hoursOfOperation: 'Monday to Friday, 8 AM to 5 PM',
      paymentOptions: ['Cash', 'Check'],
      insuranceAccepted: ['Medicaid', 'Chickens'],
      description: 'A clinic by the river.',
    }
    expect(stillEnglish(english, 'es')).toEqual(['insuranceAccepted', 'description'])
  })

  it('a translation of its own stays', () => {
    const own = { languages: ['Inglés', 'Castellano'] }
    expect(inSpanish(own, [])).toEqual({ ...own, inEnglish: [] })
  })

  it('English pages show what is written', () => {
    const clinic = { hoursOfOperation: 'Mon-Fri 8-5' } as Clinic
    expect(inUsualWords(clinic, 'en', []).clinic).toBe(clinic)
  })

  const { languages, english, accessibility, insurance, payments, programs } = lists
  const all = [...languages, english, ...accessibility, ...insurance, ...payments, ...programs]
  it.each(all)('$en', ({ en, es }) => {
    const [word = ''] = inSpanish({ languages: [en] }).languages ?? []
    // 'Planes del Mercado' is a shorter form of the glossary's word.
    expect(word.startsWith(es)).toBe(true)
  })
})

describe('a spoken language is one filter in all languages', () => {
  const facts = { acceptsUninsured: null, walkInsWelcome: null, telehealth: null }
  const traits = (spoken: string[]) =>
    traitsOf({ ...facts, asksForId: null, asksForSsn: null, languages: spoken })

  it('whichever language names it, and however often', () => {
    expect(traits(['Español', 'Spanish', 'Klingon'])).toEqual([
      'languages:Spanish',
      'languages:Klingon',
    ])
    expect(englishLanguage('árabe')).toBe('Arabic')
    expect(spokenLanguage('Arabic', 'es')).toBe('Árabe')
    expect(spokenLanguage('Klingon', 'es')).toBe('Klingon')
    expect(spokenLanguage('Arabic', 'en')).toBe('Arabic')
  })
})
