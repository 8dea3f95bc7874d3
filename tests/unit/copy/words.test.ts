import { describe, expect, it } from 'vitest'
import { clockTime } from '../../../cms/contract/clock-time.ts'
import { MOST_COUNTED } from '../../../cms/contract/constants.ts'
import { SERVICE_CHOICES } from '../../../cms/contract/form-fields.ts'
import { jurisdictions } from '../../../seed/jurisdictions.ts'
import { services } from '../../../seed/services.ts'
import { addClinicCopy } from '../../../site/copy/add-clinic.ts'
import { shortDate as shortEnglish } from '../../../site/copy/en/dates.ts'
import { longDate as longEnglish } from '../../../site/copy/en/long-date.ts'
import { map as englishMap } from '../../../site/copy/en/map.ts'
import { clinicCard } from '../../../site/copy/es/clinic-card.ts'
import { costs } from '../../../site/copy/es/costs.ts'
import { shortDate } from '../../../site/copy/es/dates.ts'
import { listing } from '../../../site/copy/es/listing.ts'
import { longDate } from '../../../site/copy/es/long-date.ts'
import { clinics, figureInWords, totalInWords } from '../../../site/copy/es/numbers.ts'
import { inPlace, nearPlace, toPlace } from '../../../site/copy/es/places.ts'
import { search } from '../../../site/copy/es/search.ts'
import { expectRows } from '../../support/table.ts'

const { open } = clinicCard
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('the form that adds a clinic names services as its page does', () => {
  const onPages = SERVICE_CHOICES.map((choice) => services.find(({ en }) => en === choice)?.es)
  expect(SERVICE_CHOICES.map(addClinicCopy.es.form.service)).toEqual(onPages)
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
    expect(nearPlace('Distrito de Columbia')).toBe('cerca del Distrito de Columbia')
    expect(nearPlace('El Paso, Texas')).toBe('cerca de El Paso, Texas')
    expect(nearPlace('New York, Nueva York')).toBe('cerca de la ciudad de Nueva York')
    expect(toPlace('Condado de Harris, Texas')).toBe('al condado de Harris, Texas')
    expect(inPlace('Parroquia de Orleans, Luisiana')).toBe('en la parroquia de Orleans, Luisiana')
    expect(costs.result.summary(100, 4, 'Islas Marshall', 2024)).toContain(
      'en las Islas Marshall está cerca del 100%',
    )
  })

  it('times have their article', () => {
    expectRows(
      (name: 'opens' | 'until', time: string, day?: string) =>
        plain(open[name](clockTime(time, open), day)),
      [
        ['opens', '13:30', 'martes', 'Abre el martes a la 1:30 p. m.'],
        ['opens', '12:00', undefined, 'Abre al mediodía'],
        ['until', '17:00', undefined, 'Abierta hasta las 5 p. m.'],
        ['until', '24:00', undefined, 'Abierta hasta la medianoche'],
        ['until', '12:00', 'mié', 'Abierta hasta el mié al mediodía'],
      ],
    )
  })

  it('numbers are written as in the United States, and nouns agree with them', () => {
    const counted = ['0 clínicas', '1 clínica', '2 clínicas', '12,345 clínicas']
    expect([0, 1, 2, 12_345].map(clinics)).toEqual(counted)
    expect(englishMap.found(MOST_COUNTED + 1)).toBe('Over 10,000 clinics found')
    expect(totalInWords(MOST_COUNTED + 1)).toBe('más de 10,000')
    const figures = ['785+', '2M+', '1M+', '24/7']
    const spanish = ['Más de 785', 'Más de 2 millones', 'Más de 1 millón', '24/7']
    expect(figures.map(figureInWords)).toEqual(spanish)
    expect([0.1, 1].map(clinicCard.aboutMiles)).toEqual([
      'a unas 0.1 millas',
      'a una milla, más o menos',
    ])
    expect(search.showing(1, 4)).toBe('Se muestra 1 de 4 resultados')
    expect(listing.showing(20, 45)).toMatch(/^Se muestran 20 de 45,/)
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
})
