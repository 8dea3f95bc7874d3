import { describe, expect, it } from 'vitest'
import { jurisdictions } from '../../../seed/jurisdictions.ts'
import { costs as englishCosts } from '../../../site/copy/en/costs.ts'
import { longDate as longEnglish } from '../../../site/copy/en/long-date.ts'
import { clinicCard } from '../../../site/copy/es/clinic-card.ts'
import { costs } from '../../../site/copy/es/costs.ts'
import { shortDate } from '../../../site/copy/es/dates.ts'
import { listing } from '../../../site/copy/es/listing.ts'
import { longDate } from '../../../site/copy/es/long-date.ts'
import { midSentence } from '../../../site/copy/es/mid-sentence.ts'
import { clinics, totalInWords } from '../../../site/copy/es/numbers.ts'
import { inPlace, nearPlace } from '../../../site/copy/es/places.ts'
import { search } from '../../../site/copy/es/search.ts'
import { searchForm } from '../../../site/copy/es/search-form.ts'
import { visit } from '../../../site/copy/es/visit.ts'
import { NOT_STATES } from '../../../site/copy/not-states.ts'
import { clockTime } from '../../../site/lib/clock-time.ts'

const { open } = clinicCard
const NBSP = '\u00a0'

describe('places in a Spanish sentence', () => {
  it('take no article, but islands, a district and federated states do', () => {
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
  })

  it.each([
    ['Reno, Nevada', 'cerca de Reno, Nevada'],
    ['Distrito de Columbia', 'cerca del Distrito de Columbia'],
    ['El Paso, Texas', 'cerca de El Paso, Texas'],
    ['usted', 'cerca de usted'],
  ])('%s: %s', (place, words) => {
    expect(nearPlace(place)).toBe(words)
  })

  it('are states, apart from those that nobody calls one', () => {
    const others = jurisdictions.filter(({ abbreviation }) => NOT_STATES.has(abbreviation))
    expect(others).toHaveLength(NOT_STATES.size)
    expect(jurisdictions.length - others.length).toBe(50)
  })
})

it('the estimator’s next step names a place with its article', () => {
  const steps = jurisdictions.flatMap(({ name }) => [
    englishCosts.next.search(name.en),
    costs.next.search(name.es),
  ])
  expect(steps.filter((step) => /\b(?:the|el|la|las|los) \p{Lu}/u.test(step))).toEqual([
    'Find clinics in the District of Columbia',
    'Buscar clínicas en el Distrito de Columbia',
    'Find clinics in the Federated States of Micronesia',
    'Buscar clínicas en los Estados Federados de Micronesia',
    'Find clinics in the Marshall Islands',
    'Buscar clínicas en las Islas Marshall',
    'Find clinics in the Northern Mariana Islands',
    'Buscar clínicas en las Islas Marianas del Norte',
    'Find clinics in the U.S. Virgin Islands',
    'Buscar clínicas en las Islas Vírgenes de EE. UU.',
  ])
  expect(englishCosts.result.notOffered('Marshall Islands')).toContain('in the Marshall Islands.')
})

it('what a household has is one sentence', () => {
  expect(costs.result.summary(100, 4, 'Texas', 2024)).toBe(
    'Su hogar de 4 personas en Texas está cerca del 100% del nivel de pobreza de 2024.',
  )
  expect(costs.result.summary(100, 1, 'Islas Marshall', 2024)).toContain(
    'de una persona en las Islas Marshall',
  )
})

describe('times in a Spanish sentence', () => {
  const opens = (time: string, day?: string) => open.opens(clockTime(time, open), day)
  const until = (time: string, day?: string) => open.until(clockTime(time, open), day)

  it.each([
    [opens('08:00'), `Abre a las 8${NBSP}a.${NBSP}m.`],
    [opens('13:30', 'martes'), `Abre el martes a la 1:30${NBSP}p.${NBSP}m.`],
    [opens('10:00'), `Abre a las 10${NBSP}a.${NBSP}m.`],
    [opens('12:00'), 'Abre al mediodía'],
    [until('17:00'), `Abierta hasta las 5${NBSP}p.${NBSP}m.`],
    [until('01:00'), `Abierta hasta la 1${NBSP}a.${NBSP}m.`],
    [until('24:00'), 'Abierta hasta la medianoche'],
    [until('12:00', 'mié'), 'Abierta hasta el mié al mediodía'],
  ])('%s', (said, right) => {
    expect(said).toBe(right)
  })
})

describe('numbers and dates in Spanish', () => {
  it('are written as in the United States, and nouns agree with them', () => {
    expect([0, 1, 2, 12_345].map(clinics)).toEqual([
      '0 clínicas',
      '1 clínica',
      '2 clínicas',
      '12,345 clínicas',
    ])
    expect(totalInWords(10_001)).toBe('más de 10,000')
    expect(search.showing(1, 1)).toBe('Se muestra 1 de 1 resultado')
    expect(search.showing(1, 4)).toBe('Se muestra 1 de 4 resultados')
    expect(listing.showing(1, 1)).toMatch(/^Se muestra 1 de 1,/)
    expect(listing.showing(20, 45)).toMatch(/^Se muestran 20 de 45,/)
  })

  it.each([
    ['2026-11-12T09:00:00.000Z', '12 nov 2026'],
    ['2026-09-01T23:59:59.000Z', '1 sep 2026'],
  ])('%s is %s', (iso, written) => {
    expect(shortDate(iso)).toBe(written)
  })

  it.each([
    ['2026-11-12T09:00:00.000Z', '12 de noviembre de 2026', 'November 12, 2026'],
    ['2026-09-01T23:59:59.000Z', '1 de septiembre de 2026', 'September 1, 2026'],
  ])('%s is %s in a sentence', (iso, spanish, english) => {
    expect(longDate(iso)).toBe(spanish)
    expect(longEnglish(iso)).toBe(english)
    expect(visit.moved('414 North St', iso)).toContain(spanish)
    expect(visit.allAsOf(iso)).toContain(spanish)
  })
})

describe('a title inside a Spanish sentence', () => {
  it.each([
    ['Atención dental', 'atención dental'],
    ['Farmacia', 'farmacia'],
    ['Pruebas de VIH', 'Pruebas de VIH'],
    ['VIH', 'VIH'],
    ['MediGratis', 'MediGratis'],
  ])('%s: %s', (title, words) => {
    expect(midSentence(title)).toBe(words)
  })

  it('is the name of the product on the button of the search', () => {
    expect(searchForm.form.submit('Clínicas gratis')).toBe('Buscar clínicas gratis')
    expect(searchForm.form.submit('Healthcare for All')).toBe('Buscar Healthcare for All')
  })

  it('is a category that the search form doesn’t offer', () => {
    expect(searchForm.otherService('urgent-care')).toBe('Atención de urgencia')
  })
})
