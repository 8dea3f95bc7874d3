import { describe, expect, it } from 'vitest'
import { hoursWords } from '../../../cms/listings/present/hours-words.ts'

const ODD = 'Mon-Fri 8-5, women only on Tuesdays'
const SATURDAY = [{ day: 'saturday' as const, opens: '09:00', closes: '13:00' }]
const SAID = 'Sáb 9\u00a0a.\u00a0m.–1\u00a0p.\u00a0m.'

describe("a clinic's hours as visitors read them", () => {
  it('are its own words', () => {
    const clinic = { hoursOfOperation: ODD, openingHours: SATURDAY }
    expect(hoursWords(clinic, 'en', [])).toMatchObject({ words: ODD, brief: ODD })
  })

  it('are the weekly hours in lists if the words are English; the page has both', () => {
    const clinic = { hoursOfOperation: ODD, openingHours: SATURDAY }
    const untranslated = ['description', 'hoursOfOperation']
    expect(hoursWords(clinic, 'es', untranslated)).toEqual({
      words: ODD,
      brief: SAID,
      isBriefInEnglish: false,
    })
    expect(hoursWords({ hoursOfOperation: ODD }, 'es', untranslated)).toEqual({
      words: ODD,
      brief: ODD,
      isBriefInEnglish: true,
    })
  })

  it('are the weekly hours where there are no words, and nothing where nothing is known', () => {
    expect(hoursWords({ openingHours: SATURDAY }, 'es', [])).toMatchObject({
      words: SAID,
      brief: SAID,
    })
    expect(hoursWords({ hoursOfOperation: ' ' }, 'es', [])).toMatchObject({
      words: null,
      brief: null,
    })
  })
})
