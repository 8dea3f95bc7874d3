import { describe, expect, it } from 'vitest'
import { LOCALES, MOST_COUNTED } from '../../../cms/contract/constants.ts'
import { SERVICE_CHOICES } from '../../../cms/contract/form-fields.ts'
import { jurisdictions } from '../../../seed/jurisdictions.ts'
import { services } from '../../../seed/services.ts'
import { addClinicCopy } from '../../../site/copy/add-clinic.ts'
import { costs as englishCosts } from '../../../site/copy/en/costs.ts'
import { shortDate as shortEnglish } from '../../../site/copy/en/dates.ts'
import { longDate as longEnglish } from '../../../site/copy/en/long-date.ts'
import { map as englishMap } from '../../../site/copy/en/map.ts'
import { clinicCard } from '../../../site/copy/es/clinic-card.ts'
import { costs } from '../../../site/copy/es/costs.ts'
import { shortDate } from '../../../site/copy/es/dates.ts'
import { listing } from '../../../site/copy/es/listing.ts'
import { longDate } from '../../../site/copy/es/long-date.ts'
import { map } from '../../../site/copy/es/map.ts'
import { midSentence } from '../../../site/copy/es/mid-sentence.ts'
import { clinics, totalInWords } from '../../../site/copy/es/numbers.ts'
import { inPlace, nearPlace } from '../../../site/copy/es/places.ts'
import { search } from '../../../site/copy/es/search.ts'
import { searchForm } from '../../../site/copy/es/search-form.ts'
import { visit } from '../../../site/copy/es/visit.ts'
import { NOT_STATES } from '../../../site/copy/not-states.ts'
import { clockTime } from '../../../site/lib/clock-time.ts'
import { expectRows } from '../../support/table.ts'

const { open } = clinicCard
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('the map says a whole number, and “over” only where a search has stopped counting', () => {
  expect(englishMap.found(13_560)).toBe('13,560 clinics found')
  expect(englishMap.found(MOST_COUNTED + 1)).toBe('Over 10,000 clinics found')
  expect(map.found(13_560)).toBe('Encontramos 13,560 clínicas')
  expect(map.found(MOST_COUNTED + 1)).toBe('Encontramos más de 10,000 clínicas')
})

it('the form that adds a clinic names services as its page does', () => {
  for (const locale of LOCALES) {
    const onPages = SERVICE_CHOICES.map(
      (choice) => services.find(({ en }) => en === choice)?.[locale],
    )
    expect(SERVICE_CHOICES.map(addClinicCopy[locale].form.service)).toEqual(onPages)
  }
})

describe('in a Spanish sentence', () => {
  it('places take no article, but islands, a district and federated states do', () => {
    const withArticle = jurisdictions
      .map(({ name }) => inPlace(name.es))
      .filter((words) => /^en (?:el|la|las|los) /.test(words))
    expect(withArticle).toEqual([
      'en el Distrito de Columbia',
      'en los Estados Federados de Micronesia',
      'en las Islas Marshall',
      'en las Islas Marianas del Norte',
      'en las Islas Vírgenes de EE. UU.',
    ])
    expectRows(nearPlace, [
      ['Reno, Nevada', 'cerca de Reno, Nevada'],
      ['Distrito de Columbia', 'cerca del Distrito de Columbia'],
      ['El Paso, Texas', 'cerca de El Paso, Texas'],
    ])
    const others = jurisdictions.filter(({ abbreviation }) => NOT_STATES.has(abbreviation))
    expect([others.length, jurisdictions.length - others.length]).toEqual([NOT_STATES.size, 50])
  })

  it('the estimator names a place with its article, as in English', () => {
    const summary = costs.result.summary(100, 4, 'Islas Marshall', 2024)
    expect(summary).toBe(
      'Su hogar de 4 personas en las Islas Marshall está cerca del 100% del nivel de pobreza de 2024.',
    )
    expect(englishCosts.next.search('Marshall Islands')).toBe(
      'Find clinics in the Marshall Islands',
    )
    expect(englishCosts.next.search('Texas')).toBe('Find clinics in Texas')
  })

  it('times have their article', () => {
    expectRows(
      (time: string, day?: string) => plain(open.opens(clockTime(time, open), day)),
      [
        ['08:00', undefined, 'Abre a las 8 a. m.'],
        ['13:30', 'martes', 'Abre el martes a la 1:30 p. m.'],
        ['12:00', undefined, 'Abre al mediodía'],
      ],
    )
    expectRows(
      (time: string, day?: string) => plain(open.until(clockTime(time, open), day)),
      [
        ['17:00', undefined, 'Abierta hasta las 5 p. m.'],
        ['01:00', undefined, 'Abierta hasta la 1 a. m.'],
        ['24:00', undefined, 'Abierta hasta la medianoche'],
        ['12:00', 'mié', 'Abierta hasta el mié al mediodía'],
      ],
    )
  })

  it('numbers are written as in the United States, and nouns agree with them', () => {
    const counted = ['0 clínicas', '1 clínica', '2 clínicas', '12,345 clínicas']
    expect([0, 1, 2, 12_345].map(clinics)).toEqual(counted)
    expect(totalInWords(10_001)).toBe('más de 10,000')
    expect(search.showing(1, 1)).toBe('Se muestra 1 de 1 resultado')
    expect(search.showing(1, 4)).toBe('Se muestra 1 de 4 resultados')
    expect(listing.showing(1, 1)).toMatch(/^Se muestra 1 de 1,/)
    expect(listing.showing(20, 45)).toMatch(/^Se muestran 20 de 45,/)
  })

  it('a title begins with a small letter, but names and abbreviations do not', () => {
    expectRows(midSentence, [
      ['Atención dental', 'atención dental'],
      ['Farmacia', 'farmacia'],
      ['Pruebas de VIH', 'Pruebas de VIH'],
      ['MediGratis', 'MediGratis'],
    ])
    expect(searchForm.form.submit('Clínicas gratis')).toBe('Buscar clínicas gratis')
    expect(searchForm.form.submit('Healthcare for All')).toBe('Buscar Healthcare for All')
    expect(searchForm.otherService('urgent-care')).toBe('Atención de urgencia')
  })
})

it('dates are written as people in the United States read them, in each language', () => {
  const [november, september] = ['2026-11-12T09:00:00.000Z', '2026-09-01T23:59:59.000Z']
  const all = (iso: string) =>
    [shortDate, shortEnglish, longDate, longEnglish].map((write) => write(iso))
  expectRows(all, [
    [november, ['12 nov 2026', 'Nov 12, 2026', '12 de noviembre de 2026', 'November 12, 2026']],
    [september, ['1 sep 2026', 'Sep 1, 2026', '1 de septiembre de 2026', 'September 1, 2026']],
  ])
  expect(shortEnglish('2024-12-10')).toBe('Dec 10, 2024')
  expect(visit.moved('414 North St', november)).toContain(longDate(november))
  expect(visit.allAsOf(november)).toContain(longDate(november))
})
