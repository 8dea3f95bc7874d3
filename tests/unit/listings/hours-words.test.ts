import { describe, expect, it } from 'vitest'
import { wordsFitKey } from '../../../cms/clinics/hours/hours-agreement.ts'
import { withAgreeingHours } from '../../../cms/listings/present/agreeing-hours.ts'
import { hoursWords } from '../../../cms/listings/present/hours-words.ts'
import { inUsualWords, stillEnglish } from '../../../cms/listings/present/in-usual-words.ts'
import type { Clinic } from '../../../cms/payload-types.ts'
import * as lists from '../../../seed/sample/word-lists.ts'
import { expectRows } from '../../support/table.ts'

const plain = (text: unknown) => (typeof text === 'string' ? text.replaceAll('\u00a0', ' ') : text)

it('of hours that contradict each other only the newer ones are public, or the weekly hours', () => {
  const [EARLIER, LATER] = ['2026-01-01T12:00:00.000Z', '2026-02-01T12:00:00.000Z']
  const MONDAY = [{ day: 'monday' as const, opens: '08:00', closes: '17:00' }]
  const UNCLEAR = 'Mondays, women only in the morning'
  const SPANISH = 'lunes de 8 a. m. a 5 p. m.'

  const date = (at?: string) => at && { at, source: 'editor' as const }
  /** When the clinic opens by its weekly hours, its words, and whether they are in doubt. */
  const shown = (words: string, weeklySince?: string, wordsSince?: string, more: object = {}) => {
    const factDates = { openingHours: date(weeklySince), hoursOfOperation: date(wordsSince) }
    const facts = { openingHours: MONDAY, hoursOfOperation: words, factDates, ...more }
    const locale = 'translated' in more ? 'es' : 'en'
    const { clinic, isInDoubt } = withAgreeingHours(facts as unknown as Clinic, locale, words)
    return [clinic.openingHours?.[0]?.opens, clinic.hoursOfOperation, isInDoubt]
  }
  const translated = (hoursOfOperation: string) => ({ hoursOfOperation, translated: true })
  const none = undefined

  expectRows(shown, [
    ['Mon 9-5', LATER, EARLIER, {}, ['08:00', null, true]],
    ['Mon 9-5', EARLIER, LATER, {}, ['09:00', 'Mon 9-5', true]],
    // One call confirmed both.
    ['Mon 9-5', none, EARLIER, { lastVerifiedAt: LATER }, ['08:00', null, true]],
    ['Mon 8-5', LATER, none, {}, ['08:00', 'Mon 8-5', false]],
    ['By appointment', LATER, none, {}, ['08:00', 'By appointment', false]],
    [UNCLEAR, LATER, EARLIER, {}, ['08:00', null, true]],
    [UNCLEAR, none, none, {}, ['08:00', UNCLEAR, false]],
    // Somebody said that they fit.
    [
      ...([UNCLEAR, LATER, EARLIER] as const),
      { confirmed: [wordsFitKey(MONDAY, UNCLEAR)] },
      ['08:00', UNCLEAR, false],
    ],
    ['Mon 8-5', none, none, translated('lunes de 9 a. m. a 5 p. m.'), ['08:00', null, true]],
    ['Mon 8-5', none, none, translated(SPANISH), ['08:00', SPANISH, false]],
  ])
})

it('a clinic’s hours are its own words, or its weekly hours where the words are English', () => {
  const ODD = 'Mon-Fri 8-5, women only on Tuesdays'
  const openingHours = [{ day: 'saturday' as const, opens: '09:00', closes: '13:00' }]
  const SAID = 'Sáb 9 a. m.–1 p. m.'
  const said = (
    facts: Parameters<typeof hoursWords>[0],
    locale: 'en' | 'es',
    inEnglish: string[],
  ) => {
    const { words, brief, isBriefInEnglish } = hoursWords(facts, locale, inEnglish)
    return [plain(words), plain(brief), isBriefInEnglish]
  }
  expectRows(said, [
    [{ hoursOfOperation: ODD, openingHours }, 'en', [], [ODD, ODD, false]],
    [{ hoursOfOperation: ODD, openingHours }, 'es', ['hoursOfOperation'], [ODD, SAID, false]],
    [{ hoursOfOperation: ODD }, 'es', ['hoursOfOperation'], [ODD, ODD, true]],
    [{ openingHours }, 'es', [], [SAID, SAID, false]],
    [{ hoursOfOperation: ' ' }, 'es', [], [null, null, false]],
  ])
})

describe('what nobody has translated is said in Spanish where that is certain', () => {
  const inSpanish = (texts: Partial<Clinic>, inEnglish = Object.keys(texts)) => {
    const found = inUsualWords(texts as Clinic, 'es', inEnglish)
    return { ...found.clinic, inEnglish: found.inEnglish }
  }

  it('hours, unless they say more', () => {
    const hours = (hoursOfOperation: string) => {
      const found = inSpanish({ hoursOfOperation })
      return [plain(found.hoursOfOperation), found.inEnglish.length]
    }
    const more = 'Monday to Friday, 8 AM to 3 PM; shorter hours in July and August'
    expectRows(hours, [
      ['Monday to Friday, 8 AM to 5 PM', ['Lun–vie 8 a. m.–5 p. m.', 0]],
      [more, [more, 1]],
    ])
  })

  it('lists, if each of their entries is known; only the rest has to be translated', () => {
    const paymentOptions = ['Cash', 'Chickens']
    const organizationType = 'Nonprofit organization'
    const languages = ['English', 'haitian creole']
    const texts = { languages, paymentOptions, organizationType }
    expect(inSpanish(texts, ['languages', 'paymentOptions'])).toEqual({
      languages: ['Inglés', 'Criollo haitiano'],
      paymentOptions,
      organizationType: 'Organización sin fines de lucro',
      inEnglish: ['paymentOptions'],
    })
    const english = { paymentOptions: ['Cash'], insuranceAccepted: ['Chickens'] }
    expect(stillEnglish(english, 'es')).toEqual(['insuranceAccepted'])
  })

  it('every word of the lists', () => {
    const { languages, english, accessibility, insurance, payments, programs } = lists
    const all = [...languages, english, ...accessibility, ...insurance, ...payments, ...programs]
    // 'Planes del Mercado' is a shorter form of the glossary's word.
    const missing = all.filter(
      ({ en, es }) => !inSpanish({ languages: [en] }).languages?.[0]?.startsWith(es),
    )
    expect(missing).toEqual([])
  })
})
